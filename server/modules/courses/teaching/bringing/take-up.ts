import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { countFigures } from '../../catalogue/course-figures.ts'
import { dropPagesOf } from '../../catalogue/course-pages.ts'
import type { CoursesParts } from '../../parts.ts'
import { lockSeats } from '../cohorts/cohort-queries.ts'
import { needCourse } from '../course-queries.ts'
import { enrolledByTeacher } from '../notice-kinds.ts'
import { teaching } from '../tables.ts'
import { enrolPeople } from './enrol-people.ts'

type TakeUpParts = Pick<CoursesParts, 'db' | 'clock' | 'jobs' | 'pages'>

/** Enrols whoever proved a mobile in every course that it was invited to. */
export async function takeUpInvitations(parts: TakeUpParts, personId: string, mobile: string): Promise<void> {
  const slugs = await transaction(parts.db, async (tx) => {
    const taken = await teaching(tx)
      .updateTable('courses.invitations')
      .set({ taken_at: parts.clock.now() })
      .where('mobile', '=', mobile)
      .where('taken_at', 'is', null)
      .returning(['id', 'course_id', 'cohort_id', 'by_id'])
      .execute()
    const slugs: string[] = []
    // By course, so that two who do this at once wait for each other in the same order.
    for (const invitation of taken.toSorted((a, b) => (a.course_id < b.course_id ? -1 : 1)))
      slugs.push(await takeUp(tx, parts, personId, invitation))
    return slugs
  })
  for (const slug of slugs) dropPagesOf(parts.pages, slug)
}

interface Taken {
  readonly id: string
  readonly course_id: string
  readonly cohort_id: string | null
  readonly by_id: string
}

async function takeUp(tx: Tx, parts: TakeUpParts, personId: string, invitation: Taken): Promise<string> {
  const course = await needCourse(tx, invitation.course_id)
  const { cohort_id, by_id: byId } = invitation
  const left = cohort_id ? await lockSeats(tx, course.id, cohort_id) : 0
  // Their word was given: without a seat in the cohort they learn in the course alone.
  const cohortId = left > 0 ? cohort_id : null
  const bringing = { courseId: course.id, cohortId, byId, seats: Number.POSITIVE_INFINITY }
  const outcomes = await enrolPeople(tx, parts.clock, bringing, [personId])
  await countFigures(tx, course.id)
  const about = { courseTitle: course.title, slug: course.slug }
  const cause = `invitation ${invitation.id}`
  if (outcomes.get(personId) === 'enrolled')
    await leaveNotice(parts.jobs, tx, parts.clock, { personId, kind: enrolledByTeacher, about, cause })
  return course.slug
}
