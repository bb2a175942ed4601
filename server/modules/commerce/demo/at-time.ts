import type { CommerceDeps } from '../deps.ts'
import { entitlementsChanged } from '../factors/entitlements.ts'

const dayInMs = 86_400_000

/** What the demo's history is told with: earlier than now, and nobody is told of it any more. */
export type HistoryDeps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'sellables'>

const told = new Set([entitlementsChanged.name])

/** The same deps at that moment: courses open and close, receipts and reminders stay away. */
export const atTime = <Parts extends HistoryDeps>(deps: Parts, at: Date): Parts => ({
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

/** So many days (and parts of them) before or after. */
export const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * dayInMs)
