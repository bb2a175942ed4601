import { answerOf, type KeptAttempt, unsentOf } from '../storing/kept-attempt.ts'

export type Seat = 'stored' | 'flagged' | 'unsent' | 'marked' | 'seen' | 'unseen'

/** The order of the legend. */
export const seatOrder: readonly Seat[] = ['stored', 'flagged', 'unsent', 'marked', 'seen', 'unseen']

/** How each question stands, in the order of the paper. Pure. */
export function seatsOf(kept: KeptAttempt): Seat[] {
  const unsent = unsentOf(kept)
  const seen = new Set(kept.seen)
  return kept.questionIds.map((id) => {
    const { value, flagged } = answerOf(kept, id)
    if (value !== null) return id in unsent ? 'unsent' : flagged ? 'flagged' : 'stored'
    if (flagged) return 'marked'
    return seen.has(id) ? 'seen' : 'unseen'
  })
}

/** How many questions are answered, empty, and marked for later. */
export function countsOf(kept: KeptAttempt, questionIds = kept.questionIds) {
  const all = questionIds.map((id) => answerOf(kept, id))
  const answered = all.filter(({ value }) => value !== null).length
  return { answered, empty: all.length - answered, flagged: all.filter(({ flagged }) => flagged).length }
}
