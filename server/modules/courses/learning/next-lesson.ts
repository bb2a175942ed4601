import { whyNotOpen } from './open-rule.ts'
import type { OutlineLesson } from './outline-query.ts'

const isDone = ({ done, steps }: OutlineLesson): boolean => done >= steps

/**
 * Pure: where a learner goes on: the lesson where they stopped, unless it is done; else an open one that is not done,
 * those after that place first; else where they stopped, or the first lesson. `my-courses-query.ts` finds the first two
 * in SQL.
 */
export function nextLessonOf(
  outline: readonly OutlineLesson[],
  lastLessonId: string | null,
  now: Date,
): OutlineLesson | undefined {
  const last = outline.findIndex(({ id }) => id === lastLessonId)
  const inTurn = last < 0 ? outline : [...outline.slice(last), ...outline.slice(0, last)]
  const goesOn = inTurn.find((lesson) => !isDone(lesson) && whyNotOpen(lesson, now) === null)
  return goesOn ?? outline[last] ?? outline[0]
}
