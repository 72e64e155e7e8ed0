// Turns derived rows of a conversation's tree into what the browser shows of them. Adds nothing.
import type { ExchangeRow, QuestionRow } from "@/lib/core/ports/rows"
import { ExchangeView, QuestionView } from "./exchange-view"

export function exchangeView(row: ExchangeRow): ExchangeView {
  return ExchangeView.parse(row)
}

export function questionView(row: QuestionRow): QuestionView {
  return QuestionView.parse(row)
}
