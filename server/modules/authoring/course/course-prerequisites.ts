import { sql } from 'kysely'
import { type ChangingDeps, changeCourse, replaceRequiredCourses } from '#modules/courses'
import type { Db, Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { authoring } from '../tables.ts'

/** Courses to complete before this one, also those that left the catalogue since. */
export const prerequisitesOf = (db: Db, courseId: string) =>
  authoring(db)
    .selectFrom('courses.required_courses as p')
    .innerJoin('courses.known_courses as c', 'c.id', 'p.required_course_id')
    .select(['c.id', 'c.slug', 'c.title', 'c.state'])
    .where('p.course_id', '=', courseId)
    .orderBy('c.title')
    .orderBy('c.id')
    .execute()

/** Sets which courses a learner completes before this one; a circle is refused. */
export const setCoursePrerequisites = (
  deps: ChangingDeps,
  by: { readonly courseId: string; readonly personId: string },
  requires: readonly string[],
) =>
  changeCourse(deps, { ...by, hold: holdTies }, async (tx, { id }) => {
    const wished = [...new Set(requires)]
    await needListed(tx, id, wished)
    if (await leadsBack(tx, id, wished)) refuse('courses.prerequisite-courses-circle')
    await replaceRequiredCourses(tx, id, wished)
    return { prerequisites: await prerequisitesOf(tx, id) }
  })

/** Without this lock, two teachers who make two courses require each other at the same moment would see no circle. */
const holdTies = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('courses.course_prerequisites', 0))`.execute(
    authoring(tx),
  )

/** Refuses courses that are not published; those that were required already may stay. */
async function needListed(tx: Tx, courseId: string, wished: readonly string[]): Promise<void> {
  const kept = new Set((await prerequisitesOf(tx, courseId)).map(({ id }) => id))
  const added = wished.filter((id) => id !== courseId && !kept.has(id))
  if (added.length === 0) return
  const listed = await authoring(tx)
    .selectFrom('courses.known_courses')
    .select('id')
    .where('id', 'in', added)
    .where('state', '=', 'published')
    .execute()
  if (listed.length < added.length) refuse('courses.prerequisite-unlisted')
}

/** Whether these courses, or the courses that they require in turn, require this one. */
async function leadsBack(tx: Tx, courseId: string, wished: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ back: boolean }>`
    with recursive before (id) as (
      select unnest(${wished}::uuid[])
      union
      select p.required_course_id from courses.required_courses p join before b on b.id = p.course_id
    )
    select exists (select from before where id = ${courseId}) as back
  `.execute(authoring(tx))
  return rows[0]?.back ?? false
}
