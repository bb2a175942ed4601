const most = 1000
const factors = [1, 2, 4, 10, 100] as const

/** Floating numbers such as 0.07 × 100 are a hair beside the whole one. */
const isWhole = (one: number): boolean => Math.abs(one - Math.round(one)) < 1e-6

const fits = (one: number): boolean => isWhole(one) && one >= 0 && Math.round(one) <= most

/**
 * Pure: the scores of a rubric's levels as whole points. All are multiplied by the same number, so that each keeps its
 * share of the mark: Moodle allows halves. Where nothing makes them whole they are rounded, and `isExact` is false.
 */
export function rubricPoints(scores: readonly number[]): {
  readonly pointsOf: (score: number) => number
  readonly isExact: boolean
} {
  const factor = factors.find((by) => scores.every((score) => fits(score * by)))
  const pointsOf = (score: number) => Math.min(most, Math.max(0, Math.round(score * (factor ?? 1))))
  return { pointsOf, isExact: factor !== undefined }
}
