import { sql } from 'kysely'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import type { LessonKinds } from '#plugs/lesson-kind'
import { countFigures } from '../course/course-figures.ts'
import { needStaff } from '../course/course-staff.ts'
import { kindOf } from '../lesson-kinds/kind-of.ts'
import type { CoursesParts } from '../parts.ts'
import { addOwner } from './create-course.ts'
import { freeSlug } from './free-slug.ts'
import { relinkLessons } from './relink-lessons.ts'
import { authoring } from './tables.ts'

/** Makes a whole copy of a course as a draft of the caller: all but learners, reviews and history. */
export function duplicateCourse(
  { db, clock, lessonKinds }: Pick<CoursesParts, 'db' | 'clock' | 'lessonKinds'>,
  request: RepeatedRequest,
  courseId: string,
) {
  const { personId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      await needStaff(tx, courseId, personId, 'write')
      const now = clock.now()
      const course = await copyDetails(tx, courseId, personId, now)
      await addOwner(tx, course.id, personId, now)
      const twins = await copyOutline(tx, courseId, course.id, now)
      await copyTies(tx, courseId, course.id, twins)
      const ids = new Map(twins.old.map((old, at) => [old, twins.made[at] ?? old]))
      await copyContents(tx, lessonKinds, course.id, personId)
      await relinkLessons(tx, course.id, course.slug, ids)
      await countFigures(tx, course.id)
      return { course }
    }),
  )
}

async function copyDetails(tx: Tx, courseId: string, personId: string, now: Date) {
  const { title } = await authoring(tx)
    .selectFrom('courses.courses')
    .select('title')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  const name = `رونوشت ${title}`.slice(0, 120)
  const course = { id: newId(), slug: await freeSlug(tx, name) }
  await sql`
    insert into courses.courses (id, slug, owner_id, category, level, title, summary, description, outcomes,
      requirements, cover_file_id, access_days, price, list_price, in_plus, created_at, changed_at)
    select ${course.id}, ${course.slug}, ${personId}, category, level, ${name}, summary, description, outcomes,
      requirements, cover_file_id, access_days, price, list_price, in_plus, ${now}, ${now}
      from courses.courses where id = ${courseId}
  `.execute(authoring(tx))
  return course
}

/** Old ids beside the new ones, in the same order. */
interface Twins {
  readonly old: readonly string[]
  readonly made: readonly string[]
}

const twinsOf = (rows: readonly { id: string }[]): Twins => ({
  old: rows.map(({ id }) => id),
  made: rows.map(() => newId()),
})

async function copyOutline(tx: Tx, from: string, to: string, now: Date): Promise<Twins> {
  const sections = twinsOf(
    await authoring(tx).selectFrom('courses.sections').select('id').where('course_id', '=', from).execute(),
  )
  const lessons = twinsOf(
    await authoring(tx).selectFrom('courses.lessons').select('id').where('course_id', '=', from).execute(),
  )
  await sql`
    insert into courses.sections (id, course_id, position, title, release_at, release_after_days)
    select twin.made, ${to}, s.position, s.title, s.release_at, s.release_after_days
      from courses.sections s
      join unnest(${sections.old}::uuid[], ${sections.made}::uuid[]) as twin (old, made) on twin.old = s.id
  `.execute(authoring(tx))
  await sql`
    insert into courses.lessons (id, course_id, section_id, position, title, kind, minutes, steps, is_preview,
      is_published, content, changed_at, release_at, release_after_days)
    select twin.made, ${to}, section.made, l.position, l.title, l.kind, l.minutes, l.steps, l.is_preview,
      l.is_published, l.content, ${now}, l.release_at, l.release_after_days
      from courses.lessons l
      join unnest(${lessons.old}::uuid[], ${lessons.made}::uuid[]) as twin (old, made) on twin.old = l.id
      join unnest(${sections.old}::uuid[], ${sections.made}::uuid[]) as section (old, made)
        on section.old = l.section_id
  `.execute(authoring(tx))
  return lessons
}

/** Kinds whose lessons lead to something of their own say what a copy holds. */
async function copyContents(tx: Tx, kinds: LessonKinds, courseId: string, personId: string): Promise<void> {
  const copying = kinds.filter(({ copied }) => copied !== undefined).map(({ kind }) => kind)
  if (copying.length === 0) return
  const rows = await authoring(tx)
    .selectFrom('courses.lessons')
    .select(['id', 'content'])
    .where('course_id', '=', courseId)
    .where('kind', 'in', copying)
    .execute()
  for (const { id, content } of rows) {
    const copy = await kindOf(kinds, content.kind).copied?.(tx, content, personId)
    await authoring(tx)
      .updateTable('courses.lessons')
      .set({ content: JSON.stringify(copy) })
      .where('id', '=', id)
      .execute()
  }
}

/** Files and prerequisites: of lessons, and of the course itself. */
async function copyTies(tx: Tx, from: string, to: string, { old, made }: Twins): Promise<void> {
  await sql`
    insert into courses.lesson_files (lesson_id, file_id)
    select twin.made, f.file_id
      from courses.lesson_files f
      join unnest(${old}::uuid[], ${made}::uuid[]) as twin (old, made) on twin.old = f.lesson_id
  `.execute(authoring(tx))
  await sql`
    insert into courses.lesson_prerequisites (lesson_id, required_lesson_id)
    select twin.made, required.made
      from courses.lesson_prerequisites p
      join unnest(${old}::uuid[], ${made}::uuid[]) as twin (old, made) on twin.old = p.lesson_id
      join unnest(${old}::uuid[], ${made}::uuid[]) as required (old, made)
        on required.old = p.required_lesson_id
  `.execute(authoring(tx))
  await sql`
    insert into courses.course_prerequisites (course_id, required_course_id)
    select ${to}, required_course_id from courses.course_prerequisites where course_id = ${from}
  `.execute(authoring(tx))
}
