import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { teaching } from '../tables.ts'

const announcements = (db: Db, courseId: string) =>
  teaching(db)
    .selectFrom('teaching.announcements as a')
    .innerJoin('identity.people as p', 'p.id', 'a.author_id')
    .leftJoin('courses.course_cohorts as g', 'g.id', 'a.cohort_id')
    .select([
      'a.id',
      'a.title',
      'a.body',
      'p.name as author',
      'a.at',
      'a.cohort_id',
      'g.title as cohort_title',
    ])
    .where('a.course_id', '=', courseId)

type Row = Awaited<ReturnType<ReturnType<typeof announcements>['execute']>>[number]

const shown = ({ cohort_id, cohort_title, ...row }: Row) => ({
  ...row,
  cohort: cohort_id !== null && cohort_title !== null ? { id: cohort_id, title: cohort_title } : null,
})

interface AnnouncementsAsk {
  readonly courseId: string
  readonly cursor?: string | undefined
  /** The learner's cohort: only its announcements and the whole course's; null: no cohort. */
  readonly seenIn: string | null
}

/** The published announcements of a course for a learner, newest first. */
export async function listAnnouncements(db: Db, { courseId, cursor, seenIn }: AnnouncementsAsk) {
  const rows = announcements(db, courseId)
    .where('a.is_published', '=', true)
    .where((row) =>
      row.or([row('a.cohort_id', 'is', null), ...(seenIn === null ? [] : [row('a.cohort_id', '=', seenIn)])]),
    )
  const page = await keysetPage(rows, newestFirst('a.at', 'a.id'), cursor)
  return { ...page, items: page.items.map(shown) }
}

/** All announcements of a course for its teachers, scheduled ones too, with how many learners read each. */
export async function listTaughtAnnouncements(db: Db, courseId: string, cursor?: string) {
  const page = await keysetPage(taught(db, courseId), newestFirst('a.at', 'a.id'), cursor)
  return { ...page, items: page.items.map(shownToTeacher) }
}

/** One announcement of a course, as its teachers see it. */
export async function findAnnouncement(db: Db, courseId: string, announcementId: string) {
  const row = await taught(db, courseId).where('a.id', '=', announcementId).executeTakeFirst()
  return row && shownToTeacher(row)
}

/**
 * Those who learn now count, so that who has left does not make «۴۱ از ۴۰»; those brought by a mobile once they open the
 * course, so that no count tells whether a mobile has an account.
 */
const taught = (db: Db, courseId: string) =>
  announcements(db, courseId)
    .select('a.is_published as isPublished')
    .select(
      sql<{ read: number; of: number }>`(
        select json_build_object('read', count(r.person_id), 'of', count(*))
        from courses.learners as e
        left join teaching.announcement_reads as r on r.announcement_id = a.id and r.person_id = e.person_id
        where e.course_id = a.course_id and e.state in ('active', 'completed')
          and e.ended_at is null and e.opened_at is not null
          and (a.cohort_id is null or a.cohort_id = e.cohort_id)
      )`.as('readers'),
    )

const shownToTeacher = ({
  isPublished,
  readers,
  ...row
}: Row & { readonly isPublished: boolean; readonly readers: { read: number; of: number } }) => ({
  ...shown(row),
  isPublished,
  readers,
})
