import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { demoCourses } from '../tables.ts'
import { draw } from './draw.ts'

/** How long learners watched the films and heard the sounds of which they have done steps; they begin anew. */
export const addWatched = (tx: Tx) =>
  sql`
    insert into courses.positions (enrolment_id, lesson_id, seconds, at, watched_seconds)
    select t.enrolment_id, t.lesson_id, 0, max(t.at),
      round(l.minutes * 6 * count(*) * (0.8 + 0.5 * ${draw(sql`'watched' || t.enrolment_id || t.lesson_id`)}))
    from courses.steps as t
    join courses.lessons as l on l.id = t.lesson_id
    where l.kind in ('video', 'audio') and l.minutes > 0
    group by t.enrolment_id, t.lesson_id, l.minutes
    on conflict do nothing
  `.execute(demoCourses(tx))
