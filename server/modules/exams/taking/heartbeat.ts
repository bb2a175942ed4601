import type { Actor } from '#platform/actor'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import type { Messages } from './exam-messages.ts'
import { openUntil } from './sections.ts'
import { attemptStateOf, findAttempt } from './show-attempt.ts'

interface Heartbeat {
  readonly attemptId: string
  /** How often the page was left since the last heartbeat. */
  readonly timesLeft: number
}

/** A sign of life of the page of an attempt. One of a device that was superseded is answered and not counted. */
export async function heartbeat(
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  messages: Messages,
  { personId, sessionId }: Pick<Actor, 'personId' | 'sessionId'>,
  { attemptId, timesLeft }: Heartbeat,
) {
  const now = clock.now()
  const row = await findAttempt(db, attemptId, personId)
  const isHere = row.session_id === sessionId
  if (isHere && row.submitted_at === null)
    await exams(db)
      .insertInto('exams.heartbeats')
      .values({ attempt_id: attemptId, seen_at: now, times_left: timesLeft })
      .onConflict((conflict) =>
        conflict.column('attempt_id').doUpdateSet(({ eb, ref }) => ({
          seen_at: now,
          times_left: eb(ref('exams.heartbeats.times_left'), '+', timesLeft),
        })),
      )
      .execute()
  return {
    state: attemptStateOf(row),
    isHere,
    isStopped: row.stopped_at !== null,
    endsAt: openUntil(row.ends_at, row.section_ends_at),
    serverTime: now,
    messages: await messages(db, { id: row.id, examId: row.exam_id, startedAt: row.started_at }, now),
  }
}
