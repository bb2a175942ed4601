import type { factor } from '@arvand/contracts/commerce'
import type { z } from 'zod'
import type { Db } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { giftPurchasesOf, recipientOf } from '../for-whom.ts'
import { keyOf, quotesOf } from '../sellers.ts'
import { coveredByCards } from './covered-by-cards.ts'
import type { Factor, FactorLine } from './factor-queries.ts'
import { payingBack } from './paying-back.ts'

/** A factor as the contract takes it. */
export type FactorReply = z.input<typeof factor>

type Deps = Pick<CommerceDeps, 'clock' | 'sellables'>

/** Factors as the contract shows them, with the pages of what they hold and what their cards cover. */
export async function factorReplies(
  deps: Deps,
  db: Db,
  factors: readonly Factor[],
  known?: Pages,
): Promise<FactorReply[]> {
  const pages = known ?? (await pagesOf(deps, db, factors))
  const covered = await coveredByCards(deps, db, factors)
  const back = await payingBack(db, factors)
  const gifts = await giftPurchasesOf(
    db,
    factors.flatMap(({ lines }) => lines),
  )
  return factors.map((factor) => ({
    id: factor.id,
    number: factor.number,
    state: factor.state,
    isPayingBack: back.has(factor.id),
    lines: factor.lines.map((line) => ({
      lineId: line.id,
      kind: line.kind,
      id: line.item_id,
      title: line.title,
      href: pages.get(keyOf({ kind: line.kind, id: line.item_id })) ?? null,
      given: gifts.get(line.id) ?? recipientOf(line),
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
export async function factorReply(deps: Deps, db: Db, factor: Factor, known?: Pages): Promise<FactorReply> {
  return (await factorReplies(deps, db, [factor], known))[0] as FactorReply
}

/** Where each item is shown, by kind and id. */
export type Pages = ReadonlyMap<string, string | null>

/** The pages of what factors hold; one query for each kind. */
export async function pagesOf(
  { sellables }: Pick<Deps, 'sellables'>,
  db: Db,
  factors: readonly { readonly lines: readonly Pick<FactorLine, 'kind' | 'item_id'>[] }[],
): Promise<Pages> {
  const items = factors.flatMap(({ lines }) => lines.map(({ kind, item_id }) => ({ kind, id: item_id })))
  const quotes = await quotesOf(db, sellables, items)
  return new Map([...quotes].map(([key, { href }]) => [key, href]))
}
