// Chooses the model from the settings: a connected one where a key or an address is set, else the built-in one, said so plainly.
import { openaiModel } from "@/lib/adapters/model-openai"
import { builtInFetch } from "@/lib/builtin-model/built-in-model"
import type { Model } from "@/lib/core/ports/model"
import type { Settings } from "./env"

export type ChosenModel = { model: Model; builtIn: boolean }

/** Tokens taken as a connected model's window where nothing says otherwise: small enough for most. */
const cautiousWindow = 128_000

export function chosenModel(
  settings: Pick<Settings, "openaiApiKey" | "openaiBaseUrl" | "model" | "contextWindow">,
): ChosenModel {
  const { openaiApiKey, openaiBaseUrl, model, contextWindow } = settings
  const window = contextWindow ?? cautiousWindow
  if (!openaiApiKey && !openaiBaseUrl) {
    const answersHere = { apiKey: "none", baseUrl: "http://built-in.invalid/v1", fetch: builtInFetch, maxRetries: 0 }
    return { model: openaiModel({ model: "built-in model", window, ...answersHere }), builtIn: true }
  }
  // Servers on one's own machine want no key, but the package does.
  const apiKey = openaiApiKey ?? "none"
  return { model: openaiModel({ model: model ?? "gpt-5", apiKey, baseUrl: openaiBaseUrl, window }), builtIn: false }
}
