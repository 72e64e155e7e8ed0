import path from "node:path"
import type { NextConfig } from "next"

// How Next builds and serves the app. Packages that ship binaries or start worker threads stay outside the bundle.
const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname) },
  serverExternalPackages: ["pg", "exceljs", "mammoth", "unpdf", "docx", "postal-mime"],
  // Types are checked by npm test; whoever only starts the app does not wait for it twice.
  typescript: { ignoreBuildErrors: true },
  experimental: { serverActions: { bodySizeLimit: "1mb" } },
}

export default config
