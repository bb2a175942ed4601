import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { QuestionKindName } from '@arvand/contracts/questions'
import type { Ruling } from '@arvand/contracts/regrading'
import { kindOf } from '../question-kinds/all-kinds.ts'
import { foldAnswer } from '../question-kinds/fold-answer.ts'

/** How a question counts after its exam. Pure. */

export interface Regrade {
  readonly ruling: Ruling
  /** Keys of answers, only where some are accepted. */
  readonly accepted: readonly string[]
}

export const byKey: Regrade = { ruling: 'key', accepted: [] }

/** Answers that are one choice or one text have a key; only they can be accepted. */
const keyed: ReadonlySet<QuestionKindName> = new Set(['single', 'trueFalse', 'shortAnswer', 'numeric'])
export const mayAccept = (kind: QuestionKindName): boolean => keyed.has(kind)

/** Answers that a person marks have no key that could be wrong. */
export const mayRegrade = (kind: QuestionKindName): boolean => !kindOf({ kind }).byHand

/** By what an answer is accepted: two that are the same after folding have the same key. */
export function answerKey(kind: QuestionKindName, value: AnswerValue): string | null {
  if (!mayAccept(kind) || value === null) return null
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return null
  return kind === 'single' ? value : foldAnswer(value)
}

export interface Remarked {
  readonly percent: number | null
  readonly points: number
  readonly most: number
}

export interface MarkedBefore {
  readonly kind: QuestionKindName
  readonly value: AnswerValue
  /** By the key of the question; null: a person marks it. */
  readonly percent: number | null
  /** Given to this answer alone by a person, in hundredths. */
  readonly ownPoints: number | null
  /** What it is worth in the exam, in hundredths. */
  readonly worth: number
}

/** What an answer is worth under a regrade. */
export function remarked({ ruling, accepted }: Regrade, answer: MarkedBefore): Remarked {
  const { kind, value, percent, ownPoints, worth } = answer
  if (ruling === 'drop') return { percent: 0, points: 0, most: 0 }
  const key = answerKey(kind, value)
  if (ruling === 'everyone' || (ruling === 'accept' && key !== null && accepted.includes(key)))
    return { percent: 100, points: worth, most: worth }
  if (ownPoints !== null)
    return { percent: worth === 0 ? 0 : (ownPoints / worth) * 100, points: ownPoints, most: worth }
  return { percent, points: percent === null ? 0 : Math.round((worth * percent) / 100), most: worth }
}

/** Why a question cannot be decided so. */
export function whyNotRegrade(
  kind: QuestionKindName,
  { ruling, accepted }: Regrade,
): 'exams.not-regradable' | 'exams.accepts-nothing' | null {
  if (!mayRegrade(kind) || (ruling === 'accept' && !mayAccept(kind))) return 'exams.not-regradable'
  return ruling === 'accept' && accepted.length === 0 ? 'exams.accepts-nothing' : null
}

export const isSameRegrade = (one: Regrade, other: Regrade): boolean =>
  one.ruling === other.ruling &&
  (one.ruling !== 'accept' || [...one.accepted].sort().join('\n') === [...other.accepted].sort().join('\n'))

const dayMs = 86_400_000

/** Until when one may object: so many days after the review opened. */
export function objectionsUntil(days: number, reviewOpened: Date, now: Date): Date | null {
  const until = new Date(reviewOpened.getTime() + days * dayMs)
  return days > 0 && now < until ? until : null
}
