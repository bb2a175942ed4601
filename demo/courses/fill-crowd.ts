import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { addCrowdCourses } from './crowd/crowd-courses.ts'
import { addLearners, type Eagerness, ofHundreds, ofThousands } from './crowd/crowd-learners.ts'
import { addReplies, addReviews } from './crowd/crowd-reviews.ts'
import { addWatched } from './crowd/crowd-watched.ts'
import { demoCourses } from './tables.ts'

/**
 * Fills the courses of the demo with learners of believable progress, reviews and wishes; above scale 1 also with more
 * courses. The database makes these rows from rows that it has, so that no rows are sent to it.
 */
export async function fillCrowd(tx: Tx, now: Date, scale: number): Promise<void> {
  if (scale === 1) {
    await fillFrom(tx, now, ofHundreds)
    await addWatched(tx)
    return
  }
  await withoutSearchIndex(tx, async () => {
    await addCrowdCourses(tx, now, scale)
    await fillFrom(tx, now, ofThousands)
  })
}

async function fillFrom(tx: Tx, now: Date, eagerness: Eagerness): Promise<void> {
  await addLearners(tx, now, eagerness)
  await addReviews(tx, now)
  await addReplies(tx, now)
  await countAll(tx)
}

/** Works without the trigram index: building it afterwards takes seconds, updating it row by row takes minutes. */
async function withoutSearchIndex(tx: Tx, work: () => Promise<void>): Promise<void> {
  const db = demoCourses(tx)
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where schemaname = 'courses' and indexname = 'courses__search'
  `.execute(db)
  await sql`drop index courses.courses__search`.execute(db)
  await work()
  for (const { definition } of rows) await sql.raw(definition).execute(db)
}

/** Counts learners and reviews and sets the names of all courses at once, as countFigures does for one course. */
async function countAll(tx: Tx): Promise<void> {
  await sql`
    update courses.courses as c
    set learners = coalesce(learning.count, 0),
        ratings = coalesce(reviewed.count, 0),
        rating_sum = coalesce(reviewed.sum, 0),
        names = concat_ws(' ', taught.names, field.title, courses.words_of_level(own.level))
    from courses.courses as own
    join courses.categories as field on field.slug = own.category
    left join (
      select course_id, count(*)::integer as count from courses.enrolments where state <> 'refunded' group by course_id
    ) as learning on learning.course_id = own.id
    left join (
      select course_id, count(*)::integer as count, sum(stars)::integer as sum
      from courses.reviews where hidden_at is null group by course_id
    ) as reviewed on reviewed.course_id = own.id
    left join (
      select s.course_id, string_agg(p.name, ' ' order by s.added_at) as names
      from courses.staff as s join identity.people as p on p.id = s.person_id
      where s.role <> 'assistant'
      group by s.course_id
    ) as taught on taught.course_id = own.id
    where c.id = own.id
  `.execute(demoCourses(tx))
}
