import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { type Listener, listener } from '#plugs/events'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'
import { gradesDue } from './send-grade.ts'

const gradesOf = (tx: Tx, personId: string) =>
  interop(tx)
    .selectFrom('interop.school_grades as grade')
    .innerJoin('interop.school_people as known', (on) =>
      on.onRef('known.school_id', '=', 'grade.school_id').onRef('known.subject', '=', 'grade.subject'),
    )
    .select('grade.id')
    .where('known.person_id', '=', personId)

/** Listens to what learners of schools do, so that their schools are told. */
export function hearProgress(deps: Pick<InteropDeps, 'clock' | 'jobs'>): readonly Listener[] {
  const tell = async (tx: Tx, found: { execute(): Promise<readonly { readonly id: string }[]> }) => {
    const rows = await found.execute()
    await gradesDue(
      deps,
      tx,
      rows.map(({ id }) => id),
    )
  }
  return [
    listener({
      name: 'interop.school-lesson-completed',
      event: 'courses.lessonCompleted',
      hear: (tx, { courseId, lessonId, personId }) =>
        tell(
          tx,
          gradesOf(tx, personId)
            .where('grade.course_id', '=', courseId)
            .where(({ or, eb }) =>
              or([eb('grade.lesson_id', 'is', null), eb('grade.lesson_id', '=', lessonId)]),
            ),
        ),
    }),
    listener({
      name: 'interop.school-course-completed',
      event: 'courses.completed',
      hear: (tx, { courseId, personId }) =>
        tell(
          tx,
          gradesOf(tx, personId).where('grade.course_id', '=', courseId).where('grade.lesson_id', 'is', null),
        ),
    }),
    listener({
      name: 'interop.school-exam-marked',
      event: 'exams.marked',
      hear: (tx, { examId, personId }) =>
        tell(
          tx,
          gradesOf(tx, personId)
            .innerJoin('courses.course_lessons as lesson', 'lesson.id', 'grade.lesson_id')
            .where(sql<boolean>`lesson.content ->> 'itemId' = ${examId}`),
        ),
    }),
  ]
}
