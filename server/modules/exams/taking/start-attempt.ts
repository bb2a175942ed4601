import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KonkurChoices } from '@arvand/contracts/konkur'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { endOf, minutesOf, whyNotStart } from '../exam.ts'
import { cities } from '../konkur/cities.ts'
import { fieldOf, whyNotChoices } from '../konkur/konkur.ts'
import { bookletFor } from '../overridden.ts'
import { exams } from '../tables.ts'
import { isWithin } from './address-range.ts'
import { drawnPaper } from './drawn-paper.ts'
import { noteEntry } from './enter-section.ts'
import { attemptsOf, type FoundExam, findExam } from './find-exam.ts'
import { entered } from './sections.ts'
import { needAttempt, showAttempt } from './show-attempt.ts'
import { submitOverdue } from './submit-attempt.ts'

type Deps = Pick<ExamsDeps, 'db' | 'clock' | 'jobs'>

export interface StartAsk {
  readonly examId: string
  readonly accessCode: string
  readonly choices?: KonkurChoices | undefined
  /** From where it is begun. */
  readonly address: string
}

/**
 * Begins an attempt, or goes on with the one under way: it belongs to this session from then on. Starting twice is the
 * same as once, so it needs no kept reply.
 */
export async function startAttempt(deps: Deps, actor: Actor, ask: StartAsk) {
  const { db, clock } = deps
  const now = clock.now()
  const { personId, sessionId } = actor
  const exam = await findExam(db, ask.examId, personId, now)
  await submitOverdue(deps, { personId })
  const attemptId = await transaction(db, async (tx) => {
    await lockPerson(tx, exam.id, personId)
    const attempts = await attemptsOf(tx, exam.id, personId)
    const open = attempts.find(({ submitted_at }) => submitted_at === null)
    const isAllowed = isWithin(exam.settings.addresses ?? [], ask.address)
    if (open) return isAllowed ? takeOver(tx, open.id, sessionId) : refuse('exams.wrong-network')
    refuseIf(
      whyNotStart(
        exam,
        { taken: attempts.length, attempts: exam.settings.attempts, mayTake: exam.mayTake },
        now,
      ),
    )
    if (!isAllowed) refuse('exams.wrong-network')
    if (!isSameCode(exam.settings.accessCode, ask.accessCode)) refuse('exams.wrong-code')
    const { konkur } = exam.settings
    if (konkur) refuseIf(whyNotChoices(konkur, cities, ask.choices))
    const choices = (konkur && ask.choices) ?? null
    return begin(tx, exam, { personId, sessionId, number: attempts.length + 1, choices, now })
  })
  return { attempt: await showAttempt(db, await needAttempt(db, attemptId, personId), now) }
}

/** Two presses of one person begin one attempt. */
export const lockPerson = (tx: Tx, examId: string, personId: string) =>
  exams(tx)
    .selectFrom('exams.exams')
    .select((of) =>
      of
        .fn<string>('pg_advisory_xact_lock', [
          of.fn('hashtextextended', [of.val(`${examId} ${personId}`), of.lit(0)]),
        ])
        .as('held'),
    )
    .where('id', '=', examId)
    .execute()

function isSameCode(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return expected === '' || timingSafeEqual(digest(expected), digest(given))
}

async function takeOver(tx: Tx, attemptId: string, sessionId: string): Promise<string> {
  await exams(tx)
    .updateTable('exams.attempt_heads')
    .set(({ eb }) => ({ session_id: sessionId, takeovers: eb('takeovers', '+', 1) }))
    .where('attempt_id', '=', attemptId)
    .where('session_id', '!=', sessionId)
    .execute()
  return attemptId
}

interface Beginning {
  readonly personId: string
  readonly sessionId: string
  readonly number: number
  /** In Konkur mode. */
  readonly choices: KonkurChoices | null
  readonly now: Date
}

async function begin(
  tx: Tx,
  exam: FoundExam,
  { personId, sessionId, number, choices, now }: Beginning,
): Promise<string> {
  const id = newId()
  const field = fieldOf(exam.settings.konkur, choices)
  const asked = field ? bookletFor(exam, field) : exam.paper
  const paper = drawnPaper(asked, randomBytes(16).toString('base64url'), exam.settings.shuffle)
  await exams(tx)
    .insertInto('exams.attempts')
    .values({
      ...{ id, exam_id: exam.id, person_id: personId, number },
      ...{ started_at: now, paper: JSON.stringify(paper) },
      ...(choices ? { choices: JSON.stringify(choices) } : {}),
    })
    .execute()
  const endsAt = endOf(minutesOf(exam.settings, paper.sections), exam.closes_at, now)
  await exams(tx)
    .insertInto('exams.attempt_heads')
    .values({
      ...{ attempt_id: id, person_id: personId, session_id: sessionId },
      ...entered(paper, 0, endsAt, now),
      late_minutes: exam.settings.lateMinutes ?? 0,
    })
    .execute()
  await noteEntry(tx, id, paper, 0, now)
  return id
}
