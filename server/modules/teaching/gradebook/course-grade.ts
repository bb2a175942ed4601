import type { CourseGrade } from '#plugs/course-grade'
import type { TeachingDeps } from '../deps.ts'
import { columnsOf, gradedOf, learnersOf, rowsFor } from './gradebook-queries.ts'

/** The total of a learner in the gradebook of a course. */
export const courseGrade =
  (deps: Pick<TeachingDeps, 'graded' | 'lessonKinds'>): CourseGrade =>
  async (db, courseId, personId) => {
    const graded = gradedOf(deps)
    const [columns, learners] = await Promise.all([
      columnsOf(db, graded, courseId),
      learnersOf(db, { courseId }).where('e.person_id', '=', personId).execute(),
    ])
    const [row] = await rowsFor(db, graded, courseId, columns, learners)
    return row?.total ?? null
  }
