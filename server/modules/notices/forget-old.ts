import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { notices } from './tables.ts'

const keptDays = 365

/** Deletes notices older than a year, with their deliveries. */
export async function forgetOldNotices(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await notices(db).deleteFrom('notices.notices').where('at', '<', before).execute()
}
