import type { Tx } from '#platform/database'

/** Something that a person has achieved: a course completed, an exam passed. Webinars will add their kind. */
export interface Achievement {
  readonly kind: 'course' | 'exam'
  /** The course, or the exam. */
  readonly itemId: string
  readonly personId: string
}

/**
 * The plug by which whoever rewards achievements is told of one, in the transaction that brings it about. It stores a job
 * and does nothing else there.
 */
export type Achieved = (tx: Tx, achievement: Achievement) => Promise<void>
