// The app's line drawings, 16 by 16, drawn in the current colour. A glyph is decoration: the word beside it carries the meaning.
import { classNames } from "./class-names"

export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      className={classNames(
        "size-3.5 shrink-0 fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]",
        className,
      )}
    >
      {drawings[name]}
    </svg>
  )
}

const ring = <circle cx="8" cy="8" r="5.8" />

const drawings = {
  conversations: <path d="M2.5 3.5h11v7.5H7l-3 2.5V11H2.5z" />,
  inbox: <path d="M2 9.5 4 3h8l2 6.5V13H2zM2 9.5h3.5l1 1.5h3l1-1.5H14" />,
  bids: <path d="M2 5h12v8H2zM5.5 5V3h5v2M2 8.5h12" />,
  insights: <path d="M3 13V9m3.5 4V5M10 13V7.5m3.5 5.5V3" />,
  settings: (
    <>
      <path d="M2 5h6m4 0h2M2 11h2m4 0h6" />
      <circle cx="10" cy="5" r="1.8" />
      <circle cx="6" cy="11" r="1.8" />
    </>
  ),
  wait: (
    <>
      {ring}
      <path d="M8 4.8V8l2.2 1.4" />
    </>
  ),
  check: (
    <>
      {ring}
      <path d="m5.5 8.2 1.8 1.8 3.3-3.8" />
    </>
  ),
  tick: <path d="m4 8.5 2.7 2.7L12 5" />,
  conflict: <path d="M8 1.8 14.2 8 8 14.2 1.8 8zM8 5.2v3.3m0 2.2v.1" />,
  cross: (
    <>
      {ring}
      <path d="m6 6 4 4m0-4-4 4" />
    </>
  ),
  minus: (
    <>
      {ring}
      <path d="M5.3 8h5.4" />
    </>
  ),
  dashed: <circle cx="8" cy="8" r="5.8" strokeDasharray="2.2 2.350" />,
  run: (
    <>
      <path d="M8 2.2A5.8 5.8 0 1 1 2.2 8" />
      <circle cx="8" cy="8" r="1.6" fill="currentColor" stroke="none" />
    </>
  ),
  idle: ring,
  stopped: (
    <>
      {ring}
      <path d="M6.3 6.3h3.4v3.4H6.3z" />
    </>
  ),
  question: (
    <>
      {ring}
      <path d="M6.3 6.5a1.7 1.7 0 1 1 2.3 1.6c-.5.2-.6.5-.6 1m0 1.9v.1" />
    </>
  ),
  document: <path d="M4 2h5.5L12 4.5V14H4zM9.5 2v2.5H12" />,
  pen: <path d="m3 13 .7-3L10.5 3.2l2.3 2.3L6 12.3z" />,
  down: <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />,
  up: <path d="m4.5 9.5 3.5-3.5 3.5 3.5" />,
  right: <path d="m6.5 4.5 3.5 3.5-3.5 3.5" />,
  left: <path d="M9.5 4.5 6 8l3.5 3.5" />,
  pin: <path d="M5.5 2h5l-.7 4.5 2.2 2.5H4l2.2-2.5zM8 9v5" />,
  tool: <path d="m4 5-2.5 3L4 11m8-6 2.5 3L12 11M9.3 3.5l-2.6 9" />,
  find: (
    <>
      <circle cx="7" cy="7" r="4.3" />
      <path d="m10.3 10.3 3.2 3.2" />
    </>
  ),
  more: <path d="M3.5 8h.1M8 8h.1m4.4 0h.1" strokeWidth="2.2" />,
  tree: <path d="M4 3v8.5h4M4 6.5h4M8 5h5v3H8zM8 10h5v3H8z" />,
  attach: <path d="m12.5 7.5-5 5a3 3 0 0 1-4.3-4.3l5.5-5.4a2 2 0 0 1 2.9 2.9l-5.4 5.3a1 1 0 0 1-1.4-1.4L9.5 5" />,
  plus: <path d="M8 3v10M3 8h10" />,
  close: <path d="m4 4 8 8m0-8-8 8" />,
  theme: (
    <>
      {ring}
      <path d="M8 2.2v11.6a5.8 5.8 0 0 0 0-11.6" fill="currentColor" />
    </>
  ),
  sun: (
    <>
      <circle cx="8" cy="8" r="2.8" />
      <path d="M8 1.5v1.3m0 10.4v1.3M1.5 8h1.3m10.4 0h1.3M3.4 3.4l.9.9m7.4 7.4.9.9m0-9.2-.9.9m-7.4 7.4-.9.9" />
    </>
  ),
  moon: <path d="M13.2 9.6A5.6 5.6 0 1 1 6.4 2.8a4.5 4.5 0 0 0 6.8 6.8z" />,
  screen: <path d="M2 3h12v8H2zM6 13.5h4M8 11v2.5" />,
  copy: <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />,
  upload: <path d="M8 10.5V3m-3 3 3-3 3 3M2.5 10.5v3h11v-3" />,
  download: <path d="M8 3v7.5m-3-3 3 3 3-3M2.5 10.5v3h11v-3" />,
  pause: <path d="M5.5 3.5v9m5-9v9" />,
  play: <path d="m5 3 7.5 5L5 13z" />,
  stop: <path d="M4 4h8v8H4z" />,
  back: <path d="M6.5 4 3 7.5 6.5 11M3 7.5h7a3 3 0 0 1 0 6H8" />,
  outside: <path d="M6 3.5H3v9.5h9.5V10M9 2.5h4.5V7M13.5 2.5 7.5 8.5" />,
  image: <path d="M2 3h12v10H2zM2.5 11.5 6 8l2.5 2.5L10.5 9l3 3M10.5 6h.1" />,
  person: (
    <>
      <circle cx="8" cy="5.5" r="2.6" />
      <path d="M3 13.5c.6-2.6 2.6-3.9 5-3.9s4.4 1.3 5 3.9" />
    </>
  ),
  rail: <path d="M2 3h12v10H2zM6 3v10" />,
  keyboard: <path d="M1.5 4h13v8.5h-13zM4 6.5h.1M6.7 6.5h.1M9.3 6.5h.1M12 6.5h.1M5 10h6" />,
  leave: <path d="M6.5 2.5H3v11h3.5M7 8h7m-3-3 3 3-3 3" />,
  readback: <path d="M2.5 5.5h8.5L8.5 3M13.5 10.5H5l2.5 2.5" />,
}

/** Every drawing there is. */
export type GlyphName = keyof typeof drawings
