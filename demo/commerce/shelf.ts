import type { Tx } from '#platform/database'
import type { HistoryDeps } from './at-time.ts'

/** What is needed to make up how the courses of the demo were sold. */
export interface Shelf {
  readonly courses: readonly ShelfCourse[]
}

export interface ShelfCourse {
  readonly slug: string
  readonly id: string
  readonly ownerId: string
  /** The learners, and when they enrolled, the newest first. */
  readonly learners: readonly { readonly personId: string; readonly at: Date }[]
}

/**
 * An event of the demo's history. Events are played in the order of time, so that numbers and balances come in that
 * order too.
 */
export interface Happening {
  readonly at: Date
  readonly tell: (deps: HistoryDeps, tx: Tx) => Promise<unknown>
}
