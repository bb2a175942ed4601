import type { TeacherHome } from './teacher-home.ts'

type DropOff = NonNullable<TeacherHome['dropOff']>
type Lesson = DropOff['lessons'][number]

/** The lesson at which most learners stop, with a cause that was measured. */
export interface Fall {
  readonly lesson: Lesson
  readonly number: number
  /** Percents of all learners, before and at the next lesson. */
  readonly from: number
  readonly to: number
  /** How many times the mean length of the course's lessons it is; null when that is no cause. */
  readonly timesMean: number | null
}

const [leastLearners, leastFall, longTimes] = [30, 15, 1.5]

export const shareOf = ({ learners }: DropOff, { reached }: Lesson): number => (100 * reached) / learners

/** Pure: the largest fall from one lesson to the next, from 30 learners and 15 points on. */
export function fallOf(dropOff: DropOff): Fall | null {
  const { learners, lessons } = dropOff
  if (learners < leastLearners) return null
  const falls = lessons.slice(0, -1).flatMap((lesson, at) => {
    const next = lessons[at + 1]
    const [from, to] = [shareOf(dropOff, lesson), next ? shareOf(dropOff, next) : 0]
    return from - to >= leastFall ? [{ lesson, number: at + 1, from, to }] : []
  })
  const [most] = falls.toSorted((one, other) => other.from - other.to - (one.from - one.to))
  if (!most) return null
  const mean = lessons.reduce((sum, { minutes }) => sum + minutes, 0) / lessons.length
  const times = mean > 0 ? most.lesson.minutes / mean : 0
  return { ...most, timesMean: times >= longTimes ? times : null }
}
