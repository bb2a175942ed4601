/** When a lesson opens to its learner, and what must be done before. */
export interface LessonAccess {
  /** Null: from the beginning. */
  readonly opensAt: Date | null
  /** Required lessons that are not done. */
  readonly missing: readonly string[]
}

export type WhyNotOpen = 'courses.not-yet-open' | 'courses.lessons-before'

/** Pure: why a lesson is not open to a learner of the course now; null: it is. The day is checked first. */
export function whyNotOpen({ opensAt, missing }: LessonAccess, now: Date): WhyNotOpen | null {
  if (opensAt !== null && opensAt > now) return 'courses.not-yet-open'
  return missing.length > 0 ? 'courses.lessons-before' : null
}
