import type { Db } from '#platform/database'
import { commerce, type Settings } from './tables.ts'

/** The percent of a price before tax that its sellers have; the rest is the platform's. */
export const sellersPercent = async (db: Db): Promise<number> =>
  100 - (await readSettings(db)).platform_percent

/** The settings that managers of finance have decided on. */
export const readSettings = (db: Db): Promise<Settings> =>
  commerce(db)
    .selectFrom('commerce.settings')
    .selectAll()
    .where('only_row', '=', true)
    .executeTakeFirstOrThrow()
