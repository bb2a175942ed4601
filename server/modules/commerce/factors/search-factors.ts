import { toLatinDigits } from '@arvand/persian/digits'
import { priceText } from '@arvand/persian/money'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { commerce } from '../tables.ts'

/** What is typed of a factor's number, e.g. «1405-000012» or its beginning «1405-»; null for any other text. */
const numberOf = (q: string): string | null =>
  /^\d{4}-\d{0,9}$/.exec(toLatinDigits(q).replaceAll(/[\s#]/g, ''))?.[0] ?? null

/** Factors `f` of this number, or whose number begins so. */
function numbered(number: string): RawBuilder<boolean> {
  const [year = '', counted = ''] = number.split('-')
  return sql<boolean>`(f.number = ${`${year}-${counted.padStart(6, '0')}`} or f.number like ${`${number}%`})`
}

const titles = sql<string>`coalesce(
  (select string_agg(l.title, '، ' order by l.position) from commerce.factor_lines as l where l.factor_id = f.id),
  ''
)`

/** A person's own factors, by number. */
export const searchOwnFactors = (db: Db): SearchSource => ({
  kind: 'factor',
  seenBy: 'own',
  async find({ q }, personId) {
    const number = numberOf(q)
    if (number === null) return []
    const { rows } = await sql<Found>`
      select f.id, f.number as title, ${titles} as text, '/panel/factors/' || f.id as href, 12 as fit, true as "isBegun",
        extract(epoch from f.paid_at)::integer as weight
      from commerce.factors as f
      where f.person_id = ${personId} and ${numbered(number)}
      order by f.number desc
      limit ${sql.lit(mostFound)}
    `.execute(commerce(db))
    return rows
  },
})

const buyerKey = sql<string>`(' ' || k.name_key || ' ')`
const buyer = { title: buyerKey, all: buyerKey }

/** All factors, by number or by the buyer's name, for managers of the finance. */
export const searchManagedFactors = (db: Db): SearchSource => ({
  kind: 'managedFactor',
  seenBy: 'manager',
  scope: 'finance',
  async find({ q, words }) {
    const number = numberOf(q)
    const { rows } = await sql<ManagedFound>`
      select f.id, coalesce(f.number, ${titles}) as title, f.buyer ->> 'name' as buyer, f.total,
        '/manage/finance/factors/' || f.id as href,
        ${number === null ? fitOf(buyer, words) : sql`12`} as fit,
        ${number === null ? beginsAll(buyer, words) : sql`true`} as "isBegun",
        extract(epoch from f.created_at)::integer as weight
      from commerce.factors as f
      join identity.name_keys as k on k.person_id = f.person_id
      where ${number === null ? holdsAll(buyer, words) : numbered(number)}
      order by fit desc, f.created_at desc, f.id
      limit ${sql.lit(mostFound)}
    `.execute(commerce(db))
    return rows.map(({ buyer: name, total, ...row }) => ({
      ...row,
      text: `${name} · ${priceText(Number(total))}`,
    }))
  },
})

type ManagedFound = Omit<Found, 'text'> & { readonly buyer: string; readonly total: string | number }
