import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Graded } from '#plugs/graded'
import { countedAttempts } from '../../counted-attempts.ts'
import { mostOf } from '../../exam.ts'
import { exams } from '../../tables.ts'
import { exam, examLessons } from './exam-lessons.ts'

const keyOf = (lessonId: string): string => `${exam}:${lessonId}`

/** Published lessons of a course with their exams. */
const lessonsOf = async (db: Db, courseId: string) => {
  const rows = await examLessons(db)
    .innerJoin('courses.course_sections as s', 's.id', 'l.section_id')
    .select(['l.id', 'l.title', 'e.id as examId', 'e.settings', 'e.paper'])
    .where('l.course_id', '=', courseId)
    .where('l.is_published', '=', true)
    .orderBy('s.position')
    .orderBy('l.position')
    .execute()
  return rows.flatMap(({ paper, ...row }) => (paper ? { ...row, paper, most: mostOf(paper) } : []))
}

/** Exams of lessons in the gradebook: of each learner's attempts the one that counts, or the mean of all. */
export const gradedExams: Graded = {
  async itemsOf(db, courseId) {
    const lessons = await lessonsOf(db, courseId)
    return lessons.map(({ id, title, most }) => ({ key: keyOf(id), title, most }))
  },
  async marksOf(db, courseId, learners) {
    const enrolmentOf = new Map(learners.map(({ personId, enrolmentId }) => [personId, enrolmentId]))
    const lessons = await lessonsOf(db, courseId)
    const marks = await Promise.all(
      lessons.map(async (lesson) => {
        const rows = await sharesOf(db, lesson, [...enrolmentOf.keys()])
        return rows.map(({ person_id, share, waiting }) => ({
          enrolmentId: enrolmentOf.get(person_id) ?? '',
          item: keyOf(lesson.id),
          link: `/teach/exams/${lesson.examId}/${waiting ? 'marking' : 'results'}`,
          // An attempt may draw other questions than the next one, so what counts is its share of its own points.
          points: share === null ? null : Math.round(lesson.most * Math.max(0, share)),
          waiting,
        }))
      }),
    )
    return marks.flat()
  },
}

interface ShareRow {
  readonly person_id: string
  /** Null: no attempt is marked to its end. */
  readonly share: number | null
  readonly waiting: boolean
}

async function sharesOf(
  db: Db,
  { examId, settings }: Awaited<ReturnType<typeof lessonsOf>>[number],
  personIds: readonly string[],
): Promise<readonly ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select a.person_id,
           avg(counted.points::float8 / nullif(counted.most, 0)) as share,
           bool_or(r.waiting > 0) as waiting
      from exams.results as r
      join exams.attempts as a on a.id = r.attempt_id
      left join (${countedAttempts(examId, settings)}) as counted on counted.attempt_id = r.attempt_id
     where r.exam_id = ${examId} and a.person_id = any(${personIds}::uuid[])
     group by a.person_id
  `.execute(exams(db))
  return rows
}
