import type { ExamSettings } from '@arvand/contracts/exams'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { ExamsDeps } from '../deps.ts'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'

/** An exam for who may watch over it, and those of its attempts that an act is for. */
export interface ForAttempts extends TaughtExam {
  /** Undefined: all that run. */
  readonly attemptIds?: readonly string[] | undefined
}

export const findWatched = (db: Db, own: TaughtExam) => findTaught(db, own, 'mark')

/** Attempts of this exam that were not handed in; ids of other exams are left out. */
export function runningAttempts(db: Db, examId: string, attemptIds: readonly string[] | undefined) {
  const rows = exams(db)
    .selectFrom('exams.attempts as a')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .select(['a.id', 'a.person_id', 'h.ends_at', 'h.section_ends_at', 'h.stopped_at'])
    .where('a.exam_id', '=', examId)
    .where('h.submitted_at', 'is', null)
  return attemptIds ? rows.where('a.id', '=', sql<string>`any(${attemptIds}::uuid[])`) : rows
}

interface Changed {
  readonly id: string
  readonly person_id: string
}

/** Open pages of these attempts ask what changed. Without a connection they learn it with their next save. */
export function tellPages(live: ExamsDeps['live'], attempts: readonly Changed[], more: object = {}): void {
  for (const { id, person_id } of attempts) live.notify(person_id, 'examAttempt', { attemptId: id, ...more })
}

interface Written {
  readonly id: string
  readonly settings: Pick<ExamSettings, 'lateMinutes'>
}

/** The review that opens with the end of an exam waits for those who write on, and for their late answers. */
export const writtenUntil = (db: Db, { id, settings: { lateMinutes = 0 } }: Written, last: Date) =>
  exams(db)
    .updateTable('exams.exams')
    .set({
      extended_to: sql<Date>`greatest(extended_to, ${last}::timestamptz + make_interval(mins => ${lateMinutes}))`,
    })
    .where('id', '=', id)
    .execute()
