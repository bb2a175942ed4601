import type { Db } from '#platform/database'
import { commerce, type Settings } from './tables.ts'

/** What managers of finance have decided. */
export const readSettings = (db: Db): Promise<Settings> =>
  commerce(db)
    .selectFrom('commerce.settings')
    .selectAll()
    .where('only_row', '=', true)
    .executeTakeFirstOrThrow()
