// The document around every page: language, fonts, theme, toasts. Reads no data and knows no screen.

import { GeistMono } from "geist/font/mono"
import { GeistSans } from "geist/font/sans"
import type { Metadata, Viewport } from "next"
import type { ReactNode } from "react"
import { FrameProviders } from "@/components/frame/frame-providers"
import { QueryProvider } from "@/lib/queries/query-provider"
import "./globals.css"

export const metadata: Metadata = {
  title: { default: "Readback", template: "%s · Readback" },
  description: "An agent console whose facts survive every change of hands.",
  icons: { icon: "/icon.svg" },
  manifest: "/manifest.webmanifest",
  robots: { index: false, follow: false },
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8f9fa" },
    { media: "(prefers-color-scheme: dark)", color: "#0e0f11" },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets data-theme before React takes over, so the attribute may differ from the server's.
    <html lang="en" className={`${GeistSans.variable} ${GeistMono.variable}`} suppressHydrationWarning>
      <body>
        <FrameProviders>
          <QueryProvider>{children}</QueryProvider>
        </FrameProviders>
      </body>
    </html>
  )
}
