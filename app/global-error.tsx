// What stands when the document around every page fails: a document of its own that needs nothing but the styles.
"use client"

import "./globals.css"

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Readback could not be shown</title>
        <main role="alert" className="grid max-w-md gap-2 px-4 py-10 text-14">
          <h1 className="text-20 font-strong">Readback could not be shown</h1>
          <p>
            Something failed on our side. Nothing was lost: what was sent is kept on the server, and what you were
            writing stays in this browser.
          </p>
          <p className="flex gap-4">
            <button type="button" onClick={retry} className="underline">
              Try again
            </button>
            {/* A plain link: the whole document is to be loaded anew. */}
            <a href="/" className="underline">
              Go to the start
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
