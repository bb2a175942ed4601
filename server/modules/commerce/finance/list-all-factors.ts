import type { FactorState } from '@arvand/contracts/commerce'
import { toLatinDigits } from '@arvand/persian/digits'
import { parsePhone } from '@arvand/persian/mobile'
import { searchKey } from '@arvand/persian/text'
import { z } from 'zod'
import { namesOf } from '#modules/identity'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { findFactors } from '../factors/factor-queries.ts'
import { titleOf } from '../factors/title-of.ts'
import { commerce } from '../tables.ts'

export interface FactorsAsk {
  readonly q?: string | undefined
  readonly state?: FactorState | undefined
  readonly cursor?: string | undefined
}

const place = z.tuple([z.iso.datetime(), z.uuid()])

/** All factors, newest first. */
export async function listAllFactors(db: Db, { q = '', state, cursor }: FactorsAsk) {
  let rows = searched(db, q)
  if (state) rows = rows.where('f.state', '=', state)
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, place)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('f.created_at', 'f.id'), '<', tuple(new Date(at), id)),
    )
  }
  const found = await rows.orderBy('f.created_at', 'desc').orderBy('f.id', 'desc').limit(pageLimit).execute()
  const page = pageOfRows(found, ({ created_at, id }) => [created_at, id])
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
  const rows = commerce(db).selectFrom('commerce.factors as f').select(['f.id', 'f.created_at'])
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
