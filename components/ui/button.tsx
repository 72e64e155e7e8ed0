// A thing to press, as a button or as a link that looks like one. Never decides by itself what pressing does.
import { cva, type VariantProps } from "class-variance-authority"
import Link from "next/link"
import type { ComponentProps, ReactNode } from "react"
import { classNames } from "./class-names"
import { Glyph, type GlyphName } from "./glyph"
import { Kbd } from "./kbd"

/** While `busy` the button keeps its place and focus, refuses presses and says so; `kbd` only shows the key that does the same. */
export function Button({ look, size, glyph, kbd, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refusePress : rest.onClick}
      className={classNames(buttonLook({ look, size }), className)}
    >
      {busy ? <Spinner /> : glyph ? <Glyph name={glyph} /> : null}
      {children}
      {kbd ? <ButtonKey keys={kbd} look={look} /> : null}
    </button>
  )
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ look, size, glyph, kbd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonLook({ look, size }), className)}>
      {glyph ? <Glyph name={glyph} /> : null}
      {children}
      {kbd ? <ButtonKey keys={kbd} look={look} /> : null}
    </Link>
  )
}

export const buttonLook = cva(
  "inline-flex select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-box border font-medium disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-75",
  {
    variants: {
      look: {
        primary: "border-transparent bg-accent-fill text-on-accent hover:bg-accent-fill-2",
        secondary: "border-line-2 bg-surface text-ink hover:bg-hover",
        quiet: "border-transparent bg-transparent font-normal text-ink-2 hover:bg-hover hover:text-ink",
        danger: "border-conflict-edge bg-surface text-conflict hover:bg-conflict-wash",
      },
      size: {
        usual: "min-h-7 px-2.5 text-13 max-wide:min-h-9",
        small: "min-h-6 px-2 text-12 max-wide:min-h-9",
        wide: "min-h-9 w-full px-3 text-14",
      },
    },
    defaultVariants: { look: "secondary", size: "usual" },
  },
)

type Look = VariantProps<typeof buttonLook>
type Parts = Look & { glyph?: GlyphName; kbd?: string; children: ReactNode }
export type ButtonProps = ComponentProps<"button"> & Parts & { busy?: boolean }
export type ButtonLinkProps = ComponentProps<typeof Link> & Parts

function ButtonKey({ keys, look }: { keys: string; look: Look["look"] }) {
  return (
    <span aria-hidden="true" className="max-wide:hidden">
      <Kbd keys={keys} className={look === "primary" ? "border-on-accent/45 text-on-accent" : undefined} />
    </span>
  )
}

function Spinner() {
  return <Glyph name="run" className="animate-turn" />
}

function refusePress(event: React.MouseEvent) {
  event.preventDefault()
}
