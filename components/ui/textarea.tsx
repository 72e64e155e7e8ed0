// Several lines of text to type; grows with what is typed up to `maxRows`. Direction follows the text.
"use client"

import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react"
import { classNames } from "./class-names"
import { controlLook } from "./input"

/** `look="bare"` leaves out border and ground, for a box that draws its own. */
export function Textarea({ look = "boxed", minRows = 2, maxRows = 12, className, ref, ...rest }: TextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => element.current)

  // The outside system is the layout: where the browser cannot size a field to its content, measure it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the value, read from the element.
  useLayoutEffect(() => {
    const node = element.current
    if (!node || CSS.supports("field-sizing", "content")) return
    node.style.height = "auto"
    node.style.height = `${node.scrollHeight}px`
  }, [rest.value])

  return (
    <textarea
      dir="auto"
      rows={minRows}
      {...rest}
      ref={element}
      style={{ minHeight: `calc(${minRows}lh + var(--pad, 0px))`, maxHeight: `calc(${maxRows}lh + var(--pad, 0px))` }}
      className={classNames(
        "block w-full resize-none [field-sizing:content]",
        look === "boxed" && [controlLook, "py-1.5 [--pad:14px]"],
        look === "bare" && "border-0 bg-transparent p-0 text-14 text-ink outline-none max-wide:text-16",
        className,
      )}
    />
  )
}

type TextareaProps = Omit<ComponentProps<"textarea">, "ref" | "rows" | "style"> & {
  look?: "boxed" | "bare"
  ref?: Ref<HTMLTextAreaElement>
  minRows?: number
  maxRows?: number
}
