import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { type ForAttempts, findWatched, runningAttempts, tellPages } from './running-attempts.ts'

/** Tells something to those who take an exam; what is for everybody also reaches who begins later in its day. */
export async function messageExam(
  { db, clock, live }: Pick<ExamsDeps, 'db' | 'clock' | 'live'>,
  request: RepeatedRequest,
  { text, attemptIds, ...own }: ForAttempts & { readonly text: string },
) {
  const pages: { readonly id: string; readonly person_id: string }[] = []
  const now = clock.now()
  const reply = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const exam = await findWatched(tx, own)
      const running = await runningAttempts(tx, exam.id, attemptIds).execute()
      const rows = (attemptIds ? running.map(({ id }) => id) : [null]).map((attemptId) => ({
        ...{ id: newId(), exam_id: exam.id, attempt_id: attemptId, text, by_id: own.personId, at: now },
      }))
      if (rows.length > 0) await exams(tx).insertInto('exams.messages').values(rows).execute()
      pages.push(...running)
      return { told: running.length }
    }),
  )
  tellPages(live, pages)
  return reply
}
