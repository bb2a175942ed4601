import { sql } from 'kysely'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import {
  type ForAttempts,
  findWatched,
  runningAttempts,
  tellPages,
  writtenUntil,
} from './running-attempts.ts'

interface Extension {
  readonly minutes: number
  readonly reason: string
}

/** Puts off the end of attempts that run, and of the section that each is in. Each extension is kept with its reason. */
export async function extendExam(
  { db, clock, live }: Pick<ExamsDeps, 'db' | 'clock' | 'live'>,
  request: RepeatedRequest,
  { minutes, reason, attemptIds, ...own }: ForAttempts & Extension,
) {
  let extended: { readonly id: string; readonly person_id: string }[] = []
  const reply = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const exam = await findWatched(tx, own)
      // In one order, so that two extensions at once do not wait for each other in a circle.
      const running = await runningAttempts(tx, exam.id, attemptIds).orderBy('a.id').forUpdate('h').execute()
      if (running.length === 0) return { extended: 0 }
      const ends = await putOff(tx, running, { minutes, reason, byId: own.personId, at: clock.now() })
      await writtenUntil(tx, exam, ends.reduce(later))
      extended = running
      return { extended: running.length }
    }),
  )
  tellPages(live, extended)
  return reply
}

export const later = (one: Date, other: Date): Date => (one > other ? one : other)

interface PutOff extends Extension {
  readonly byId: string
  readonly at: Date
}

/** One statement for all of them, because an exam may have ten thousand. Returns the new ends. */
async function putOff(
  tx: Tx,
  running: readonly { readonly id: string }[],
  { minutes, reason, byId, at }: PutOff,
): Promise<Date[]> {
  const { rows } = await sql<{ new_end: Date }>`
    with given as (
      select *
        from unnest(${running.map(() => newId())}::uuid[], ${running.map(({ id }) => id)}::uuid[])
          as given (id, attempt_id)
    ), moved as (
      update exams.attempt_heads as head
         set ends_at = head.ends_at + make_interval(mins => ${minutes}),
             section_ends_at = head.section_ends_at + make_interval(mins => ${minutes})
        from given
       where head.attempt_id = given.attempt_id
      returning given.id, head.attempt_id, head.ends_at
    )
    insert into exams.extensions (id, attempt_id, minutes, reason, old_end, new_end, by_id, at)
    select id, attempt_id, ${minutes}, ${reason}, ends_at - make_interval(mins => ${minutes}), ends_at, ${byId}, ${at}
      from moved
    returning new_end
  `.execute(exams(tx))
  return rows.map(({ new_end }) => new_end)
}
