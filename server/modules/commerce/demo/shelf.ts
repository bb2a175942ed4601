import type { Tx } from '#platform/database'
import type { HistoryDeps } from './at-time.ts'

/** What the courses of the demo tell of themselves, so that it can be told how they were sold. */
export interface Shelf {
  readonly courses: readonly ShelfCourse[]
}

export interface ShelfCourse {
  readonly slug: string
  readonly id: string
  readonly ownerId: string
  /** Who of the crowd came in, and when; the newest first. */
  readonly learners: readonly { readonly personId: string; readonly at: Date }[]
}

/** Something that happened; all of it is told in the order of time, so that numbers and balances are in it too. */
export interface Happening {
  readonly at: Date
  readonly tell: (deps: HistoryDeps, tx: Tx) => Promise<unknown>
}
