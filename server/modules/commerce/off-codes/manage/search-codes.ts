import { priceText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { foldCode } from '../../fold-code.ts'
import { commerce } from '../../tables.ts'

/** Off codes by how they begin, for managers of the finance. */
export const searchOffCodes = (db: Db): SearchSource => ({
  kind: 'offCode',
  seenBy: 'manager',
  scope: 'finance',
  async find({ q }) {
    const begin = foldCode(q)
    if (begin.length < 2) return []
    const { rows } = await sql<CodeFound>`
      select id, code as title, kind, value, '/manage/off-codes/' || id as href, true as "isBegun",
        case when code = ${begin} then 12 else 8 end as fit, extract(epoch from created_at)::integer as weight
      from commerce.off_codes
      -- The database compares by bytes, where a tilde comes after every letter.
      where code >= ${begin} and code < ${`${begin}~`}
      order by fit desc, created_at desc, id
      limit ${sql.lit(mostFound)}
    `.execute(commerce(db))
    return rows.map(({ kind, value, ...row }) => ({
      ...row,
      text: kind === 'fixed' ? priceText(Number(value)) : `${formatNumber(Number(value))}٪`,
    }))
  },
})

type CodeFound = Omit<Found, 'text'> & { readonly kind: 'percent' | 'fixed'; readonly value: string | number }
