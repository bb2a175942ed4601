import {
  appendSection,
  type ChangingDeps,
  changeCourse,
  changeLesson,
  changeSection,
  type Order,
  updateLessonRelease,
  updateOrder,
  updateSectionRelease,
  updateSectionTitle,
} from '#modules/courses'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { authoring } from '../tables.ts'
import { isOrderOf, putLesson, stepLesson, stepSection } from './order.ts'
import { orderOf } from './outline-queries.ts'

export const mostSections = 100
export const mostLessons = 500

/** Puts all sections and lessons in the given order; refuses an order of an older outline. */
export const arrange = (
  deps: ChangingDeps,
  personId: string,
  { courseId, outlineVersion, sections }: { courseId: string; outlineVersion: number; sections: Order },
) =>
  changeCourse(deps, { courseId, personId }, async (tx, course) => {
    const stored = await orderOf(tx, courseId)
    if (course.outline_version !== outlineVersion || !isOrderOf(sections, stored))
      refuse('courses.order-stale', { current: { outlineVersion: course.outline_version, sections: stored } })
    return { outlineVersion: await updateOrder(tx, courseId, sections) }
  })

/** Adds a section at the end. */
export const addSection = (
  deps: ChangingDeps,
  request: RepeatedRequest,
  { courseId, title }: { courseId: string; title: string },
) =>
  changeCourse(deps, { courseId, personId: request.personId }, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const { count } = await authoring(tx)
        .selectFrom('courses.course_sections')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('course_id', '=', courseId)
        .executeTakeFirstOrThrow()
      if (count >= mostSections) refuse('courses.too-many-lessons')
      return { sectionId: await appendSection(tx, courseId, title) }
    }),
  )

export type BySection = { readonly sectionId: string; readonly personId: string }

export const renameSection = (deps: ChangingDeps, by: BySection, title: string) =>
  changeSection(deps, by, async (tx) => {
    await updateSectionTitle(tx, by.sectionId, title)
    return {}
  })

export const moveSection = (deps: ChangingDeps, by: BySection, step: -1 | 1) =>
  changeSection(deps, by, async (tx, { id }) => {
    await updateOrder(tx, id, stepSection(await orderOf(tx, id), by.sectionId, step))
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

export const releaseSection = (deps: ChangingDeps, by: BySection, release: Release) =>
  changeSection(deps, by, async (tx) => {
    await updateSectionRelease(tx, by.sectionId, released(release))
    return {}
  })

type ByLesson = { readonly lessonId: string; readonly personId: string }

export const releaseLesson = (deps: ChangingDeps, by: ByLesson, release: Release) =>
  changeLesson(deps, by, async (tx) => {
    await updateLessonRelease(tx, by.lessonId, released(release))
    return {}
  })

/** Moves a lesson one place, or to the end of another section of its course. */
export const moveLesson = (
  deps: ChangingDeps,
  by: ByLesson,
  to: { readonly by: -1 | 1 } | { readonly sectionId: string },
) =>
  changeLesson(deps, by, async (tx, lesson, course) => {
    const order = await orderOf(tx, course.id)
    if ('by' in to) {
      await updateOrder(tx, course.id, stepLesson(order, lesson.id, to.by))
      return {}
    }
    if (!order.some(({ id }) => id === to.sectionId)) refuse('courses.unknown-section')
    await updateOrder(tx, course.id, putLesson(order, lesson.id, to.sectionId, 'last'))
    return {}
  })
