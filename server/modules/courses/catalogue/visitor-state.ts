import { progressOf } from '@arvand/contracts/progress'
import type { Db } from '#platform/database'
import { findEnrolFacts, isOpenedByPlus, whyNotBuyCourse, whyNotEnroll } from '../enrolments/enrol-rule.ts'
import { nextLessonOf } from '../learning/next-lesson.ts'
import { findOutline } from '../learning/outline-query.ts'
import { findMyReview } from '../reviews/my-review.ts'
import { whyNotReview } from '../reviews/review-rule.ts'
import { catalogue } from './tables.ts'

/** A person's state in a published course: whether they may enrol or buy, their progress and their review. */
export async function visitorState(
  db: Db,
  course: { id: string; steps: number },
  personId: string,
  now: Date,
) {
  const [facts, enrolment, own] = await Promise.all([
    findEnrolFacts(db, course.id, personId, now),
    findLearning(db, course.id, personId),
    findMyReview(db, course.id, personId),
  ])
  if (!facts) return {}
  const { isStaff } = facts
  const byPlus = await isOpenedByPlus(db, facts, personId, now)
  const learns =
    (enrolment?.state === 'active' || enrolment?.state === 'completed') && !facts.enrolment?.isOver
  return {
    whyNotEnroll: whyNotEnroll(facts, byPlus),
    whyNotBuy: whyNotBuyCourse(facts),
    mine: {
      byPlus,
      isLearner: learns,
      learnsByPlus: learns && facts.enrolment?.source === 'plus',
      isStaff,
      wished: (enrolment?.wished ?? null) !== null,
      whyNotReview: whyNotReview({
        isStaff,
        enrolment: enrolment?.state
          ? {
              state: enrolment.state,
              completedAt: enrolment.completedAt,
              distinctSteps: enrolment.distinctSteps ?? 0,
            }
          : undefined,
        steps: course.steps,
      }),
      review: own,
      learning: learns ? await learningOf(db, course, enrolment, now) : null,
    },
  }
}

interface Learnt {
  readonly enrolmentId: string | null
  readonly distinctSteps: number | null
  readonly lastLessonId: string | null
}

/** What a learner has done of a course, and where they go on. */
async function learningOf(
  db: Db,
  course: { id: string; steps: number },
  { enrolmentId, distinctSteps, lastLessonId }: Learnt,
  now: Date,
) {
  const outline = await findOutline(db, course.id, enrolmentId ?? undefined)
  const isDone = ({ done, steps }: { done: number; steps: number }) => done >= steps
  const next = nextLessonOf(outline, lastLessonId, now)
  return {
    progress: progressOf(distinctSteps ?? 0, course.steps),
    begun: lastLessonId !== null,
    lessonsDone: outline.filter(isDone).map(({ id }) => id),
    nextLesson: next && !isDone(next) ? { id: next.id, title: next.title } : null,
  }
}

/** The enrolment and the wish-list entry of a person, in one row; each may be missing. */
const findLearning = (db: Db, courseId: string, personId: string) =>
  catalogue(db)
    .selectFrom('courses.courses as c')
    .leftJoin('courses.enrolments as e', (on) =>
      on.onRef('e.course_id', '=', 'c.id').on('e.person_id', '=', personId),
    )
    .leftJoin('courses.wishes as w', (on) =>
      on.onRef('w.course_id', '=', 'c.id').on('w.person_id', '=', personId),
    )
    .select([
      'e.id as enrolmentId',
      'e.state',
      'e.completed_at as completedAt',
      'e.distinct_steps as distinctSteps',
    ])
    .select(['e.last_lesson_id as lastLessonId', 'w.at as wished'])
    .where('c.id', '=', courseId)
    .executeTakeFirst()
