import type { Db } from '#platform/database'
import { type FigureRow, figuresOfCourse, figuresOfFullestCourse } from './figures-query.ts'

const twoWeeks = 14 * 86_400_000

/** Pure: who enrolled before this has had two weeks; newer learners would look as if they had stopped. */
export const enrolledBefore = (now: Date): Date => new Date(now.getTime() - twoWeeks)

const shown = ({
  lessonId,
  title,
  section,
  kind,
  minutes,
  seconds,
  reached,
  completed,
  ...row
}: FigureRow) => ({
  ...{ lessonId, title, section, kind, minutes, seconds, reached, completed },
  watched: row.median === null ? null : { learners: row.watchers, median: row.median },
})

/** The figures of a course's lessons. */
export async function lessonFigures(db: Db, courseId: string, now: Date) {
  const rows = await figuresOfCourse(db, { courseId, before: enrolledBefore(now) })
  return { learners: rows[0]?.learners ?? 0, lessons: rows.map(shown) }
}

/** The same of the teacher's course with the most learners; null when no course has a lesson and a learner. */
export async function figuresOfTeacher(db: Db, teacherId: string, now: Date) {
  const rows = await figuresOfFullestCourse(db, { teacherId, before: enrolledBefore(now) })
  const [first] = rows
  if (!first) return null
  const { courseId, courseTitle, learners } = first
  return { courseId, courseTitle, learners, lessons: rows.map(shown) }
}
