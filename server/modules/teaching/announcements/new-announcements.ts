import { type Db, prepared } from '#platform/database'
import { teaching } from '../tables.ts'

const month = 30 * 86_400_000
const atOnce = 3

/** The newest announcements of the past 30 days that a learner has not seen, in one course or all; one query. */
export async function newAnnouncements(db: Db, personId: string, now: Date, courseId?: string) {
  const since = new Date(now.getTime() - month)
  const found = await unseenRows(
    db,
    { personId, now, since, courseId },
    courseId === undefined ? 'all' : 'one',
  )
  return found.map(({ courseId: id, slug, courseTitle, ...one }) => ({
    ...one,
    course: { id, slug, title: courseTitle },
  }))
}

interface UnseenAsked {
  readonly personId: string
  readonly now: Date
  readonly since: Date
  readonly courseId: string | undefined
}

const unseenRows = prepared((db, { personId, now, since, courseId }: UnseenAsked, courses: 'all' | 'one') => {
  const rows = teaching(db)
    .selectFrom('courses.learners as e')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .innerJoin('teaching.announcements as a', 'a.course_id', 'e.course_id')
    .select(['a.id', 'a.title', 'a.body', 'a.at', 'c.id as courseId', 'c.slug', 'c.title as courseTitle'])
    .where('e.person_id', '=', personId)
    .where('e.state', 'in', ['active', 'completed'])
    .where((on) => on.or([on('e.expires_at', 'is', null), on('e.expires_at', '>', now)]))
    .where((on) => on.or([on('a.cohort_id', 'is', null), on('a.cohort_id', '=', on.ref('e.cohort_id'))]))
    .where('a.is_published', '=', true)
    .where('a.at', '>', since)
    .where((on) => on('a.at', '>', on.fn.coalesce('e.announcements_seen_at', 'e.enrolled_at')))
  const asked = courses === 'one' && courseId ? rows.where('e.course_id', '=', courseId) : rows
  return asked.orderBy('a.at', 'desc').orderBy('a.id', 'desc').limit(atOnce)
})
