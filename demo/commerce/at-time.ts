import type { CommerceDeps } from '#modules/commerce'
import { entitlementsChanged } from '#testing/commerce'

const dayInMs = 86_400_000

/** The deps with which the demo's history is made, as of an earlier moment. */
export type HistoryDeps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'sellables'>

const told = new Set([entitlementsChanged.name])

/**
 * The same deps at that moment. Only jobs about entitlements are queued, so courses open and close, but nobody gets
 * receipts and reminders.
 */
export const atTime = <Deps extends HistoryDeps>(deps: Deps, at: Date): Deps => ({
  ...deps,
  clock: { now: () => at },
  jobs: {
    ...deps.jobs,
    leave: async (tx, kind, payload) => {
      if (told.has(kind.name)) await deps.jobs.leave(tx, kind, payload)
    },
    leaveAll: async (tx, kind, left) => {
      if (told.has(kind.name)) await deps.jobs.leaveAll(tx, kind, left)
    },
  },
})

/** The moment so many days (and parts of them) after, or before when negative. */
export const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * dayInMs)
