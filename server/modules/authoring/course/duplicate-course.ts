import { copyCourse, countFigures, kindOf, needStaff, updateContent } from '#modules/courses'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { AuthoringDeps } from '../deps.ts'
import { relinkLessons } from '../editor/relink-lessons.ts'
import { authoring } from '../tables.ts'

/** Makes a whole copy of a course as a draft of the caller: all but learners, reviews and history. */
export function duplicateCourse(
  { db, clock, lessonKinds }: Pick<AuthoringDeps, 'db' | 'clock' | 'lessonKinds'>,
  request: RepeatedRequest,
  courseId: string,
) {
  const { personId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      await needStaff(tx, courseId, personId, 'write')
      const copy = { title: await nameOfCopy(tx, courseId), ownerId: personId, at: clock.now() }
      const { lessonIds, ...course } = await copyCourse(tx, courseId, copy)
      await copyContents(tx, lessonKinds, course.id, personId)
      await relinkLessons(tx, course.id, course.slug, lessonIds)
      await countFigures(tx, course.id)
      return { course }
    }),
  )
}

async function nameOfCopy(tx: Tx, courseId: string): Promise<string> {
  const { title } = await authoring(tx)
    .selectFrom('courses.known_courses')
    .select('title')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  return `کپی ${title}`.slice(0, 120)
}

/** Stores new contents for kinds with `copied`, whose contents name something that must be copied too. */
async function copyContents(tx: Tx, kinds: LessonKinds, courseId: string, personId: string): Promise<void> {
  const copying = kinds.filter(({ copied }) => copied !== undefined).map(({ kind }) => kind)
  if (copying.length === 0) return
  const rows = await authoring(tx)
    .selectFrom('courses.course_lessons')
    .select(['id', 'content'])
    .where('course_id', '=', courseId)
    .where('kind', 'in', copying)
    .execute()
  for (const { id, content } of rows) {
    const copy = await kindOf(kinds, content.kind).copied?.(tx, content, personId)
    if (copy) await updateContent(tx, id, copy)
  }
}
