import type { DoubleMarking } from '@arvand/contracts/exams'
import type { MarkingPart, MarkingState } from '@arvand/contracts/teacher/exam-marking'

/** Answers that two persons mark, neither seeing what the other gave. Pure. */

export interface Marker {
  readonly personId: string
  readonly isOwner: boolean
}

export interface HalfMarked {
  /** How many of the two have marked it. */
  readonly markers: number
  /** Who marked it first; null: nobody has, or an account that is gone. */
  readonly firstId: string | null
}

/** As what a person's marking counts; null: both have marked, and the owner of the course alone may change it. */
export function partFor({ markers, firstId }: HalfMarked, { personId, isOwner }: Marker): MarkingPart | null {
  if (markers >= 2) return isOwner ? 'decision' : null
  return markers === 1 && firstId !== personId ? 'second' : 'first'
}

/** How far an answer is, as a person sees it. */
export function stateFor(
  { percent, ...answer }: HalfMarked & { readonly percent: number | null },
  marker: Marker,
): MarkingState {
  if (percent !== null) return 'marked'
  if (answer.markers >= 2) return 'differing'
  return answer.markers === 1 && partFor(answer, marker) === 'first' ? 'elsewhere' : 'waiting'
}

/** What two markings come to, in hundredths; null: they differ by more than the exam allows. */
export function meanOf(
  [first, second]: readonly [number, number],
  most: number,
  { tolerance }: DoubleMarking,
): number | null {
  return Math.abs(first - second) * 100 > tolerance * most ? null : Math.round((first + second) / 2)
}

/** What the candidate reads of several comments; null: nobody wrote any. */
export const joinedComments = (comments: readonly (string | null)[]): string | null =>
  comments.filter((one) => one !== null).join('\n\n') || null
