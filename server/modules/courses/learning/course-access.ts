import type { CourseState } from '@arvand/contracts/courses'
import type { Actor } from '#platform/actor'
import { type Db, prepared } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CoursesDeps } from '../deps.ts'
import { comeBack } from '../enrolments/come-back.ts'
import { whyNotLearn } from '../enrolments/enrolment.ts'
import type { Enrolment } from '../enrolments/enrolment-queries.ts'
import { courses } from '../tables.ts'

/** A course, and a person's enrolment and rights in it. */
export interface CourseAccess {
  readonly course: {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly category: { readonly slug: string; readonly title: string; readonly palette: string }
    readonly coverFileId: string | null
    readonly state: CourseState
    readonly lessons: number
    readonly minutes: number
    readonly steps: number
  }
  readonly enrolment:
    | Pick<
        Enrolment,
        | 'id'
        | 'state'
        | 'enrolled_at'
        | 'expires_at'
        | 'completed_at'
        | 'distinct_steps'
        | 'last_lesson_id'
        | 'seen_at'
        | 'opened_at'
        | 'first_opened_at'
      >
    | undefined
  /** On the course's staff, or a manager of content: every lesson is open to them and no progress is counted. */
  readonly isStaff: boolean
  readonly teaches: boolean
}

/** The person who opens a course. */
export interface Learner {
  readonly personId: string
  /** A manager of content, to whom every course is open as to its teachers. */
  readonly reviews: boolean
}

export const learnerOf = ({ personId, scopes }: Pick<Actor, 'personId' | 'scopes'>): Learner => ({
  personId,
  reviews: scopes.has('content'),
})

type CourseBy = { readonly courseId: string } | { readonly slug: string } | { readonly lessonId: string }

/** A person's access to a course, by one query; undefined when there is no such course. */
export async function findCourseAccess(
  db: Db,
  by: CourseBy,
  { personId, reviews }: Learner,
): Promise<CourseAccess | undefined> {
  const [row] = await accessRows(db, { ...by, personId }, byWhat(by))
  if (!row) return undefined
  return {
    course: {
      id: row.id,
      slug: row.slug,
      title: row.title,
      category: { slug: row.category, title: row.categoryTitle, palette: row.palette },
      coverFileId: row.cover_file_id,
      state: row.state,
      lessons: row.lessons,
      minutes: row.minutes,
      steps: row.steps,
    },
    enrolment: enrolmentOf(row),
    isStaff: row.role !== null || reviews,
    teaches: row.role !== null,
  }
}

type By = 'courseId' | 'slug' | 'lessonId'

const byWhat = (by: CourseBy): By => ('courseId' in by ? 'courseId' : 'slug' in by ? 'slug' : 'lessonId')

interface StandingAsked extends Partial<Record<By, string>> {
  readonly personId: string
}

const accessRows = prepared(
  (db, { personId, courseId = '', slug = '', lessonId = '' }: StandingAsked, by: By) => {
    const rows = courses(db)
      .selectFrom('courses.courses as c')
      .innerJoin('courses.categories as k', 'k.slug', 'c.category')
      .leftJoin('courses.enrolments as e', (on) =>
        on.onRef('e.course_id', '=', 'c.id').on('e.person_id', '=', personId),
      )
      .leftJoin('courses.staff as s', (on) =>
        on.onRef('s.course_id', '=', 'c.id').on('s.person_id', '=', personId),
      )
      .select(['c.id', 'c.slug', 'c.title', 'c.category', 'k.title as categoryTitle', 'k.palette', 'c.steps'])
      .select(['c.cover_file_id', 'c.state', 'c.lessons', 'c.minutes', 's.role'])
      .select(['e.id as enrolmentId', 'e.state as enrolmentState', 'e.expires_at', 'e.completed_at'])
      .select(['e.distinct_steps', 'e.last_lesson_id', 'e.seen_at', 'e.enrolled_at', 'e.opened_at'])
      .select('e.first_opened_at')
    if (by === 'slug') return rows.where('c.slug', '=', slug)
    if (by === 'courseId') return rows.where('c.id', '=', courseId)
    return rows.where('c.id', '=', (of) =>
      of.selectFrom('courses.lessons as l').select('l.course_id').where('l.id', '=', lessonId),
    )
  },
)

interface EnrolmentColumns {
  readonly enrolmentId: string | null
  readonly enrolmentState: Enrolment['state'] | null
  readonly expires_at: Date | null
  readonly completed_at: Date | null
  readonly distinct_steps: number | null
  readonly last_lesson_id: string | null
  readonly seen_at: Date | null
  readonly enrolled_at: Date | null
  readonly opened_at: Date | null
  readonly first_opened_at: Date | null
}

function enrolmentOf(row: EnrolmentColumns): CourseAccess['enrolment'] {
  const { enrolmentId: id, enrolmentState: state, seen_at, enrolled_at } = row
  if (id === null || state === null || seen_at === null || enrolled_at === null) return undefined
  const { expires_at, completed_at, last_lesson_id, opened_at, first_opened_at } = row
  const distinct_steps = row.distinct_steps ?? 0
  return {
    ...{ id, state, seen_at, enrolled_at, expires_at, completed_at },
    ...{ distinct_steps, last_lesson_id, opened_at, first_opened_at },
  }
}

export type WhyNotHere = 'courses.unknown-course' | 'courses.not-enrolled' | 'courses.access-ended'

/** Pure: why a course is closed to the person. One in draft or review is unknown to all but its learners and staff. */
export function whyNotHere(
  {
    course,
    enrolment,
    isStaff,
  }: Pick<CourseAccess, 'enrolment' | 'isStaff'> & { course: { state: CourseState } },
  now: Date,
): WhyNotHere | null {
  if (isStaff) return null
  const isOut = course.state === 'published' || course.state === 'archived'
  if (!enrolment && !isOut) return 'courses.unknown-course'
  return whyNotLearn(enrolment, now)
}

/** The person's access, or a refusal; a learner whose access ended may come back here by an invitation. */
export async function needCourseAccess(
  deps: Pick<CoursesDeps, 'db' | 'jobs' | 'pages' | 'invited'>,
  by: CourseBy,
  learner: Learner,
  now: Date,
): Promise<CourseAccess> {
  const unknown = 'lessonId' in by ? 'courses.unknown-lesson' : 'courses.unknown-course'
  const access = (await findCourseAccess(deps.db, by, learner)) ?? refuse(unknown)
  const why = whyNotHere(access, now)
  const isEnded = why !== null && access.enrolment !== undefined
  if (isEnded && (await comeBack(deps, access.course, learner.personId, now)))
    return needCourseAccess(deps, by, learner, now)
  if (why) refuse(why === 'courses.unknown-course' ? unknown : why)
  return access
}
