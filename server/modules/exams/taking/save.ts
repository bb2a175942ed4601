import type { StoredAnswer } from '../tables.ts'
import type { AttemptHead } from './known-attempts.ts'
import { type SavePlaces, whyNotAnswer } from './sections.ts'

/** A save as it came, its answers already read. */
export interface Save {
  readonly attemptId: string
  readonly personId: string
  readonly sessionId: string
  readonly sequence: number
  readonly previousReceipt: string | undefined
  readonly answers: readonly StoredAnswer[]
  readonly places: SavePlaces
  readonly fingerprint: Buffer
  /** When it arrived. */
  readonly at: Date
}

export type SaveRefusal =
  | 'exams.unknown-attempt'
  | 'exams.taken-over'
  | 'exams.submitted'
  | 'exams.time-over'
  | 'exams.section-over'
  | 'exams.question-passed'
  | 'exams.unknown-question'
  | 'exams.stopped'
  | 'exams.save-behind'
  | 'exams.save-ahead'

/** Pure: why a save is not stored over this head. */
export function whyNotSave(head: AttemptHead | undefined, save: Save): SaveRefusal | null {
  if (head === undefined || head.personId !== save.personId) return 'exams.unknown-attempt'
  if (head.sessionId !== save.sessionId) return 'exams.taken-over'
  if (head.submittedAt !== null) return 'exams.submitted'
  if (head.stoppedAt !== null) return 'exams.stopped'
  if (save.at > head.endsAt) return 'exams.time-over'
  const whyNot = whyNotAnswer(head, save.places, save.at)
  if (whyNot) return whyNot
  if (save.sequence <= head.sequence) return 'exams.save-behind'
  if (save.sequence > head.sequence + 1) return 'exams.save-ahead'
  const isChained = save.previousReceipt === undefined || save.previousReceipt === head.receipt
  return isChained ? null : 'exams.save-behind'
}
