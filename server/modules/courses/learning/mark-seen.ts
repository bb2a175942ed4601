import { transaction } from '#platform/database'
import { countLearners } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import type { CourseAccess } from './course-access.ts'

type Parts = Pick<CoursesDeps, 'db' | 'pages'>

const tenMinutes = 600_000

/**
 * Stores which lesson a learner opened last, and when they first came; the same lesson again within ten minutes writes nothing. Null: they opened
 * the course, but the lesson is not open yet.
 */
export async function markSeen(
  deps: Parts,
  slug: string,
  { id, last_lesson_id, seen_at, opened_at, first_opened_at }: NonNullable<CourseAccess['enrolment']>,
  lessonId: string | null,
  now: Date,
): Promise<void> {
  if (opened_at === null) return openFirst(deps, slug, id, lessonId, now)
  const isFirst = first_opened_at === null
  if (lessonId === null && !isFirst) return
  if (!isFirst && last_lesson_id === lessonId && now.getTime() - seen_at.getTime() < tenMinutes) return
  await courses(deps.db)
    .updateTable('courses.enrolments')
    .set({
      seen_at: now,
      ...(lessonId === null ? {} : { last_lesson_id: lessonId }),
      ...(isFirst ? { first_opened_at: now } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** The first opening: from now on teachers see a learner whom they enrolled by mobile, and the learner is counted. */
async function openFirst(
  { db, pages }: Parts,
  slug: string,
  id: string,
  lessonId: string | null,
  now: Date,
): Promise<void> {
  const isFirst = await transaction(db, async (tx) => {
    const opened = await courses(tx)
      .updateTable('courses.enrolments')
      .set({
        ...{ seen_at: now, opened_at: now, first_opened_at: now },
        ...(lessonId === null ? {} : { last_lesson_id: lessonId }),
      })
      .where('id', '=', id)
      .where('opened_at', 'is', null)
      .returning('course_id')
      .executeTakeFirst()
    if (opened) await countLearners(tx, opened.course_id)
    return opened !== undefined
  })
  // Cached pages show the number of learners.
  if (isFirst) dropPagesOf(pages, slug)
}
