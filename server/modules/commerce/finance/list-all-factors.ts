import { type FactorState, type ItemKind, itemKind } from '@arvand/contracts/commerce'
import { addDays } from '@arvand/persian/days'
import { toLatinDigits } from '@arvand/persian/digits'
import { parsePhone } from '@arvand/persian/mobile'
import { searchKey } from '@arvand/persian/text'
import { instantAt } from '@arvand/persian/zone'
import { namesOf } from '#modules/identity'
import { containing, type Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { findFactors } from '../factors/factor-queries.ts'
import { payingBack } from '../factors/paying-back.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'

export interface FactorsAsk {
  readonly q?: string | undefined
  readonly state?: FactorState | undefined
  readonly personId?: string | undefined
  readonly itemId?: string | undefined
  readonly kind?: ItemKind | undefined
  readonly teacherId?: string | undefined
  readonly offCodeId?: string | undefined
  /** First and last ISO day of payment, Tehran time. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** First and last ISO day on which it was made. */
  readonly madeFrom?: string | undefined
  readonly madeTo?: string | undefined
  readonly cursor?: string | undefined
}

/** All factors, newest first. */
export async function listAllFactors(db: Db, ask: FactorsAsk) {
  const { q = '', state, personId, from, to, madeFrom, madeTo, cursor } = ask
  let rows = soldIn(searched(db, q), ask)
  if (from) rows = rows.where('f.paid_at', '>=', instantAt(from))
  if (to) rows = rows.where('f.paid_at', '<', instantAt(addDays(to, 1)))
  if (madeFrom) rows = rows.where('f.created_at', '>=', instantAt(madeFrom))
  if (madeTo) rows = rows.where('f.created_at', '<', instantAt(addDays(madeTo, 1)))
  if (personId) rows = rows.where('f.person_id', '=', personId)
  if (state) rows = rows.where('f.state', '=', state)
  const page = await keysetPage(rows, newestFirst('f.created_at', 'f.id'), cursor)
  const factors = await findFactors(
    db,
    page.items.map(({ id }) => id),
  )
  const names = await namesOf(db, [...new Set(factors.map(({ person_id }) => person_id))])
  const back = await payingBack(db, factors)
  const items = factors.map((factor) => ({
    id: factor.id,
    number: factor.number,
    state: factor.state,
    isPayingBack: back.has(factor.id),
    total: factor.total,
    createdAt: factor.created_at,
    paidAt: factor.paid_at,
    title: titleOf(factor),
    buyer: { id: factor.person_id, name: names.get(factor.person_id) ?? '' },
    refunded: factor.lines.reduce((sum, { refunded }) => sum + refunded, 0),
  }))
  return { items, nextCursor: page.nextCursor, ...(await narrowedTo(db, ask)) }
}

type Factors = ReturnType<typeof searched>

/** Only the factors that sold this item, this kind, something of this teacher, or that used this code. */
function soldIn(factors: Factors, { itemId, kind, teacherId, offCodeId }: FactorsAsk): Factors {
  let rows = factors
  if (itemId)
    rows = rows.where('f.id', 'in', (of) =>
      of
        .selectFrom('commerce.factor_lines')
        .select('factor_id')
        // All kinds: the index begins with the kind.
        .where('kind', 'in', itemKind.options)
        .where('item_id', '=', itemId),
    )
  if (kind)
    rows = rows.where('f.id', 'in', (of) =>
      of.selectFrom('commerce.factor_lines').select('factor_id').where('kind', '=', kind),
    )
  if (teacherId)
    rows = rows.where('f.id', 'in', (of) =>
      of
        .selectFrom('commerce.line_shares as s')
        .innerJoin('commerce.factor_lines as l', 'l.id', 's.line_id')
        .select('l.factor_id')
        .where('s.person_id', '=', teacherId)
        .where('s.amount', '>', 0),
    )
  return offCodeId ? rows.where('f.off_code_id', '=', offCodeId) : rows
}

/** The names of what the list is narrowed to: an item has the title under which it was sold last. */
async function narrowedTo(db: Db, { itemId, teacherId, offCodeId }: FactorsAsk) {
  const [line, names, code] = await Promise.all([
    itemId
      ? commerce(db)
          .selectFrom('commerce.factor_lines')
          .select('title')
          .where('kind', 'in', itemKind.options)
          .where('item_id', '=', itemId)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined,
    teacherId ? namesOf(db, [teacherId]) : undefined,
    offCodeId
      ? commerce(db)
          .selectFrom('commerce.off_codes')
          .select('code')
          .where('id', '=', offCodeId)
          .executeTakeFirst()
      : undefined,
  ])
  return {
    item: line?.title ?? null,
    teacher: (teacherId && names?.get(teacherId)) || null,
    offCode: code?.code ?? null,
  }
}

/** A number names one factor, a whole mobile one buyer; all else is part of a buyer's name. */
export function searched(db: Db, q: string) {
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
  const pattern = containing(key)
  return rows.where('f.person_id', 'in', (of) =>
    of.selectFrom('identity.name_keys').select('person_id').where('name_key', 'like', pattern),
  )
}
