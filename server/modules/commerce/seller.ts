import type { Db } from '#platform/database'
import { commerce, type Seller } from './tables.ts'

/** The seller that managers of finance have written down. */
export const readSeller = (db: Db): Promise<Seller> =>
  commerce(db)
    .selectFrom('commerce.seller')
    .selectAll()
    .where('only_row', '=', true)
    .executeTakeFirstOrThrow()
