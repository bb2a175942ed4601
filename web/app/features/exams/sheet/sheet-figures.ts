import type { Answer } from '@arvand/contracts/endpoint'
import type { showSheet } from '@arvand/contracts/panel/exams'

/** What the result sheet says beyond its figures. Pure. */

export type Sheet = Answer<typeof showSheet>
export type Lesson = Sheet['lessons'][number]
export type Topic = Sheet['topics'][number]

const most = 2
const share = ({ right, wrong, empty }: Topic): number => right / (right + wrong + empty)

/** The two topics that went best, of those that went well, and the two to revise first; none is both. */
export function topicsToTell(topics: readonly Topic[]): { strengths: Topic[]; weak: Topic[] } {
  const sorted = topics.toSorted((one, other) => share(other) - share(one))
  return {
    strengths: sorted.filter((one) => share(one) >= 0.6).slice(0, most),
    weak: sorted
      .filter((one) => share(one) < 0.5)
      .toReversed()
      .slice(0, most),
  }
}

/** The lesson that lost most by wrong answers, with what its percent would be without them. */
export function withoutWrongs(lessons: readonly Lesson[]): { lesson: Lesson; percent: number } | null {
  const [lesson] = lessons
    .filter(({ wrong }) => wrong > 2)
    .toSorted((one, other) => other.wrong / other.questions - one.wrong / one.questions)
  return lesson ? { lesson, percent: (lesson.right / lesson.questions) * 100 } : null
}

/** Steps of the distribution that are drawn: all from the first to the last with somebody in it, and one beyond. */
export function drawnSteps(distribution: readonly number[]): { from: number; counts: readonly number[] } {
  const first = distribution.findIndex((count) => count > 0)
  const last = distribution.findLastIndex((count) => count > 0)
  const from = Math.max(0, first - 1)
  return { from, counts: distribution.slice(from, last + 2) }
}
