import { sql } from 'kysely'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { countLearners } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { endingOf } from './add-enrolment.ts'
import { completeFinished } from './recount-progress.ts'

/**
 * Gives access again to a former learner who opens a course to which their mobile was invited. Not earlier: a learner
 * who became active when a teacher typed a mobile would reveal whose mobile it is. The teacher keeps the enrolment open
 * from now on, so a refund of what had opened it before does not close it.
 */
export async function comeBack(
  { db, jobs, pages, invited }: Pick<CoursesDeps, 'db' | 'jobs' | 'pages' | 'invited'>,
  { id: courseId, slug }: { readonly id: string; readonly slug: string },
  personId: string,
  now: Date,
): Promise<boolean> {
  const invitation = await invited(db, courseId, personId)
  if (!invitation) return false
  const { cohortId, byId } = invitation
  const isBack = await transaction(db, async (tx) => {
    const expiresAt = await endingOf(tx, { courseId, cohortId }, now)
    const { numAffectedRows } = await sql`
      with back as (
        update courses.enrolments
        set source = 'teacher', opening_id = null, cohort_id = ${cohortId}, enrolled_at = ${now},
          expires_at = ${expiresAt}, ended_at = null, removed_at = null, seen_at = ${now}, opened_at = ${now},
          first_opened_at = coalesce(first_opened_at, ${now}),
          state = case when completed_at is null then 'active' else 'completed' end
        where course_id = ${courseId} and person_id = ${personId}
          and (state in ('expired', 'refunded') or expires_at <= ${now})
        returning id, state
      )
      insert into courses.enrolment_turns (id, enrolment_id, state, by_id, at)
      select ${newId()}, id, state, ${byId}, ${now} from back
    `.execute(courses(tx))
    if (!numAffectedRows) return false
    await countLearners(tx, courseId)
    await jobs.leave(tx, completeFinished, { courseId }, { key: courseId })
    return true
  })
  // Cached pages show the number of learners.
  if (isBack) dropPagesOf(pages, slug)
  return isBack
}
