import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Attempt } from '@arvand/contracts/exams'
import type { ReceiptedAnswer, ReceiptedSave } from '@arvand/contracts/receipts'

/** What a device keeps of an attempt, and what becomes of it. Pure; `keeper.ts` writes and sends it. */

export interface GivenAnswer {
  readonly value: AnswerValue
  readonly flagged: boolean
}

/** By question id. */
export type Answers = Readonly<Record<string, GivenAnswer>>

/** A save as it is sent, and sent again word for word until it is answered. */
export interface SendingSave {
  readonly sequence: number
  readonly previousReceipt: string | null
  readonly answers: readonly (GivenAnswer & { readonly questionId: string })[]
}

/**
 * An answer that is not sent any more: a newer one was given on another device, the server does not take it, or its
 * section is closed. It stays here to be read and copied.
 */
export interface AsideAnswer extends GivenAnswer {
  readonly questionId: string
  readonly why: 'newer-elsewhere' | 'refused' | 'closed'
  /** The reply to it came so long after the end. */
  readonly lateMs?: number
}

/** It came after the end, but within the minutes in which its exam counts answers nevertheless. */
export const countsLate = ({ why, lateMs }: AsideAnswer, lateMinutes: number): boolean =>
  why === 'closed' && lateMs !== undefined && lateMs <= lateMinutes * 60_000

export interface KeptAttempt {
  readonly attemptId: string
  readonly personId: string
  /** In the order of the paper. */
  readonly questionIds: readonly string[]
  /** Of the last save that this device knows of; 0: none. */
  readonly sequence: number
  readonly receipt: string | null
  /** As the server had them after that save. */
  readonly stored: Answers
  readonly sending: SendingSave | null
  /** Given here since, and in no save yet. */
  readonly waiting: Answers
  readonly aside: readonly AsideAnswer[]
  readonly seen: readonly string[]
  /** The question that was shown last. */
  readonly current: string | null
  /** The session ended while one worked here; who signs in again on this device goes on at once. */
  readonly isSessionEnded: boolean
}

/** What the server has of an attempt. */
export type ServerSide = Pick<Attempt, 'sequence' | 'receipt' | 'answers' | 'flagged'>

const mostInSave = 200
const empty: GivenAnswer = { value: null, flagged: false }

export const answersIn = ({ answers, flagged }: Pick<ServerSide, 'answers' | 'flagged'>): Answers => {
  const isFlagged = new Set(flagged)
  const ids = new Set([...Object.keys(answers), ...flagged])
  return Object.fromEntries(
    [...ids].map((id) => [id, { value: answers[id] ?? null, flagged: isFlagged.has(id) }]),
  )
}

/** An attempt of which this device knows nothing yet. */
export const firstKept = (attempt: Attempt, personId: string): KeptAttempt => ({
  attemptId: attempt.id,
  personId,
  questionIds: attempt.questions.map(({ id }) => id),
  sequence: attempt.sequence,
  receipt: attempt.receipt,
  stored: answersIn(attempt),
  sending: null,
  waiting: {},
  aside: [],
  seen: [],
  current: null,
  isSessionEnded: false,
})

const sentOf = ({ sending }: KeptAttempt): Answers =>
  Object.fromEntries(
    (sending?.answers ?? []).map(({ questionId, value, flagged }) => [questionId, { value, flagged }]),
  )

/** Answers that no receipt proves yet. */
export const unsentOf = (kept: KeptAttempt): Answers => ({ ...sentOf(kept), ...kept.waiting })

/** All answers as the candidate gave them. */
export const shownOf = (kept: KeptAttempt): Answers => ({ ...kept.stored, ...unsentOf(kept) })

export const answerOf = (kept: KeptAttempt, questionId: string): GivenAnswer =>
  shownOf(kept)[questionId] ?? empty

const isSame = (one: GivenAnswer = empty, other: GivenAnswer = empty): boolean =>
  one.flagged === other.flagged && isSameValue(one.value, other.value)

const isSameValue = (one: AnswerValue, other: AnswerValue): boolean =>
  one === other || ordered(one) === ordered(other)

/** The parts of a value may come back in another order than they were sent. */
function ordered(value: AnswerValue): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export const given = (kept: KeptAttempt, questionId: string, answer: GivenAnswer): KeptAttempt => ({
  ...kept,
  waiting: { ...kept.waiting, [questionId]: answer },
})

/** With the next save ready to be sent; unchanged while one is on its way or nothing waits. */
export function withSending(kept: KeptAttempt, most = mostInSave): KeptAttempt {
  if (kept.sending) return kept
  const waiting = Object.entries(kept.waiting)
  if (waiting.length === 0) return kept
  const answers = waiting.slice(0, most).map(([questionId, answer]) => ({ questionId, ...answer }))
  return {
    ...kept,
    sending: { sequence: kept.sequence + 1, previousReceipt: kept.receipt, answers },
    waiting: Object.fromEntries(waiting.slice(most)),
  }
}

