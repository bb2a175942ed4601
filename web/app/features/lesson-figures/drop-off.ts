import type { Answer } from '@arvand/contracts/endpoint'
import type { showLessonFigures } from '@arvand/contracts/teacher/lesson-figures'

/** The figures of a course's lessons: of how many learners, and how many of them reached each. */
export type Figures = Pick<Answer<typeof showLessonFigures>, 'learners' | 'lessons'>
export type LessonFigure = Figures['lessons'][number]

/** The lesson at which most learners stop, with a cause that was measured. */
export interface Fall {
  readonly lesson: LessonFigure
  readonly number: number
  /** Percents of all learners, before and at the next lesson. */
  readonly from: number
  readonly to: number
  /** How many times the mean length of the course's lessons it is; null when that is no cause. */
  readonly timesMean: number | null
}

const [leastLearners, leastFall, longTimes] = [30, 15, 1.5]

/** Shares of fewer learners would say little. */
export const leastForShares = 10

export const shareOf = (learners: number, count: number): number =>
  learners === 0 ? 0 : (100 * count) / learners

/** Pure: the largest fall from one lesson to the next, from 30 learners and 15 points on. */
export function fallOf({ learners, lessons }: Figures): Fall | null {
  if (learners < leastLearners) return null
  const falls = lessons.slice(0, -1).flatMap((lesson, at) => {
    const next = lessons[at + 1]
    const [from, to] = [shareOf(learners, lesson.reached), next ? shareOf(learners, next.reached) : 0]
    return from - to >= leastFall ? [{ lesson, number: at + 1, from, to }] : []
  })
  const [most] = falls.toSorted((one, other) => other.from - other.to - (one.from - one.to))
  if (!most) return null
  const mean = lessons.reduce((sum, { minutes }) => sum + minutes, 0) / lessons.length
  const times = mean > 0 ? most.lesson.minutes / mean : 0
  return { ...most, timesMean: times >= longTimes ? times : null }
}

export interface SectionSpan {
  readonly section: string
  /** How many lessons it has. */
  readonly lessons: number
}

/** Pure: the sections in their order, for the foot of the chart. */
export function sectionsOf(lessons: readonly LessonFigure[]): SectionSpan[] {
  const spans: SectionSpan[] = []
  for (const { section } of lessons) {
    const last = spans.at(-1)
    if (last?.section === section) spans[spans.length - 1] = { section, lessons: last.lessons + 1 }
    else spans.push({ section, lessons: 1 })
  }
  return spans
}
