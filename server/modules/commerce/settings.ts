import type { Db } from '#platform/database'
import { commerce, type Settings } from './tables.ts'

/** The settings that managers of finance have decided on. */
export const readSettings = (db: Db): Promise<Settings> =>
  commerce(db)
    .selectFrom('commerce.settings')
    .selectAll()
    .where('only_row', '=', true)
    .executeTakeFirstOrThrow()
