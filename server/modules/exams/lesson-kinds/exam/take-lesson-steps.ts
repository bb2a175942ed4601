import { z } from 'zod'
import { dropPagesOf, takeStepIn } from '#modules/courses'
import { type Db, type Tx, transaction } from '#platform/database'
import { type Jobs, jobKind } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import type { ExamsDeps } from '../../deps.ts'
import { examLessons } from './exam-lessons.ts'

interface HandedIn {
  readonly examId: string
  readonly personId: string
}

export const lessonSteps = jobKind(
  'exams.take-lesson-steps',
  z.object({ examId: z.string(), personId: z.string() }),
)

const lessonsOf = (db: Db, examId: string) =>
  examLessons(db)
    .select(['l.id', 'l.course_id'])
    .where('e.id', '=', examId)
    .where('l.is_published', '=', true)

/** Leaves a job when lessons lead to this exam: handing in waits for nobody's course. */
export async function leaveLessonSteps(tx: Tx, jobs: Pick<Jobs, 'leave'>, handedIn: HandedIn): Promise<void> {
  const lesson = await lessonsOf(tx, handedIn.examId).limit(1).executeTakeFirst()
  if (lesson) await jobs.leave(tx, lessonSteps, handedIn)
}

/**
 * Who has handed an exam in has done the lessons that lead to it. One that is not open to them (yet) counts when they
 * open it.
 */
export async function takeLessonSteps(
  deps: Pick<ExamsDeps, 'db' | 'clock' | 'jobs' | 'pages'>,
  { examId, personId }: HandedIn,
): Promise<void> {
  for (const { id: lessonId, course_id: courseId } of await lessonsOf(deps.db, examId).execute())
    try {
      const step = { personId, courseId, lessonId, step: 1 }
      const { countedIn } = await transaction(deps.db, (tx) => takeStepIn(deps, tx, step))
      if (countedIn !== null) dropPagesOf(deps.pages, countedIn)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
}
