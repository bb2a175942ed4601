import { mostPrerequisites } from '@arvand/contracts/teacher/courses'
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

interface Change {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Changes which courses a learner completes before this one; a circle is refused. Only single courses are added and
 * removed, so that two teachers who change the list at once lose nothing of each other's.
 */
export const changeCoursePrerequisites = (
  deps: ChangingDeps,
  by: { readonly courseId: string; readonly personId: string },
  { add, remove }: Change,
) =>
  changeCourse(deps, { ...by, hold: holdTies }, async (tx, { id }) => {
    const stored = (await prerequisitesOf(tx, id)).map((course) => course.id)
    const wished = [...new Set([...stored.filter((one) => !remove.includes(one)), ...add])]
    await needListed(tx, id, wished, stored)
    if (wished.length > mostPrerequisites) refuse('courses.too-many-prerequisites')
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
async function needListed(
  tx: Tx,
  courseId: string,
  wished: readonly string[],
  stored: readonly string[],
): Promise<void> {
  const added = wished.filter((id) => id !== courseId && !stored.includes(id))
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
