import { type Selectable, sql } from 'kysely'
import { jsonRows, prepared, type Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { Factor, FactorLine } from '../factors/factor-queries.ts'
import type { PricedFactor } from '../pricing/price-cart.ts'
import type { PricedLine } from '../pricing/price-lines.ts'
import type { Buyer, FactorRow } from '../tables.ts'

export interface NewFactor {
  readonly personId: string
  readonly priced: PricedFactor
  readonly buyer: Buyer
  /** Whether any of its lines has a limited number of places, which the caller reserves next. */
  readonly runsOut: boolean
  /** In the order in which they are spent. */
  readonly cardIds: readonly string[]
  readonly now: Date
}

const minute = 60_000

/** Inserts a factor that awaits its payment; the caller has checked all rules. */
export async function addFactor(
  tx: Tx,
  { personId, priced, buyer, runsOut, cardIds, now }: NewFactor,
): Promise<Factor> {
  const id = newId()
  const { subtotal, discount, tax, total, offCode, settings } = priced
  const expiresAt = new Date(now.getTime() + settings.factorMinutes * minute)
  const row: Selectable<FactorRow> = {
    id,
    person_id: personId,
    state: 'awaitingPayment',
    number: null,
    subtotal,
    discount,
    tax,
    total,
    off_code_id: offCode?.id ?? null,
    buyer,
    tax_number: null,
    created_at: now,
    expires_at: expiresAt,
    reserved_until: runsOut ? expiresAt : null,
    paid_at: null,
    ended_at: null,
    refund_days: null,
    refund_most_percent: null,
    refund_until: null,
  }
  const lines = priced.lines.map((line, position) => lineOf(id, line, position))
  await write(tx, row, lines, cardIds)
  return { ...row, offCode: offCode?.code ?? null, lines, cardIds }
}

/** Each list of rows as JSON. */
interface FactorJson {
  readonly factors: string
  readonly lines: string
  readonly shares: string
  readonly cards: string
}

const insertAll = prepared(
  (_db, { factors, lines, shares, cards }: FactorJson) => sql<unknown>`
    with made as (
      insert into commerce.factors ${jsonRows('commerce.factors', factors)}
    ), lines as (
      insert into commerce.factor_lines ${jsonRows('commerce.factor_lines', lines)}
    ), shares as (
      insert into commerce.line_shares ${jsonRows('commerce.line_shares', shares)}
    )
    insert into commerce.factor_gift_cards ${jsonRows('commerce.factor_gift_cards', cards)}`,
)

/** The factor and all that belongs to it, in one statement. */
async function write(
  tx: Tx,
  row: Selectable<FactorRow>,
  lines: readonly FactorLine[],
  cardIds: readonly string[],
): Promise<void> {
  const bare = lines.map(({ shares: _, ...line }) => line)
  const shares = lines.flatMap(({ id, shares: own }) =>
    own.map(({ personId, amount }) => ({ line_id: id, person_id: personId, amount, refunded: 0 })),
  )
  const cards = cardIds.map((card_id, position) => ({ factor_id: row.id, position, card_id }))
  await insertAll(tx, {
    factors: JSON.stringify([row]),
    lines: JSON.stringify(bare),
    shares: JSON.stringify(shares),
    cards: JSON.stringify(cards),
  })
}

function lineOf(factorId: string, line: PricedLine, position: number): FactorLine {
  const { item, quote } = line
  return {
    id: newId(),
    factor_id: factorId,
    position,
    kind: item.kind,
    item_id: item.id,
    title: quote?.title ?? '',
    quantity: line.quantity,
    price: line.price,
    discount: line.discount,
    tax: line.tax,
    total: line.total,
    refunded: 0,
    options: 'options' in item ? { ...item.options } : {},
    shares: line.shares,
  }
}
