// Joins class names so that a later Tailwind class wins over an earlier one of its kind. Knows the app's own scales.
import { type ClassValue, clsx } from "clsx"
import { extendTailwindMerge } from "tailwind-merge"

export function classNames(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["12", "13", "14", "16", "20"],
      radius: ["tag", "box", "full"],
      shadow: ["float"],
      "font-weight": ["normal", "medium", "strong"],
    },
  },
})
