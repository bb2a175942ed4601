import type { Db } from '#platform/database'
import { dueAfter, type Served } from './due.ts'

/** Working time of the demo's tickets. */
export { workedBetween } from './due.ts'
/** A table of many rows, for exports. */
export { ticketTable } from './export-tickets.ts'
/** The demo writes tickets of earlier days as they are. */
export { support } from './tables.ts'

/** When a ticket of the demo that waits since an instant is due. */
export const dueOf = (db: Db, since: Date, served: Served) => dueAfter(db, since, served)
