import type { Tx } from '#platform/database'
import type { HistoryDeps } from './at-time.ts'
import type { Shelf } from './shelf.ts'

/** Fills in how the courses of the demo were sold in the last weeks; called by the module that has these courses. */
export const fillSales = async (deps: HistoryDeps, tx: Tx, shelf: Shelf): Promise<void> =>
  (await import('./fill-sales.ts')).fillSales(deps, tx, shelf)
