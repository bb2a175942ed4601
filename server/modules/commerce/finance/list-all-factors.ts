import type { FactorState } from '@arvand/contracts/commerce'
import { addDays } from '@arvand/persian/days'
import { toLatinDigits } from '@arvand/persian/digits'
import { parsePhone } from '@arvand/persian/mobile'
import { searchKey } from '@arvand/persian/text'
import { instantAt } from '@arvand/persian/zone'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { findFactors } from '../factors/factor-queries.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'

export interface FactorsAsk {
  readonly q?: string | undefined
  readonly state?: FactorState | undefined
  /** First and last ISO day of payment, Tehran time. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor?: string | undefined
}

/** All factors, newest first. */
export async function listAllFactors(db: Db, { q = '', state, from, to, cursor }: FactorsAsk) {
  let rows = searched(db, q)
  if (from) rows = rows.where('f.paid_at', '>=', instantAt(from))
  if (to) rows = rows.where('f.paid_at', '<', instantAt(addDays(to, 1)))
  if (state) rows = rows.where('f.state', '=', state)
  const page = await keysetPage(rows, newestFirst('f.created_at', 'f.id'), cursor)
  const factors = await findFactors(
    db,
    page.items.map(({ id }) => id),
  )
  const names = await namesOf(db, [...new Set(factors.map(({ person_id }) => person_id))])
  const items = factors.map((factor) => ({
    id: factor.id,
    number: factor.number,
    state: factor.state,
    total: factor.total,
    createdAt: factor.created_at,
    paidAt: factor.paid_at,
    title: titleOf(factor),
    buyer: { id: factor.person_id, name: names.get(factor.person_id) ?? '' },
    refunded: factor.lines.reduce((sum, { refunded }) => sum + refunded, 0),
  }))
  return { items, nextCursor: page.nextCursor }
}

/** A number names one factor, a whole mobile one buyer; all else is part of a buyer's name. */
function searched(db: Db, q: string) {
  const rows = commerce(db).selectFrom('commerce.factors as f').select('f.id')
  const number = /^(\d{4})-(\d{1,9})$/.exec(toLatinDigits(q).replaceAll(/\s/g, ''))
  if (number) return rows.where('f.number', '=', `${number[1]}-${number[2]?.padStart(6, '0')}`)
  const mobile = parsePhone(q)
  if (mobile)
    return rows.where('f.person_id', 'in', (of) =>
      of.selectFrom('identity.contacts').select('person_id').where('mobile', '=', mobile),
    )
  const key = searchKey(q)
  if (key === '') return rows
  const pattern = `%${key.replace(/[\\%_]/g, '\\$&')}%`
  return rows.where('f.person_id', 'in', (of) =>
    of.selectFrom('identity.name_keys').select('person_id').where('name_key', 'like', pattern),
  )
}
