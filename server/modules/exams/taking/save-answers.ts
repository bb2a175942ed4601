import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { fingerprintOf } from '#platform/once'
import { refuse } from '#platform/refusal'
import { readAnswer } from '../questions.ts'
import { exams, type StoredAnswer } from '../tables.ts'
import { holdAnswerFiles } from './answer-files.ts'
import { answersOf } from './answers-of.ts'
import { seedOf } from './drawn-paper.ts'
import type { Messages } from './exam-messages.ts'
import { type AttemptHead, type KnownAttempt, openKnownAttempts } from './known-attempts.ts'
import { lateSeconds } from './late-answers.ts'
import type { ReceiptKeys } from './receipts.ts'
import type { Save, SaveRefusal } from './save.ts'
import { openUntil, placesOf } from './sections.ts'
import { openStore, type RefusedSave } from './store-together.ts'

export interface SentSave {
  readonly attemptId: string
  readonly sequence: number
  readonly previousReceipt?: string | undefined
  readonly answers: readonly {
    readonly questionId: string
    readonly value: AnswerValue
    readonly flagged?: boolean | undefined
  }[]
}

interface SavesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly keys: ReceiptKeys
  readonly messages: Messages
}

/** The door of all saves of this process. Saves that arrive together are written together. */
export function openSaves({ db, clock, keys, messages }: SavesDeps) {
  const known = openKnownAttempts()
  const store = openStore(db, keys)

  return async ({ personId, sessionId }: Pick<Actor, 'personId' | 'sessionId'>, sent: SentSave) => {
    const at = clock.now()
    const { attemptId, sequence, previousReceipt } = sent
    const attempt = (await known(db, [attemptId])).get(attemptId)
    if (attempt?.personId !== personId) refuse('exams.unknown-attempt')
    const { questions } = attempt
    const places = placesOf(
      sent.answers.map(({ questionId }) => questionId),
      attempt.places,
    )
    const answers = sent.answers.map((answer) => readOne(attempt, answer))
    await holdAnswerFiles(db, { attemptId, personId, answers }, questions)
    const fingerprint = fingerprintOf({ attemptId, sequence, answers })
    const own = { attemptId, personId, sessionId, sequence, previousReceipt }
    const save = { ...own, answers, places, fingerprint, at }
    const outcome = await store(save)
    const stored = 'refusal' in outcome ? await again(db, save, outcome) : { ...outcome, at }
    const told = await messages(db, attempt, at)
    return {
      saved: answers.map(({ questionId, value }) => ({ questionId, value, savedAt: stored.at })),
      sequence,
      receipt: stored.receipt,
      serverTime: clock.now(),
      endsAt: stored.endsAt,
      ...(told.length > 0 ? { messages: told } : {}),
    }
  }
}
export type Saves = ReturnType<typeof openSaves>

function readOne(
  attempt: KnownAttempt,
  { questionId, value, flagged = false }: SentSave['answers'][number],
): StoredAnswer {
  const question = attempt.questions.get(questionId) ?? refuse('exams.unknown-question')
  const read = readAnswer(question, value, seedOf(attempt, questionId))
  return { questionId, value: read === undefined ? refuse('exams.not-an-answer') : read, flagged }
}

/**
 * What is answered to a save that was refused: the same receipt when it is stored already, because its answer was lost;
 * else the refusal with what is stored. What came too late is kept apart as evidence.
 */
async function again(db: Db, save: Save, { refusal, head }: RefusedSave) {
  if (head && refusal !== 'exams.unknown-attempt') {
    const same = await exams(db)
      .selectFrom('exams.saves')
      .select(['fingerprint', 'receipt', 'at'])
      .where('attempt_id', '=', save.attemptId)
      .where('sequence', '=', save.sequence)
      .executeTakeFirst()
    if (same?.fingerprint.equals(save.fingerprint))
      return {
        ...{ receipt: same.receipt, at: same.at },
        endsAt: openUntil(head.endsAt, head.sectionEndsAt),
      }
  }
  if (isApart(refusal)) await keepApart(db, save, refusal, head)
  if (head && (refusal === 'exams.save-behind' || refusal === 'exams.save-ahead')) {
    const current = {
      sequence: head.sequence,
      receipt: head.receipt,
      ...(await answersOf(db, save.attemptId)),
    }
    return refuse(refusal, { current })
  }
  return refuse(refusal)
}

const whyApart = {
  'exams.time-over': 'time-over',
  'exams.section-over': 'section-over',
  'exams.question-passed': 'question-passed',
  'exams.taken-over': 'taken-over',
  'exams.submitted': 'submitted',
  'exams.stopped': 'stopped',
} as const

const isApart = (refusal: SaveRefusal): refusal is keyof typeof whyApart => refusal in whyApart

const keepApart = (db: Db, save: Save, refusal: keyof typeof whyApart, head: AttemptHead | undefined) =>
  exams(db)
    .insertInto('exams.late_saves')
    .values({
      id: newId(),
      attempt_id: save.attemptId,
      sequence: save.sequence,
      session_id: save.sessionId,
      at: save.at,
      answers: JSON.stringify(save.answers),
      why: whyApart[refusal],
      late_seconds: missedEnd(refusal, save, head) ? lateSeconds(head, save.at) : null,
    })
    .execute()

/** Answers to a section that its candidate left are late otherwise than by the clock. */
const missedEnd = (refusal: SaveRefusal, { places }: Save, head: AttemptHead | undefined): boolean =>
  refusal === 'exams.time-over' || (refusal === 'exams.section-over' && places.firstSection === head?.section)
