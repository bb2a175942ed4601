import { mostWhole } from '@arvand/contracts/page'
import { sql } from 'kysely'
import { type Assignment, assignment, mostOf } from '#modules/courses'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { wholeList } from '#platform/whole-list'
import { teaching } from '../tables.ts'

const waiting = (db: Db, courseId: string) =>
  teaching(db)
    .selectFrom('teaching.submissions as s')
    .innerJoin('courses.course_lessons as l', 'l.id', 's.lesson_id')
    .where('l.course_id', '=', courseId)
    .where('s.is_waiting', '=', true)

/** The assignments with work that waits for a teacher's marks, over all courses, the longest wait first. */
export async function listWaitingAssignments(db: Db, teacherId: string) {
  const { rows } = await sql<{
    lessonId: string
    title: string
    courseId: string
    course: string
    waiting: number
    since: Date
  }>`
    select l.id as "lessonId", l.title, c.id as "courseId", c.title as course,
           count(*)::integer as waiting, min(s.at) as since
      from courses.course_staff as t
      join courses.known_courses as c on c.id = t.course_id
      join courses.course_lessons as l on l.course_id = c.id
      join teaching.submissions as s on s.lesson_id = l.id and s.is_waiting
     where t.person_id = ${teacherId} and (t.role <> 'assistant' or 'mark' = any(t.rights))
     group by l.id, l.title, c.id, c.title
     order by since, l.id
     limit ${sql.lit(mostWhole)}`.execute(teaching(db))
  return wholeList(
    rows.map(({ courseId, course, ...row }) => ({ ...row, course: { id: courseId, title: course } })),
  )
}

export interface QueueAsk {
  readonly courseId: string
  readonly lessonId?: string | undefined
  readonly cursor?: string | undefined
}

/** Submissions that wait to be marked, the oldest first. */
export async function listWaiting(db: Db, { courseId, lessonId, cursor }: QueueAsk) {
  let rows = waiting(db, courseId)
    .innerJoin('courses.learners as e', 'e.id', 's.enrolment_id')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .select(['s.id as submissionId', 'l.id as lessonId', 'l.title as lessonTitle', 'p.name'])
    .select(['s.number', 's.late', 's.at'])
  if (lessonId) rows = rows.where('s.lesson_id', '=', lessonId)
  return keysetPage(rows, [asc('s.at', 'instant'), asc('s.id')], cursor)
}

/** How many submissions of a lesson wait, and the next one: of the same lesson first, then of the course. */
export async function whatIsNext(db: Db, courseId: string, lessonId: string, besides: string) {
  const [ofLesson, next] = await Promise.all([
    teaching(db)
      .selectFrom('teaching.submissions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('lesson_id', '=', lessonId)
      .where('is_waiting', '=', true)
      .executeTakeFirst(),
    waiting(db, courseId)
      .select('s.id')
      .where('s.id', '<>', besides)
      .orderBy(sql`s.lesson_id <> ${lessonId}`)
      .orderBy('s.at')
      .orderBy('s.id')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { waiting: ofLesson?.count ?? 0, nextId: next?.id ?? null }
}

/** The assignments of a course in its order, each with the numbers of waiting and of marked submissions. */
export async function listAssignments(db: Db, courseId: string, cursor?: string) {
  const rows = teaching(db)
    .selectFrom('courses.course_lessons as l')
    .innerJoin('courses.course_sections as g', 'g.id', 'l.section_id')
    .select(['l.id as lessonId', 'l.title', 'l.content', 'g.position as section', 'l.position as place'])
    .select([
      sql<number>`(select count(*) from teaching.submissions as s where s.lesson_id = l.id and s.is_waiting)`.as(
        'waiting',
      ),
      sql<number>`(
        select count(*) from teaching.submissions as s join teaching.marks as m on m.submission_id = s.id
        where s.lesson_id = l.id
      )`.as('marked'),
    ])
    .where('l.course_id', '=', courseId)
    .where('l.kind', '=', assignment)
  const page = await keysetPage(rows, [asc('g.position', 'integer'), asc('l.position', 'integer')], cursor)
  return { ...page, items: page.items.map((row) => ({ ...row, most: mostOf(row.content as Assignment) })) }
}
