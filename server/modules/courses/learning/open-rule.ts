/** How a lesson stands for its learner: when it opens and what must be done before. */
export interface LessonAccess {
  /** Null: from the beginning. */
  readonly opensAt: Date | null
  /** Lessons before it that are not done. */
  readonly missing: readonly string[]
}

export type WhyNotOpen = 'courses.not-yet-open' | 'courses.lessons-before'

/** Pure: why a lesson of a course that one may learn in is not open now; null: it is. The day comes first. */
export function whyNotOpen({ opensAt, missing }: LessonAccess, now: Date): WhyNotOpen | null {
  if (opensAt !== null && opensAt > now) return 'courses.not-yet-open'
  return missing.length > 0 ? 'courses.lessons-before' : null
}
