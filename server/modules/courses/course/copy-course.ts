import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { courses } from '../tables.ts'
import { insertOwner } from './course-rows.ts'
import { freeSlug } from './free-slug.ts'

export interface CourseCopy {
  readonly id: string
  readonly slug: string
  /** The ids of its lessons by the ids of the original lessons. */
  readonly lessonIds: ReadonlyMap<string, string>
}

/** Copies a course to a draft of another owner, without learners, reviews, history. The caller counts its figures. */
export async function copyCourse(
  tx: Tx,
  from: string,
  { title, ownerId, at }: { readonly title: string; readonly ownerId: string; readonly at: Date },
): Promise<CourseCopy> {
  const course = { id: newId(), slug: await freeSlug(tx, title) }
  await sql`
    insert into courses.courses (id, slug, owner_id, category, level, title, summary, description, outcomes,
      requirements, cover_file_id, access_days, price, list_price, in_plus, created_at, changed_at)
    select ${course.id}, ${course.slug}, ${ownerId}, category, level, ${title}, summary, description, outcomes,
      requirements, cover_file_id, access_days, price, list_price, in_plus, ${at}, ${at}
      from courses.courses where id = ${from}
  `.execute(courses(tx))
  await insertOwner(tx, course.id, ownerId, at)
  const { old, made } = await copyOutline(tx, from, course.id, at)
  await copyTies(tx, from, course.id, { old, made })
  return { ...course, lessonIds: new Map(old.map((id, place) => [id, made[place] ?? id])) }
}

/** Old ids and new ids, in the same order. */
interface Pairs {
  readonly old: readonly string[]
  readonly made: readonly string[]
}

const pairsOf = (rows: readonly { id: string }[]): Pairs => ({
  old: rows.map(({ id }) => id),
  made: rows.map(() => newId()),
})

async function copyOutline(tx: Tx, from: string, to: string, at: Date): Promise<Pairs> {
  const sections = pairsOf(
    await courses(tx).selectFrom('courses.sections').select('id').where('course_id', '=', from).execute(),
  )
  const lessons = pairsOf(
    await courses(tx).selectFrom('courses.lessons').select('id').where('course_id', '=', from).execute(),
  )
  await sql`
    insert into courses.sections (id, course_id, position, title, release_at, release_after_days)
    select twin.made, ${to}, s.position, s.title, s.release_at, s.release_after_days
      from courses.sections s
      join unnest(${sections.old}::uuid[], ${sections.made}::uuid[]) as twin (old, made) on twin.old = s.id
  `.execute(courses(tx))
  await sql`
    insert into courses.lessons (id, course_id, section_id, position, title, kind, minutes, measured_seconds, steps,
      is_preview, is_published, content, changed_at, release_at, release_after_days)
    select twin.made, ${to}, section.made, l.position, l.title, l.kind, l.minutes, l.measured_seconds, l.steps,
      l.is_preview, l.is_published, l.content, ${at}, l.release_at, l.release_after_days
      from courses.lessons l
      join unnest(${lessons.old}::uuid[], ${lessons.made}::uuid[]) as twin (old, made) on twin.old = l.id
      join unnest(${sections.old}::uuid[], ${sections.made}::uuid[]) as section (old, made)
        on section.old = l.section_id
  `.execute(courses(tx))
  return lessons
}

/** Files and prerequisites: of lessons, and of the course itself. */
async function copyTies(tx: Tx, from: string, to: string, { old, made }: Pairs): Promise<void> {
  await sql`
    insert into courses.lesson_files (lesson_id, file_id)
    select twin.made, f.file_id
      from courses.lesson_files f
      join unnest(${old}::uuid[], ${made}::uuid[]) as twin (old, made) on twin.old = f.lesson_id
  `.execute(courses(tx))
  await sql`
    insert into courses.lesson_prerequisites (lesson_id, required_lesson_id)
    select twin.made, required.made
      from courses.lesson_prerequisites p
      join unnest(${old}::uuid[], ${made}::uuid[]) as twin (old, made) on twin.old = p.lesson_id
      join unnest(${old}::uuid[], ${made}::uuid[]) as required (old, made)
        on required.old = p.required_lesson_id
  `.execute(courses(tx))
  await sql`
    insert into courses.course_prerequisites (course_id, required_course_id)
    select ${to}, required_course_id from courses.course_prerequisites where course_id = ${from}
  `.execute(courses(tx))
}
