import type { Tx } from '#platform/database'
import { dropPartitions, makePartitions, monthsFrom } from '../partitions.ts'

/** A year, and the month of the year before that it is compared with. */
const keptMonths = 13
const aheadMonths = 3

const events = { table: 'learning_events', column: 'at' } as const

/** Makes the coming months and drops those past the retention. */
export async function keepLearningEvents(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keptMonths, 1))
  await dropPartitions(tx, events, oldest.toISOString().slice(0, 10))
  await makePartitions(tx, events, monthsFrom(now, aheadMonths, events.table))
}
