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
  /** A learner's cohort: only its announcements and the whole course's; null: no cohort. Left out: all of them. */
  readonly seenIn?: string | null
}

/** The announcements of a course, newest first. */
export async function listAnnouncements(db: Db, { courseId, cursor, seenIn }: AnnouncementsAsk) {
  let rows = announcements(db, courseId)
  if (seenIn !== undefined)
    rows = rows.where((row) =>
      row.or([row('a.cohort_id', 'is', null), ...(seenIn === null ? [] : [row('a.cohort_id', '=', seenIn)])]),
    )
  const page = await keysetPage(rows, newestFirst('a.at', 'a.id'), cursor)
  return { ...page, items: page.items.map(shown) }
}

/** One announcement of a course. */
export async function findAnnouncement(db: Db, courseId: string, announcementId: string) {
  const row = await announcements(db, courseId).where('a.id', '=', announcementId).executeTakeFirst()
  return row && shown(row)
}