/** What was being sent waits again, except for what was changed since. */
export const withSendingBack = (kept: KeptAttempt): KeptAttempt => ({
  ...kept,
  sending: null,
  waiting: unsentOf(kept),
})

interface Reply {
  readonly receipt: string
  /** As they are stored, which may differ from what was typed. */
  readonly saved: readonly { readonly questionId: string; readonly value: AnswerValue }[]
}

/** After the receipt of what was being sent, with the save that the receipt proves. */
export function acknowledged(
  kept: KeptAttempt,
  { receipt, saved }: Reply,
): { kept: KeptAttempt; save: ReceiptedSave } {
  const { sending } = kept
  if (!sending) throw new Error('no save is on its way')
  const { sequence } = sending
  const storedAs = new Map(saved.map(({ questionId, value }) => [questionId, value]))
  const answers = sending.answers.map(({ questionId, value, flagged }) => ({
    questionId,
    value: storedAs.has(questionId) ? (storedAs.get(questionId) ?? null) : value,
    flagged,
  }))
  const stored = Object.fromEntries(
    answers.map(({ questionId, value, flagged }) => [questionId, { value, flagged }]),
  )
  const save: { sequence: number; answers: ReceiptedAnswer[]; receipt: string } = {
    sequence,
    answers,
    receipt,
  }
  return {
    save,
    kept: { ...kept, sequence, receipt, sending: null, stored: { ...kept.stored, ...stored } },
  }
}

/**
 * The server is further than this device knows, because another device has saved meanwhile. What was answered there
 * since stays; what waits here goes on waiting where nobody has answered since, and is put aside where somebody has.
 */
export function behind(kept: KeptAttempt, server: ServerSide): KeptAttempt {
  const now = answersIn(server)
  const sent = sentOf(kept)
  const waiting: Record<string, GivenAnswer> = {}
  const aside: AsideAnswer[] = []
  for (const [questionId, mine] of Object.entries(unsentOf(kept))) {
    const there = now[questionId]
    if (isSame(there, mine)) continue
    const isUntouched = isSame(there, kept.stored[questionId])
    const isOurs = questionId in sent && isSame(there, sent[questionId])
    if (isUntouched || isOurs) waiting[questionId] = mine
    else if (!isSameValue(there?.value ?? null, mine.value))
      aside.push({ questionId, ...mine, why: 'newer-elsewhere' })
  }
  const { sequence, receipt } = server
  return { ...kept, sequence, receipt, stored: now, sending: null, waiting, aside: [...kept.aside, ...aside] }
}

/** The server knows less than this device has receipts for, e.g. after a backup was restored: all is sent again. */
export function ahead(kept: KeptAttempt, server: ServerSide): KeptAttempt {
  const now = answersIn(server)
  const lost = Object.entries(shownOf(kept)).filter(([questionId, mine]) => !isSame(now[questionId], mine))
  const { sequence, receipt } = server
  return { ...kept, sequence, receipt, stored: now, sending: null, waiting: Object.fromEntries(lost) }
}

/** The one answer that was sent alone and refused is put aside, so that it holds up no other. */
export function withoutRefused(kept: KeptAttempt, why: 'refused' | 'closed', lateMs = 0): KeptAttempt {
  const refused = (kept.sending?.answers ?? [])
    // What was written since is tried in its place.
    .filter(({ questionId }) => !(questionId in kept.waiting))
    // Passing a question without an answer leaves nothing to be read.
    .filter(({ value }) => why === 'refused' || value !== null)
    .map((answer) => ({ ...answer, why, ...(why === 'closed' && lateMs > 0 ? { lateMs } : {}) }))
  return { ...kept, sending: null, aside: [...kept.aside, ...refused] }
}

/** What this device has kept, beside what the server now has. A save that was on its way is settled by sending it again. */
export function opened(known: KeptAttempt | null, attempt: Attempt, personId: string): KeptAttempt {
  if (known === null || known.personId !== personId) return firstKept(attempt, personId)
  const kept = withPaper(known, attempt)
  if (kept.sending || attempt.sequence === kept.sequence) return kept
  return attempt.sequence > kept.sequence ? behind(kept, attempt) : ahead(kept, attempt)
}

/** The paper grows with each section that is entered, here or on another device. */
export const withPaper = (kept: KeptAttempt, { questions }: Pick<Attempt, 'questions'>): KeptAttempt => ({
  ...kept,
  questionIds: questions.map(({ id }) => id),
})
