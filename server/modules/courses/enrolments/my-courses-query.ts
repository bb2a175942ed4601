import type { Answer } from '@arvand/contracts/endpoint'
import type { LessonKind } from '@arvand/contracts/lesson-content'
import type { listMyCourses } from '@arvand/contracts/panel/courses'
import { progressOf } from '@arvand/contracts/progress'
import { sql } from 'kysely'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { newestFirst, preparedKeysetPage } from '#platform/keyset'
import { courses } from '../tables.ts'

type Filter = 'all' | 'going' | 'completed' | 'ended'

interface Next {
  readonly id: string
  readonly title: string
  readonly kind: LessonKind
  readonly minutes: number
  readonly position: number | null
  readonly opensAt: string | null
}

/** Courses that a person learns, the last opened first; three queries however many there are. */
export async function findMyCourses(db: Db, personId: string, now: Date, filter: Filter, cursor?: string) {
  const page = await ownPage(db, { personId, now }, cursor, filter)
  const pictures = await findPictures(
    db,
    page.items.map(({ cover_file_id }) => cover_file_id),
  )
  return {
    nextCursor: page.nextCursor,
    items: page.items.map((row) => {
      const progress = progressOf(row.distinct_steps, row.steps)
      return {
        enrolment: {
          id: row.id,
          courseId: row.course_id,
          state: row.state,
          source: row.source,
          progress,
          enrolledAt: row.enrolled_at,
          expiresAt: row.expires_at,
          seenAt: row.seenAt,
        },
        course: {
          id: row.course_id,
          slug: row.slug,
          title: row.title,
          category: { slug: row.category, title: row.categoryTitle, palette: row.palette },
          cover: pictures(row.cover_file_id),
          lessons: row.lessons,
          minutes: row.minutes,
        },
        isListed: row.courseState === 'published',
        mayLeave: row.source === 'plus' || (row.source === 'self' && row.price === 0),
        progress,
        lessonsDone: row.lessonsDone,
        nextLesson: row.next && { ...row.next, opensAt: laterThan(now, row.next.opensAt) },
      }
    }),
  } satisfies Pick<Answer<typeof listMyCourses>, 'nextCursor'> & { items: unknown[] }
}

/** The instant when it is still to come, else null. */
function laterThan(now: Date, instant: string | null): Date | null {
  const at = instant === null ? null : new Date(instant)
  return at && at > now ? at : null
}

interface OwnAsked {
  readonly personId: string
  readonly now: Date
}

const ownPage = preparedKeysetPage(
  (db: Db, { personId, now }: OwnAsked, filter: Filter) => {
    let rows = courses(db)
      .selectFrom('courses.enrolments as e')
      .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
      .innerJoin('courses.categories as k', 'k.slug', 'c.category')
      .select(['e.id', 'e.course_id', 'e.state', 'e.enrolled_at', 'e.expires_at', 'e.seen_at as seenAt'])
      .select(['e.source', 'c.state as courseState', 'c.price'])
      .select(['e.distinct_steps', 'c.slug', 'c.title', 'c.category', 'c.cover_file_id', 'c.lessons'])
      .select(['c.minutes', 'c.steps', 'k.title as categoryTitle', 'k.palette'])
      .select([lessonsDone.as('lessonsDone'), nextLesson(now).as('next')])
      .where('e.person_id', '=', personId)
      .where('e.state', '<>', 'refunded')
    const open = sql<boolean>`(e.expires_at is null or e.expires_at > ${now})`
    if (filter === 'going') rows = rows.where('e.state', '=', 'active').where(open)
    if (filter === 'completed') rows = rows.where('e.completed_at', 'is not', null)
    if (filter === 'ended')
      rows = rows.where(({ or, eb }) => or([eb('e.state', '=', 'expired'), sql<boolean>`not ${open}`]))
    return rows
  },
  newestFirst('e.seen_at', 'e.id'),
)

const lessonsDone = sql<number>`(
  select count(*)::integer
    from courses.lessons l
   where l.course_id = e.course_id and l.is_published
     and (select count(*) from courses.steps t
           where t.enrolment_id = e.id and t.lesson_id = l.id and t.step <= l.steps) >= l.steps)`

/**
 * The lesson to go on with: the last opened one unless it is done; else an open one that is not done, those after that
 * place first; else the one that opens next.
 */
const nextLesson = (now: Date) => sql<Next | null>`(
  select json_build_object(
           'id', l.id, 'title', l.title, 'kind', l.kind, 'minutes', l.minutes, 'opensAt', a.opens_at,
           'position', (select p.seconds from courses.positions p
                         where p.enrolment_id = e.id and p.lesson_id = l.id))
    from courses.lesson_access a
    join courses.lessons l on l.id = a.lesson_id
    join courses.sections s on s.id = l.section_id
    left join courses.lessons stopped on stopped.id = e.last_lesson_id
    left join courses.sections stopped_in on stopped_in.id = stopped.section_id
   where a.enrolment_id = e.id and a.done_steps < l.steps
   order by (a.opens_at is null or a.opens_at <= ${now}) and cardinality(a.missing) = 0 desc,
            cardinality(a.missing) = 0 desc,
            greatest(a.opens_at, ${now}),
            l.id = e.last_lesson_id desc nulls last,
            (s.position, l.position) > (stopped_in.position, stopped.position) desc nulls last,
            s.position, l.position
   limit 1)`

/** How far a person is in those of these courses that they learn now. */
export const findLearnt = (db: Db, personId: string, courseIds: readonly string[], now: Date) =>
  courses(db)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .select(['e.course_id', 'e.distinct_steps', 'c.steps', lessonsDone.as('lessonsDone')])
    .select(sql<string | null>`(${nextLesson(now)})->>'id'`.as('nextLessonId'))
    .where('e.person_id', '=', personId)
    .where('e.state', 'in', ['active', 'completed'])
    .where(sql<boolean>`(e.expires_at is null or e.expires_at > ${now})`)
    .where('e.course_id', 'in', [...courseIds])
    .execute()
