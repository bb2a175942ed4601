import type { Db } from '#platform/database'
import type { LessonKinds } from '#plugs/lesson-kind'
import { interop } from '../tables.ts'
import { fullMark } from './school-claims.ts'

export interface SchoolMark {
  readonly scoreGiven?: number
  readonly scoreMaximum?: number
  readonly activityProgress: 'InProgress' | 'Submitted' | 'Completed'
  readonly gradingProgress: 'FullyGraded' | 'PendingManual'
}

interface Asked {
  readonly course_id: string
  readonly lesson_id: string | null
  readonly person_id: string
}

/** What a person has earned; null while there is nothing to tell. */
export async function schoolMark(
  db: Db,
  lessonKinds: LessonKinds,
  { course_id, lesson_id, person_id }: Asked,
): Promise<SchoolMark | null> {
  const learner = await interop(db)
    .selectFrom('courses.learners as learner')
    .innerJoin('courses.known_courses as course', 'course.id', 'learner.course_id')
    .select(['learner.id', 'learner.state', 'learner.distinct_steps', 'course.steps'])
    .where('learner.course_id', '=', course_id)
    .where('learner.person_id', '=', person_id)
    .executeTakeFirst()
  if (!learner) return null
  if (lesson_id === null)
    return markOfSteps(learner.state === 'completed' ? learner.steps : learner.distinct_steps, learner.steps)
  const lesson = await interop(db)
    .selectFrom('courses.course_lessons as lesson')
    .leftJoin('courses.lesson_access as access', (on) =>
      on.onRef('access.lesson_id', '=', 'lesson.id').on('access.person_id', '=', person_id),
    )
    .select(['lesson.kind', 'lesson.steps', 'access.done_steps'])
    .where('lesson.id', '=', lesson_id)
    .executeTakeFirst()
  if (!lesson) return null
  const graded = lessonKinds.find(({ kind }) => kind === lesson.kind)?.graded
  const key = `${lesson.kind}:${lesson_id}`
  const item = (await graded?.itemsOf(db, course_id))?.find((column) => column.key === key)
  if (graded && item) {
    const marks = await graded.marksOf(db, course_id, [{ enrolmentId: learner.id, personId: person_id }])
    const mark = marks.find((cell) => cell.item === key)
    return mark ? markOfPoints(mark.points, item.most) : null
  }
  return markOfSteps(lesson.done_steps ?? 0, lesson.steps)
}

/** Pure: a part of the steps of a lesson or a course. */
function markOfSteps(done: number, steps: number): SchoolMark | null {
  if (done === 0 || steps === 0) return null
  return {
    scoreGiven: Math.min(fullMark, Math.floor((done * fullMark) / steps)),
    scoreMaximum: fullMark,
    activityProgress: done >= steps ? 'Completed' : 'InProgress',
    gradingProgress: 'FullyGraded',
  }
}

/** Pure: a mark of the gradebook; null points: handed in and not marked. */
function markOfPoints(points: number | null, most: number): SchoolMark {
  if (points === null) return { activityProgress: 'Submitted', gradingProgress: 'PendingManual' }
  const part = most > 0 ? Math.min(1, Math.max(0, points / most)) : 0
  return {
    scoreGiven: Math.round(part * fullMark * 100) / 100,
    scoreMaximum: fullMark,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  }
}
