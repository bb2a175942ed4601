import type { LessonKind } from '@arvand/contracts/lesson-content'
import {
  appendLesson,
  type ChangingDeps,
  changeCourse,
  changeLesson,
  changeSection,
  countFigures,
  kindOf,
  recountProgress,
  replaceRequiredLessons,
  stepsOf,
  updateLesson,
  updatePreview,
  updatePublished,
} from '#modules/courses'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { LessonKinds } from '#plugs/lesson-kind'
import { insert, saveVersion } from '../history.ts'
import { whyNotPublish } from '../readiness.ts'
import { authoring } from '../tables.ts'
import { mostLessons } from './change-outline.ts'
import { hasCircle } from './order.ts'
import { requirementsOf } from './outline-queries.ts'

type ByLesson = { readonly lessonId: string; readonly personId: string }

/** Adds an empty lesson at the end of a section. In a course that was published the lesson begins as a draft. */
export const addLesson = (
  deps: ChangingDeps,
  request: RepeatedRequest,
  { sectionId, title, kind }: { sectionId: string; title: string; kind: LessonKind },
) =>
  changeSection(deps, { sectionId, personId: request.personId }, (tx, course) =>
    once(tx, deps.clock, request, 'a day', async () => {
      await needRoom(tx, course.id)
      const plug = deps.lessonKinds.find((one) => one.kind === kind) ?? refuse('courses.unknown-lesson-kind')
      const content = plug.empty()
      const [id, at] = [newId(), deps.clock.now()]
      await appendLesson(tx, {
        ...{ id, title, kind, course_id: course.id, section_id: sectionId },
        steps: stepsOf(deps.lessonKinds, content),
        is_published: course.published_at === null,
        content: JSON.stringify(content),
        changed_at: at,
      })
      await insert(tx, id, { version: 1, title, content, by: request.personId, at })
      await countFigures(tx, course.id)
      return { lessonId: id }
    }),
  )

async function needRoom(tx: Tx, courseId: string): Promise<void> {
  const { count } = await authoring(tx)
    .selectFrom('courses.course_lessons')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  if (count >= mostLessons) refuse('courses.too-many-lessons')
}

/** Renames a lesson from the outline; an open editor then meets a newer version, as after any other save. */
export const renameLesson = (deps: ChangingDeps, by: ByLesson, title: string) =>
  changeLesson(deps, by, async (tx, lesson, course) => {
    if (title === lesson.title) return { version: lesson.version }
    const [version, now] = [lesson.version + 1, deps.clock.now()]
    const { content } = lesson
    await saveVersion(tx, {
      lesson,
      version,
      title,
      content,
      now,
      personId: by.personId,
      ownerId: course.owner_id,
    })
    await updateLesson(tx, lesson.id, { title, version, changed_at: now })
    return { version }
  })

/** Publishes or unpublishes several lessons of a course together. */
export const publishLessons = (
  deps: ChangingDeps,
  personId: string,
  {
    courseId,
    lessonIds,
    isPublished,
  }: { courseId: string; lessonIds: readonly string[]; isPublished: boolean },
) =>
  changeCourse(deps, { courseId, personId }, async (tx) => {
    const ids = [...new Set(lessonIds)]
    const lessons = await authoring(tx)
      .selectFrom('courses.course_lessons')
      .select(['id', 'content', 'is_published'])
      .where('course_id', '=', courseId)
      .where('id', 'in', ids)
      .execute()
    if (lessons.length < ids.length) refuse('courses.unknown-lesson')
    if (isPublished)
      for (const { content } of lessons)
        refuseIf(await whyNotPublish(tx, deps.lessonKinds, courseId, content))
    const turning = lessons.filter((lesson) => lesson.is_published !== isPublished).map(({ id }) => id)
    if (turning.length === 0) return {}
    await updatePublished(tx, turning, isPublished)
    await countFigures(tx, courseId)
    await recountProgress(deps, tx, courseId)
    return {}
  })

/** Pure: a lesson that stores its learner's work cannot be a preview for visitors. */
export const whyNotPreview = (
  kinds: LessonKinds,
  kind: LessonKind,
): 'courses.lesson-is-for-learners' | null =>
  kindOf(kinds, kind).learnersOnly ? 'courses.lesson-is-for-learners' : null

/** Opens a lesson to everyone, or only to learners. */
export const previewLesson = (deps: ChangingDeps, by: ByLesson, isPreview: boolean) =>
  changeLesson(deps, by, async (tx, lesson) => {
    if (isPreview) refuseIf(whyNotPreview(deps.lessonKinds, lesson.kind))
    await updatePreview(tx, by.lessonId, isPreview)
    return {}
  })

/** Sets which lessons of the course a learner does before this one; a circle is refused. */
export const setPrerequisites = (deps: ChangingDeps, by: ByLesson, requires: readonly string[]) =>
  changeLesson(deps, by, async (tx, lesson, course) => {
    const wished = [...new Set(requires)]
    const known = await requirementsOf(tx, course.id)
    if (!wished.every((id) => known.has(id))) refuse('courses.unknown-lesson')
    if (hasCircle(new Map([...known, [lesson.id, wished]]))) refuse('courses.prerequisite-circle')
    await replaceRequiredLessons(tx, lesson.id, wished)
    return {}
  })
