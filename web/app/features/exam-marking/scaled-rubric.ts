import type { Answer } from '@arvand/contracts/endpoint'
import type { showAnswerToMark } from '@arvand/contracts/teacher/exam-marking'

type Rubric = Answer<typeof showAnswerToMark>['rubric']

/** Pure: the rubric with its levels in the points that they give in this exam, which are not whole hundredths. */
export function scaledRubric(rubric: Rubric, most: number): Rubric {
  const bestOf = ({ levels }: Rubric[number]) => Math.max(0, ...levels.map(({ points }) => points))
  const whole = rubric.reduce((sum, criterion) => sum + bestOf(criterion), 0)
  const scale = whole === 0 ? 0 : most / whole
  return rubric.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) => ({ ...level, points: level.points * scale })),
  }))
}
