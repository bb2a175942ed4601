import type { MarkingState } from '@arvand/contracts/teacher/exam-marking'
import { type RawBuilder, sql } from 'kysely'

/** Marks (`m`) by how far they are for a person; where one person marks, each waits for everybody until it is marked. */
export const turnsOf = (personId: string): Record<MarkingState, RawBuilder<boolean>> => {
  const isOwn = sql`exists (
    select from exams.markings as own
     where own.attempt_id = m.attempt_id and own.question_id = m.question_id and own.marker_id = ${personId})`
  return {
    waiting: sql<boolean>`(m.percent is null and (m.markers = 0 or (m.markers = 1 and not ${isOwn})))`,
    elsewhere: sql<boolean>`(m.percent is null and m.markers = 1 and ${isOwn})`,
    differing: sql<boolean>`(m.percent is null and m.markers = 2)`,
    marked: sql<boolean>`(m.percent is not null and m.marked_at is not null)`,
  }
}

/** How many answers of an attempt (`r`) wait for a member (`t`) of the course of its exam (`e`). */
export function countFor(personId: string): RawBuilder<number> {
  const { waiting, differing } = turnsOf(personId)
  return sql<number>`(
    case when jsonb_typeof(e.settings -> 'doubleMarking') = 'object'
         then (select count(*) from exams.marks as m
                where m.attempt_id = r.attempt_id and (${waiting} or (${differing} and t.role = 'owner')))::integer
         else r.waiting end)`
}
