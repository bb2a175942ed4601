import type { MarkedAnswer } from '@arvand/contracts/asked-questions'
import type { RichText } from '@arvand/contracts/rich-text'

/** What an answer is worth, in percent of the points, and what the question says to it. */
export interface Marked {
  /** Null: a person marks it. */
  readonly percent: number | null
  readonly feedback: readonly RichText[]
}

export const byHand: Marked = { percent: null, feedback: [] }

export const worth = (percent: number, ...feedback: readonly (RichText | null | undefined)[]): Marked => ({
  // Thirds of a hundred are written with five decimals, so three of them are a hair less than all.
  percent: Math.abs(percent - 100) < 0.001 ? 100 : percent,
  feedback: feedback.filter((text) => text !== null && text !== undefined),
})

/** Equal parts of which some are right. */
export const shareOf = (right: number, all: number, ...feedback: readonly (RichText | null)[]): Marked =>
  worth(all === 0 ? 0 : (right / all) * 100, ...feedback)

export function verdictOf(percent: number | null): MarkedAnswer['verdict'] {
  if (percent === null) return 'byHand'
  if (percent >= 100) return 'right'
  return percent > 0 ? 'partly' : 'wrong'
}
