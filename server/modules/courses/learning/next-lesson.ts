import { whyNotOpen } from './open-rule.ts'
import type { OutlineLesson } from './outline-query.ts'

const isDone = ({ done, steps }: OutlineLesson): boolean => done >= steps

/**
 * Pure: where a learner goes on. Where they stopped, unless it is done; else the next one that is open and not done,
 * after that place first; else where they stopped, or the first of all. The list of own courses asks the database the same.
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
