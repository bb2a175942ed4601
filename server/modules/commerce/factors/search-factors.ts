import { toLatinDigits } from '@arvand/persian/digits'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { commerce } from '../tables.ts'

/** What is typed of a factor's number, e.g. «1405-000012» or its beginning «1405-»; null for any other text. */
const numberOf = (q: string): string | null =>
  /^\d{4}-\d{0,9}$/.exec(toLatinDigits(q).replaceAll(/\s/g, ''))?.[0] ?? null

/** A person's own factors, by number. */
export const searchOwnFactors = (db: Db): SearchSource => ({
  kind: 'factor',
  seenBy: 'own',
  async find({ q }, personId) {
    const number = numberOf(q)
    if (number === null) return []
    const [year = '', counted = ''] = number.split('-')
    const { rows } = await sql<Found>`
      select f.id, f.number as title,
        coalesce((select string_agg(l.title, '، ' order by l.position) from commerce.factor_lines as l where l.factor_id = f.id), '') as text,
        '/panel/factors/' || f.id as href, 12 as fit, true as "isBegun",
        extract(epoch from f.paid_at)::integer as weight
      from commerce.factors as f
      where f.person_id = ${personId}
        and (f.number = ${`${year}-${counted.padStart(6, '0')}`} or f.number like ${`${number}%`})
      order by f.number desc
      limit ${sql.lit(mostFound)}
    `.execute(commerce(db))
    return rows
  },
})
