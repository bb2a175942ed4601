import { sql } from 'kysely'
import { itemFactsOf, itemState, kindOf, type Order } from '#modules/courses'
import type { Db } from '#platform/database'
import type { LessonKinds } from '#plugs/lesson-kind'
import { authoring } from '../tables.ts'

/** The facts of a lesson (`factsOf`), computed in the database, so that an outline of 500 lessons fetches no text. */
const facts = [
  sql<boolean>`l.content ->> 'fileId' is not null`.as('hasFile'),
  sql<boolean>`jsonb_array_length(coalesce(l.content -> 'attachments', '[]')) > 0`.as('hasAttachments'),
  sql<boolean>`jsonb_path_exists(coalesce(l.content -> 'body', 'null'),
    '$.** ? (@.type == "text" || @.type == "formula" || @.type == "formulaBlock" || @.type == "image" || @.type == "verse")')`.as(
    'hasWords',
  ),
  sql<boolean>`l.content ->> 'url' is not null`.as('hasAddress'),
] as const

/** The sections of a course in order, each with its lessons; three queries, however many lessons there are. */
export async function outlineOf(db: Db, kinds: LessonKinds, courseId: string) {
  const [sections, lessons, ties] = await Promise.all([
    authoring(db)
      .selectFrom('courses.course_sections')
      .select(['id', 'title', 'release_at as releaseAt', 'release_after_days as releaseAfterDays'])
      .where('course_id', '=', courseId)
      .orderBy('position')
      .execute(),
    authoring(db)
      .selectFrom('courses.course_lessons as l')
      .select(['l.id', 'l.section_id', 'l.title', 'l.kind', 'l.minutes', 'l.seconds'])
      .select(['l.is_preview as isPreview', 'l.is_published as isPublished'])
      .select(['l.release_at as releaseAt', 'l.release_after_days as releaseAfterDays'])
      .select(facts)
      .select(sql<string | null>`l.content ->> 'itemId'`.as('itemId'))
      .where('l.course_id', '=', courseId)
      .orderBy('l.position')
      .execute(),
    authoring(db)
      .selectFrom('courses.required_lessons as p')
      .innerJoin('courses.course_lessons as l', 'l.id', 'p.lesson_id')
      .select(['p.lesson_id', 'p.required_lesson_id'])
      .where('l.course_id', '=', courseId)
      .execute(),
  ])
  const items = await itemFactsOf(
    db,
    kinds,
    lessons.map(({ kind, itemId }) => ({ courseId, kind, itemId })),
  )
  const itemOf = new Map(lessons.map(({ id }, at) => [id, itemState(items[at])]))
  const requires = Map.groupBy(ties, ({ lesson_id }) => lesson_id)
  const bySection = Map.groupBy(lessons, ({ section_id }) => section_id)
  const outlined = sections.map((section) => ({
    ...section,
    lessons: (bySection.get(section.id) ?? []).map(({ itemId, ...lesson }) => ({
      ...lesson,
      whyNotPublish: kindOf(kinds, lesson.kind).whyNotComplete({
        ...lesson,
        item: itemOf.get(lesson.id) ?? 'missing',
      }),
      requires: (requires.get(lesson.id) ?? []).map(({ required_lesson_id }) => required_lesson_id),
    })),
  }))
  return { sections: outlined, lessons: outlined.flatMap((section) => section.lessons) }
}

/** The ids of sections and their lessons, in their present order. */
export async function orderOf(db: Db, courseId: string): Promise<Order> {
  const rows = await authoring(db)
    .selectFrom('courses.course_sections as s')
    .leftJoin('courses.course_lessons as l', 'l.section_id', 's.id')
    .select(['s.id as sectionId', 'l.id as lessonId'])
    .where('s.course_id', '=', courseId)
    .orderBy('s.position')
    .orderBy('l.position')
    .execute()
  return [...Map.groupBy(rows, ({ sectionId }) => sectionId)].map(([id, inside]) => ({
    id,
    lessons: inside.flatMap(({ lessonId }) => (lessonId === null ? [] : [lessonId])),
  }))
}

/** The lessons of a course, each with the ids of those that it requires. */
export async function requirementsOf(db: Db, courseId: string): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ id: string; requires: string[] }>`
    select l.id, array(
             select p.required_lesson_id from courses.required_lessons p where p.lesson_id = l.id
           ) as requires
      from courses.course_lessons l where l.course_id = ${courseId}
  `.execute(authoring(db))
  return new Map(rows.map((row) => [row.id, row.requires]))
}
