import { whyNotOpen } from './open-rule.ts'
import type { OutlineLesson } from './outline-query.ts'

const isDone = ({ done, steps }: OutlineLesson): boolean => done >= steps

/**
 * Pure: where a learner goes on: the lesson where they stopped, unless it is done; else an open one that is not done,
 * those after that place first; else the one that opens next. When all are done: where they stopped, or the first
 * lesson. `my-courses-query.ts` finds the same in SQL, but none when all are done.
 */
export function nextLessonOf(
  outline: readonly OutlineLesson[],
  lastLessonId: string | null,
  now: Date,
): OutlineLesson | undefined {
  const last = outline.findIndex(({ id }) => id === lastLessonId)
  const inTurn = last < 0 ? outline : [...outline.slice(last), ...outline.slice(0, last)]
  const undone = inTurn.filter((lesson) => !isDone(lesson))
  const goesOn = undone.find((lesson) => whyNotOpen(lesson, now) === null)
  return goesOn ?? opensNext(undone) ?? outline[last] ?? outline[0]
}

/** Of lessons that are not open: the first whose day comes, and that waits for no other lesson. */
const opensNext = (lessons: readonly OutlineLesson[]): OutlineLesson | undefined =>
  lessons
    .filter(({ missing }) => missing.length === 0)
    .toSorted((one, other) => Number(one.opensAt) - Number(other.opensAt))[0]
