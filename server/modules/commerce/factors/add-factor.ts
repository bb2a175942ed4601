import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { PricedFactor } from '../pricing/price-cart.ts'
import type { PricedLine } from '../pricing/price-lines.ts'
import { type Buyer, commerce } from '../tables.ts'
import type { Factor, FactorLine } from './factor-queries.ts'

export interface NewFactor {
  readonly personId: string
  readonly priced: PricedFactor
  readonly buyer: Buyer
  /** In the order in which they are burned. */
  readonly cardIds: readonly string[]
  readonly now: Date
}

const minute = 60_000

/** Writes a factor that awaits its payment; the rules are the caller's. */
export async function addFactor(
  tx: Tx,
  { personId, priced, buyer, cardIds, now }: NewFactor,
): Promise<Factor> {
  const id = newId()
  const tables = commerce(tx)
  const { subtotal, discount, tax, total, offCode, settings } = priced
  const row = await tables
    .insertInto('commerce.factors')
    .values({
      id,
      person_id: personId,
      state: 'awaitingPayment',
      subtotal,
      discount,
      tax,
      total,
      off_code_id: offCode?.id ?? null,
      buyer: JSON.stringify(buyer),
      created_at: now,
      expires_at: new Date(now.getTime() + settings.factor_minutes * minute),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const lines = priced.lines.map((line, position) => lineOf(id, line, position))
  await addLines(tx, lines)
  if (cardIds.length > 0)
    await tables
      .insertInto('commerce.factor_gift_cards')
      .values(cardIds.map((card_id, position) => ({ factor_id: id, position, card_id })))
      .execute()
  return { ...row, offCode: offCode?.code ?? null, lines, cardIds }
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

async function addLines(tx: Tx, lines: readonly FactorLine[]): Promise<void> {
  await commerce(tx)
    .insertInto('commerce.factor_lines')
    .values(lines.map(({ shares: _, ...line }) => ({ ...line, options: JSON.stringify(line.options) })))
    .execute()
  const shares = lines.flatMap(({ id, shares: own }) =>
    own.map(({ personId, amount }) => ({ line_id: id, person_id: personId, amount })),
  )
  if (shares.length > 0) await commerce(tx).insertInto('commerce.line_shares').values(shares).execute()
}
