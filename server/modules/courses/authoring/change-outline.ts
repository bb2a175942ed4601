import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { type ChangingParts, changeCourse, changeLesson, changeSection } from '../course/change-course.ts'
import { isOrderOf, putLesson, stepLesson, stepSection } from './order.ts'
import { type Order, orderOf } from './outline-queries.ts'
import { authoring } from './tables.ts'

const mostSections = 100
export const mostLessons = 500

/** The outline is another one from now on; whoever arranges by an older one is refused. */
export async function nextOutline(tx: Tx, courseId: string): Promise<number> {
  const row = await authoring(tx)
    .updateTable('courses.courses')
    .set({ outline_version: sql`outline_version + 1` })
    .where('id', '=', courseId)
    .returning('outline_version')
    .executeTakeFirstOrThrow()
  return row.outline_version
}

/** Writes the places of all sections and lessons, in two statements however many there are. */
async function writeOrder(tx: Tx, courseId: string, order: Order): Promise<number> {
  const sections = order.map(({ id }) => id)
  const lessons = order.flatMap(({ id, lessons }) =>
    lessons.map((lesson, place) => ({ lesson, section: id, place })),
  )
  await sql`
    update courses.sections s set position = given.place - 1
      from unnest(${sections}::uuid[]) with ordinality as given (id, place)
     where s.id = given.id and s.course_id = ${courseId}
  `.execute(authoring(tx))
  await sql`
    update courses.lessons l set section_id = given.section_id, position = given.place
      from unnest(
        ${lessons.map(({ lesson }) => lesson)}::uuid[],
        ${lessons.map(({ section }) => section)}::uuid[],
        ${lessons.map(({ place }) => place)}::integer[]
      ) as given (id, section_id, place)
     where l.id = given.id and l.course_id = ${courseId}
  `.execute(authoring(tx))
  return nextOutline(tx, courseId)
}

/** Puts all sections and lessons in the order that is given, when it is one of the newest outline. */
export const arrange = (
  parts: ChangingParts,
  personId: string,
  { courseId, outlineVersion, sections }: { courseId: string; outlineVersion: number; sections: Order },
) =>
  changeCourse(parts, { courseId, personId }, async (tx, course) => {
    const stored = await orderOf(tx, courseId)
    if (course.outline_version !== outlineVersion || !isOrderOf(sections, stored))
      refuse('courses.order-stale', { current: { outlineVersion: course.outline_version, sections: stored } })
    return { outlineVersion: await writeOrder(tx, courseId, sections) }
  })

/** Adds a section at the end. */
export const addSection = (
  parts: ChangingParts,
  request: RepeatedRequest,
  { courseId, title }: { courseId: string; title: string },
) =>
  changeCourse(parts, { courseId, personId: request.personId }, (tx) =>
    once(tx, parts.clock, request, 'a day', async () => {
      const { count } = await authoring(tx)
        .selectFrom('courses.sections')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('course_id', '=', courseId)
        .executeTakeFirstOrThrow()
      if (count >= mostSections) refuse('courses.too-many-lessons')
      const id = newId()
      await authoring(tx)
        .insertInto('courses.sections')
        .values({
          id,
          course_id: courseId,
          title,
          position: sql`(select coalesce(max(s.position) + 1, 0) from courses.sections s where s.course_id = ${courseId})`,
        })
        .execute()
      await nextOutline(tx, courseId)
      return { sectionId: id }
    }),
  )

type BySection = { readonly sectionId: string; readonly personId: string }

export const renameSection = (parts: ChangingParts, by: BySection, title: string) =>
  changeSection(parts, by, async (tx) => {
    await authoring(tx)
      .updateTable('courses.sections')
      .set({ title })
      .where('id', '=', by.sectionId)
      .execute()
    return {}
  })

export const moveSection = (parts: ChangingParts, by: BySection, step: -1 | 1) =>
  changeSection(parts, by, async (tx, { id }) => {
    await writeOrder(tx, id, stepSection(await orderOf(tx, id), by.sectionId, step))
    return {}
  })

export const removeSection = (parts: ChangingParts, by: BySection) =>
  changeSection(parts, by, async (tx, { id }) => {
    const lesson = await authoring(tx)
      .selectFrom('courses.lessons')
      .select('id')
      .where('section_id', '=', by.sectionId)
      .limit(1)
      .executeTakeFirst()
    if (lesson) refuse('courses.section-not-empty')
    await authoring(tx).deleteFrom('courses.sections').where('id', '=', by.sectionId).execute()
    await nextOutline(tx, id)
    return {}
  })

export interface Release {
  readonly releaseAt: string | null
  readonly releaseAfterDays: number | null
}
const released = ({ releaseAt, releaseAfterDays }: Release) => ({
  release_at: releaseAt === null ? null : new Date(releaseAt),
  release_after_days: releaseAfterDays,
})

export const releaseSection = (parts: ChangingParts, by: BySection, release: Release) =>
  changeSection(parts, by, async (tx) => {
    await authoring(tx)
      .updateTable('courses.sections')
      .set(released(release))
      .where('id', '=', by.sectionId)
      .execute()
    return {}
  })

type ByLesson = { readonly lessonId: string; readonly personId: string }

export const releaseLesson = (parts: ChangingParts, by: ByLesson, release: Release) =>
  changeLesson(parts, by, async (tx) => {
    await authoring(tx)
      .updateTable('courses.lessons')
      .set(released(release))
      .where('id', '=', by.lessonId)
      .execute()
    return {}
  })

/** Moves a lesson one place, or to the end of another section of its course. */
export const moveLesson = (
  parts: ChangingParts,
  by: ByLesson,
  to: { readonly by: -1 | 1 } | { readonly sectionId: string },
) =>
  changeLesson(parts, by, async (tx, lesson, course) => {
    const order = await orderOf(tx, course.id)
    if ('by' in to) {
      await writeOrder(tx, course.id, stepLesson(order, lesson.id, to.by))
      return {}
    }
    if (!order.some(({ id }) => id === to.sectionId)) refuse('courses.unknown-section')
    await writeOrder(tx, course.id, putLesson(order, lesson.id, to.sectionId, 'last'))
    return {}
  })
