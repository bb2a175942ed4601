import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { courses, type SectionRow } from '../tables.ts'

/** The ids of the sections of a course in their order, each with the ids of its lessons. */
export type Order = readonly OrderedSection[]
export interface OrderedSection {
  readonly id: string
  readonly lessons: readonly string[]
}

/** Raises the version of the outline, so that a new order made from an older outline is refused. */
export async function nextOutline(tx: Tx, courseId: string): Promise<number> {
  const row = await courses(tx)
    .updateTable('courses.courses')
    .set({ outline_version: sql`outline_version + 1` })
    .where('id', '=', courseId)
    .returning('outline_version')
    .executeTakeFirstOrThrow()
  return row.outline_version
}

/** Stores the places of all sections and lessons in two statements. */
export async function updateOrder(tx: Tx, courseId: string, order: Order): Promise<number> {
  const sections = order.map(({ id }) => id)
  const lessons = order.flatMap(({ id, lessons }) =>
    lessons.map((lesson, place) => ({ lesson, section: id, place })),
  )
  await sql`
    update courses.sections s set position = given.place - 1
      from unnest(${sections}::uuid[]) with ordinality as given (id, place)
     where s.id = given.id and s.course_id = ${courseId}
  `.execute(courses(tx))
  await sql`
    update courses.lessons l set section_id = given.section_id, position = given.place
      from unnest(
        ${lessons.map(({ lesson }) => lesson)}::uuid[],
        ${lessons.map(({ section }) => section)}::uuid[],
        ${lessons.map(({ place }) => place)}::integer[]
      ) as given (id, section_id, place)
     where l.id = given.id and l.course_id = ${courseId}
  `.execute(courses(tx))
  return nextOutline(tx, courseId)
}

/** Adds a section at the end of a course; gives its id. */
export async function appendSection(tx: Tx, courseId: string, title: string): Promise<string> {
  const id = newId()
  await courses(tx)
    .insertInto('courses.sections')
    .values({
      id,
      course_id: courseId,
      title,
      position: sql`(select coalesce(max(s.position) + 1, 0) from courses.sections s where s.course_id = ${courseId})`,
    })
    .execute()
  await nextOutline(tx, courseId)
  return id
}

export type NewSection = Pick<
  Insertable<SectionRow>,
  'id' | 'course_id' | 'position' | 'title' | 'release_after_days'
>

/** Adds the sections of a course that had none. */
export async function insertSections(tx: Tx, sections: readonly NewSection[]): Promise<void> {
  if (sections.length > 0) await courses(tx).insertInto('courses.sections').values(sections).execute()
}

export async function updateSectionTitle(tx: Tx, sectionId: string, title: string): Promise<void> {
  await courses(tx).updateTable('courses.sections').set({ title }).where('id', '=', sectionId).execute()
}

/** When a section or a lesson opens: not before an instant, or so many days after the learner began. */
export interface Release {
  readonly release_at: Date | null
  readonly release_after_days: number | null
}

export async function updateSectionRelease(tx: Tx, sectionId: string, release: Release): Promise<void> {
  await courses(tx).updateTable('courses.sections').set(release).where('id', '=', sectionId).execute()
}

export async function updateLessonRelease(tx: Tx, lessonId: string, release: Release): Promise<void> {
  await courses(tx).updateTable('courses.lessons').set(release).where('id', '=', lessonId).execute()
}
