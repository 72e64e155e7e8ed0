// What a form about an account tells before anything is sent: the same lengths and roles that the server holds to.
import { passwordLength } from "@/lib/core/account-fields"
import type { Role } from "@/lib/core/permissions"

export const passwordRule = { ...passwordLength, hint: `At least ${passwordLength.min} characters.` }

export const roleChoices: readonly { value: Role; label: string; detail: string }[] = [
  { value: "operator", label: "Operator", detail: "works on bids, answers questions" },
  { value: "manager", label: "Manager", detail: "also decides and signs off" },
  { value: "administrator", label: "Administrator", detail: "also manages people" },
]
