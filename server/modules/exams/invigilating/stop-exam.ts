import { transaction } from '#platform/database'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { later } from './extend-exam.ts'
import {
  type ForAttempts,
  findWatched,
  runningAttempts,
  tellPages,
  writtenUntil,
} from './running-attempts.ts'

/** Stops attempts, or lets them go on with the time that they had left. */
export async function stopExam(
  { db, clock, live }: Pick<ExamsDeps, 'db' | 'clock' | 'live'>,
  { isStopped, attemptIds, ...own }: ForAttempts & { readonly isStopped: boolean },
) {
  const changed = await transaction(db, async (tx) => {
    const exam = await findWatched(tx, own)
    const now = clock.now()
    const running = await runningAttempts(tx, exam.id, attemptIds).orderBy('a.id').forUpdate('h').execute()
    // One whose time is over is about to be handed in.
    const meant = running.filter(({ stopped_at, ends_at }) =>
      isStopped ? stopped_at === null && ends_at > now : stopped_at !== null,
    )
    const ends: Date[] = []
    for (const { id, stopped_at, ends_at, section_ends_at } of meant) {
      const stood = stopped_at === null ? 0 : now.getTime() - stopped_at.getTime()
      const end = new Date(ends_at.getTime() + stood)
      const sectionEnd = section_ends_at && new Date(section_ends_at.getTime() + stood)
      ends.push(end)
      await exams(tx)
        .updateTable('exams.attempt_heads')
        .set({ stopped_at: isStopped ? now : null, ends_at: end, section_ends_at: sectionEnd })
        .where('attempt_id', '=', id)
        .execute()
    }
    if (!isStopped && ends.length > 0) await writtenUntil(tx, exam, ends.reduce(later))
    return meant
  })
  tellPages(live, changed)
  return { changed: changed.length }
}
