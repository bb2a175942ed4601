import type { Input } from '@arvand/contracts/endpoint'
import type { saveCourse as saveCourseEndpoint } from '@arvand/contracts/teacher/courses'
import {
  type ChangingDeps,
  changeCourse,
  isPicture,
  type LockedCourse,
  settlePublicFiles,
  updateCourse,
} from '#modules/courses'
import type { Tx } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { filesFor } from '../editor/attached-files.ts'
import { relinkLessons } from '../editor/relink-lessons.ts'
import { outlineOf } from '../outline/outline-queries.ts'
import { missingOf } from '../readiness.ts'
import { authoring } from '../tables.ts'
import { detailsOf } from './course-queries.ts'
import { needCategory } from './create-course.ts'

type Written = Input<typeof saveCourseEndpoint>

/** Pure: why the address of a course may not become this one. */
const whyNotSlug = (
  course: Pick<LockedCourse, 'slug' | 'published_at'>,
  slug: string,
): 'courses.slug-fixed' | null =>
  course.slug !== slug && course.published_at !== null ? 'courses.slug-fixed' : null

/** Pure: a course that people see keeps its summary. */
const whyNotWithoutSummary = (course: Pick<LockedCourse, 'state'>, summary: string) =>
  course.state === 'published' && summary.trim() === '' ? ('courses.summary-missing' as const) : null

/** Saves the details of a course. In a published course they are public at once. */
export const saveCourse = (deps: ChangingDeps, personId: string, written: Written) =>
  changeCourse(deps, { courseId: written.courseId, personId }, async (tx, course) => {
    if (course.version !== written.version)
      refuse('courses.saved-meanwhile', { current: await detailsOf(tx, course) })
    refuseIf(whyNotSlug(course, written.slug))
    refuseIf(whyNotWithoutSummary(course, written.summary))
    if (written.category !== course.category) await needCategory(tx, written.category)
    await needFreeSlug(tx, course, written.slug)
    await needCover(tx, course, personId, written.coverFileId)
    const row = await updateCourse(tx, course.id, detailsIn(written, deps.clock.now()))
    if (row.cover_file_id !== course.cover_file_id)
      await settlePublicFiles(
        tx,
        [row.cover_file_id, course.cover_file_id].flatMap((id) => id ?? []),
      )
    const { lessons } = await outlineOf(tx, deps.lessonKinds, course.id)
    if (row.slug !== course.slug)
      await relinkLessons(tx, course.id, row.slug, new Map(lessons.map(({ id }) => [id, id])))
    return {
      course: await detailsOf(tx, row),
      missing: missingOf({ summary: row.summary, lessons }),
    }
  })

const detailsIn = (written: Written, now: Date) => ({
  title: written.title,
  summary: written.summary,
  description: JSON.stringify(written.description),
  outcomes: written.outcomes,
  requirements: written.requirements,
  category: written.category,
  level: written.level,
  cover_file_id: written.coverFileId,
  access_days: written.accessDays,
  slug: written.slug,
  version: written.version + 1,
  changed_at: now,
})

async function needFreeSlug(tx: Tx, course: LockedCourse, slug: string): Promise<void> {
  if (slug === course.slug) return
  const taken = await authoring(tx)
    .selectFrom('courses.known_courses')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (taken) refuse('courses.slug-taken')
}

async function needCover(tx: Tx, course: LockedCourse, personId: string, fileId: string | null) {
  if (fileId === null || fileId === course.cover_file_id) return
  const { files, mayHold } = await filesFor(tx, { courseId: course.id, personId: personId, sources: [] }, [
    fileId,
  ])
  const file = files.get(fileId)
  if (!file || !mayHold(file)) return refuse('courses.unknown-file')
  if (!isPicture(file)) refuse('courses.wrong-file')
}
