import type { Tx } from '#platform/database'
import type { HistoryDeps } from './at-time.ts'
import type { Shelf } from './shelf.ts'

/** How the courses of the demo were sold in the last weeks, told by whoever has them on the shelf. */
export const fillSales = async (deps: HistoryDeps, tx: Tx, shelf: Shelf): Promise<void> =>
  (await import('./fill-sales.ts')).fillSales(deps, tx, shelf)
