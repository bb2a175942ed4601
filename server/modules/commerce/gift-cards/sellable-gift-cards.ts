import type { CartItem } from '@arvand/contracts/commerce'
import type { Quote, Sellable, Wanted } from '#plugs/sellable'
import type { CommerceDeps } from '../deps.ts'
import { followCards, grantCards } from './grant-cards.ts'
import { lockBoughtCards, revokeCards, whyNotRevokeCards } from './revoke-cards.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'secret'>

/**
 * Gift cards as commerce sells them. Their own options name a recipient, who may be the buyer, so they are not
 * `givable`.
 */
export const sellableGiftCards = (deps: Deps): Sellable => ({
  kind: 'giftCard',
  title: 'کارت هدیه',
  givable: false,
  seats: false,
  several: true,
  grantsBehindWallet: true,
  quote: async (_db, items) => new Map(items.flatMap(quoteOf)),
  whyNotBuy: async () => new Map(),
  async grant(tx, grants) {
    const entries = []
    for (const grant of grants) entries.push(...(await grantCards(deps.secret, tx, grant)))
    return entries
  },
  async revoke(tx, grants) {
    const entries = []
    for (const grant of grants) entries.push(...(await revokeCards(tx, grant)))
    return entries
  },
  async granted(grants) {
    for (const grant of grants) await followCards(deps, grant)
  },
  whyNotRevoke: (db, _buyerId, line) => whyNotRevokeCards(db, line),
  lockToRevoke: lockBoughtCards,
  usedPercent: async () => 0,
})

/** A gift card costs what is put on it. It is money, so no seller earns from it and no tax is added. */
function quoteOf({ id, options }: Wanted): readonly (readonly [string, Quote])[] {
  // The contract has validated the options of a cart item; without options there is no amount to quote.
  const { amount } = (options ?? {}) as Partial<Extract<CartItem, { kind: 'giftCard' }>['options']>
  if (amount === undefined) return []
  const quote: Quote = {
    id,
    title: 'کارت هدیه',
    href: null,
    picture: null,
    palette: null,
    price: amount,
    listPrice: amount,
    sellers: [],
    plusDiscount: false,
    taxed: false,
    isMoney: true,
  }
  return [[id, quote]]
}
