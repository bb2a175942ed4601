import type { factor } from '@arvand/contracts/commerce'
import type { z } from 'zod'
import { balanceOf } from '#modules/wallet'
import type { Db } from '#platform/database'
import { accountOfCard } from '../gift-cards/find-gift-card.ts'
import type { CommerceParts } from '../parts.ts'
import { commerce } from '../tables.ts'
import type { Factor } from './factor-queries.ts'
import { givenBy, presentsOf } from './given.ts'

/** A factor on its way out. */
export type FactorReply = z.input<typeof factor>

type Parts = Pick<CommerceParts, 'sells'>

/** Factors as the contract shows them, with the pages of what they hold and what their cards cover. */
export async function factorReplies(
  parts: Parts,
  db: Db,
  factors: readonly Factor[],
): Promise<FactorReply[]> {
  const pages = await pagesOf(parts, db, factors)
  const covered = await coveredByCards(db, factors)
  const presents = await presentsOf(
    db,
    factors.flatMap(({ lines }) => lines),
  )
  return factors.map((factor) => ({
    id: factor.id,
    number: factor.number,
    state: factor.state,
    lines: factor.lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      itemId: line.item_id,
      title: line.title,
      href: pages.get(`${line.kind} ${line.item_id}`) ?? null,
      given: presents.get(line.id) ?? givenBy(line.options),
      quantity: line.quantity,
      price: line.price,
      discount: line.discount,
      tax: line.tax,
      total: line.total,
      refunded: line.refunded,
    })),
    subtotal: factor.subtotal,
    discount: factor.discount,
    tax: factor.tax,
    total: factor.total,
    payable: factor.total - Math.min(factor.total, covered.get(factor.id) ?? 0),
    offCode: factor.offCode,
    createdAt: factor.created_at,
    expiresAt: factor.expires_at,
    paidAt: factor.paid_at,
  }))
}

/** One factor as the contract shows it. */
export async function factorReply(parts: Parts, db: Db, factor: Factor): Promise<FactorReply> {
  return (await factorReplies(parts, db, [factor]))[0] as FactorReply
}

/** Where each item is shown, by kind and id; one question for each kind. */
async function pagesOf(
  { sells }: Parts,
  db: Db,
  factors: readonly Factor[],
): Promise<Map<string, string | null>> {
  const lines = factors.flatMap((factor) => factor.lines)
  const pages = new Map<string, string | null>()
  for (const seller of sells) {
    const ids = [...new Set(lines.filter(({ kind }) => kind === seller.kind).map(({ item_id }) => item_id))]
    if (ids.length === 0) continue
    for (const [id, { href }] of await seller.quote(db, ids)) pages.set(`${seller.kind} ${id}`, href)
  }
  return pages
}

/** What gift cards paid of a paid factor, or could pay of an unpaid one. */
async function coveredByCards(db: Db, factors: readonly Factor[]): Promise<Map<string, number>> {
  const withCards = factors.filter(({ cardIds }) => cardIds.length > 0)
  const paid = withCards.filter(({ paid_at }) => paid_at !== null).map(({ id }) => id)
  const covered = await paidByCards(db, paid)
  for (const { id, cardIds, state } of withCards) {
    if (state !== 'awaitingPayment') continue
    const cards = await Promise.all(cardIds.map((cardId) => balanceOf(db, accountOfCard(cardId))))
    covered.set(
      id,
      cards.reduce((sum, { available }) => sum + available, 0),
    )
  }
  return covered
}

async function paidByCards(db: Db, factorIds: readonly string[]): Promise<Map<string, number>> {
  if (factorIds.length === 0) return new Map()
  const rows = await commerce(db)
    .selectFrom('commerce.factor_sources')
    .select(({ fn }) => ['factor_id', fn.sum<string>('amount').as('amount')])
    .where('factor_id', 'in', factorIds)
    .where('kind', '=', 'giftCard')
    .groupBy('factor_id')
    .execute()
  return new Map(rows.map(({ factor_id, amount }) => [factor_id, Number(amount)]))
}
