import { sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { teaching } from '../tables.ts'
import { type Assignment, mostOf } from './assignment.ts'

const lastShown = z.tuple([z.iso.datetime(), z.uuid()])

/** The marks that a person was given, newest first. */
export async function listOwnMarks(
  db: Db,
  personId: string,
  { courseId, cursor }: { readonly courseId?: string | undefined; readonly cursor?: string | undefined },
) {
  let rows = teaching(db)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.submissions as s', 's.enrolment_id', 'e.id')
    .innerJoin('courses.marks as m', 'm.submission_id', 's.id')
    .innerJoin('courses.lessons as l', 'l.id', 's.lesson_id')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .select(['s.id as submissionId', 'c.title as courseTitle', 'c.slug as courseSlug'])
    .select(['l.id as lessonId', 'l.title as lessonTitle', 'l.content'])
    .select(['m.points', 'm.comment', 'm.at'])
    .where('e.person_id', '=', personId)
  if (courseId) rows = rows.where('e.course_id', '=', courseId)
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, lastShown)
    rows = rows.where(sql<boolean>`(m.at, s.id) < (${at}::timestamptz, ${id}::uuid)`)
  }
  const ordered = rows.orderBy('m.at', 'desc').orderBy('s.id', 'desc').limit(pageLimit)
  const page = pageOfRows(await ordered.execute(), ({ at, submissionId }) => [at.toISOString(), submissionId])
  return { ...page, items: page.items.map((row) => ({ ...row, most: mostOf(row.content as Assignment) })) }
}
