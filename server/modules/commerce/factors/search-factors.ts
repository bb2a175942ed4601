import { toLatinDigits } from '@arvand/persian/digits'
// not of the locale: the number of a factor begins with its Jalali year
import { jalaliOf } from '@arvand/persian/jalali'
import { priceText } from '@arvand/persian/money'
import { dayAt } from '@arvand/persian/zone'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { commerce } from '../tables.ts'

/** The year of the first factor. */
const firstYear = 1404

/**
 * Factors `f` by what is typed of a number: «1405-000012», its beginning «1405-», or the part that people read out,
 * «12» or «#000012», of any year. Null for any other text.
 */
function numbered(q: string, now: Date): RawBuilder<boolean> | null {
  const typed = toLatinDigits(q).replaceAll(/[\s#]/g, '')
  const { year, counted } = /^(?:(?<year>\d{4})-)?(?<counted>\d{0,6})$/.exec(typed)?.groups ?? {}
  if (counted === undefined || typed === '') return null
  const whole = counted.padStart(6, '0')
  if (year) return sql<boolean>`(f.number = ${`${year}-${whole}`} or f.number like ${`${typed}%`})`
  const thisYear = jalaliOf(dayAt(now)).year
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, nth) => firstYear + nth)
  return sql<boolean>`f.number = any(${years.map((one) => `${one}-${whole}`)}::text[])`
}

const titles = sql<string>`coalesce(
  (select string_agg(l.title, '، ' order by l.position) from commerce.factor_lines as l where l.factor_id = f.id),
  ''
)`

/** A person's own factors, by number. */
export const searchOwnFactors = (db: Db): SearchSource => ({
  kind: 'factor',
  seenBy: 'own',
  async find({ q, now }, personId) {
    const ofNumber = numbered(q, now)
    if (ofNumber === null) return []
    const { rows } = await sql<Found>`
      select f.id, f.number as title, ${titles} as text, '/panel/factors/' || f.id as href, 12 as fit, true as "isBegun",
        extract(epoch from f.paid_at)::integer as weight
      from commerce.factors as f
      where f.person_id = ${personId} and ${ofNumber}
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
  async find({ q, words, now }) {
    const ofNumber = numbered(q, now)
    const { rows } = await sql<ManagedFound>`
      select f.id, coalesce(f.number, ${titles}) as title, f.buyer ->> 'name' as buyer, f.total,
        '/manage/finance/factors/' || f.id as href,
        ${ofNumber === null ? fitOf(buyer, words) : sql`12`} as fit,
        ${ofNumber === null ? beginsAll(buyer, words) : sql`true`} as "isBegun",
        extract(epoch from f.created_at)::integer as weight
      from commerce.factors as f
      join identity.name_keys as k on k.person_id = f.person_id
      where ${ofNumber ?? holdsAll(buyer, words)}
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
