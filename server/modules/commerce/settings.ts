import type { Db } from '#platform/database'
import { commerce, type Settings } from './tables.ts'

/** The percent of a price before tax that its sellers have; the rest is the platform's. */
export const sellersPercent = async (db: Db): Promise<number> =>
  100 - (await readSettings(db)).platform_percent

/** For how many days after a purchase its buyer may ask for the money back. */
export const refundDays = async (db: Db): Promise<number> => (await readSettings(db)).refund_days

/** The settings that managers of finance have decided on. */
export const readSettings = (db: Db): Promise<Settings> =>
  commerce(db)
    .selectFrom('commerce.settings')
    .selectAll()
    .where('only_row', '=', true)
    .executeTakeFirstOrThrow()
