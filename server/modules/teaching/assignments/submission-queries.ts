import { type Assignment, mostOf } from '#modules/courses'
import { findFiles, linkTo } from '#modules/media'
import type { Db } from '#platform/database'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'

export const submissions = (db: Db) =>
  teaching(db)
    .selectFrom('teaching.submissions as s')
    .leftJoin('teaching.marks as m', 'm.submission_id', 's.id')
    .leftJoin('identity.people as marker', 'marker.id', 'm.marker_id')
    .select(['s.id', 's.number', 's.text', 's.file_ids', 's.late', 's.at', 's.is_waiting'])
    .select(['m.points', 'm.levels', 'm.comment', 'm.at as marked_at', 'marker.name as marker'])

export type SubmissionAndMark = Awaited<ReturnType<ReturnType<typeof submissions>['execute']>>[number]

/** What a learner handed in for a lesson, newest first. */
export const submissionsFor = (db: Db, enrolmentId: string, lessonId: string): Promise<SubmissionAndMark[]> =>
  submissions(db)
    .where('s.enrolment_id', '=', enrolmentId)
    .where('s.lesson_id', '=', lessonId)
    .orderBy('s.number', 'desc')
    .execute()

/** Whether anybody handed something in for a lesson. */
export async function isHandedIn(db: Db, lessonId: string): Promise<boolean> {
  const row = await teaching(db)
    .selectFrom('teaching.submissions')
    .select('id')
    .where('lesson_id', '=', lessonId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Submissions with their files as links for this session. */
export async function shownSubmissions(
  { db, media }: Pick<TeachingDeps, 'db' | 'media'>,
  sessionId: string,
  rows: readonly SubmissionAndMark[],
) {
  const files = await findFiles(
    db,
    rows.flatMap(({ file_ids }) => file_ids),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    text: row.text,
    late: row.late,
    at: row.at,
    files: row.file_ids.flatMap((fileId) => {
      const file = files.get(fileId)
      if (!file) return []
      const { id, name, type, bytes } = file
      return [{ id, name, type, bytes, url: linkTo(media, file, { sessionId }) }]
    }),
    mark: markOf(row),
  }))
}

function markOf({ points, levels, comment, marked_at: at, marker }: SubmissionAndMark) {
  if (points === null || at === null) return null
  return { points, levels: levels ?? {}, comment, marker: marker ?? '', at }
}

const mostOfEnrolment = 100

/** The submissions of a learner to all lessons, newest first, for the teacher's page about the learner. */
export async function submissionsOfEnrolment(db: Db, enrolmentId: string) {
  const rows = await submissions(db)
    .innerJoin('courses.course_lessons as l', 'l.id', 's.lesson_id')
    .select(['l.title as lessonTitle', 'l.content'])
    .where('s.enrolment_id', '=', enrolmentId)
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(mostOfEnrolment)
    .execute()
  return rows.map((row) => ({ ...row, most: mostOf(row.content as Assignment), waiting: row.is_waiting }))
}
