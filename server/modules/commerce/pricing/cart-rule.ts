import type { CartItem } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Sellable } from '#plugs/sellable'
import { whyNotForWhom, wishedOf } from '../for-whom.ts'
import { keyOf } from '../sellers.ts'

/** What a cart needs to know of its buyer; null: a visitor who has not signed in. */
export type CartOwner = { readonly mobile: string | null } | null

/**
 * Why an item cannot be in a cart after those before it. Whether its seller sells it to this person is checked
 * elsewhere.
 */
export function whyNotInCart(
  item: CartItem,
  seller: Sellable,
  before: readonly CartItem[],
  owner: CartOwner,
  now: Date,
): ErrorCode | null {
  if (before.some((other) => sameKey(other) === sameKey(item))) return 'commerce.same-item-twice'
  const whyNot = whyNotForWhom(seller, item)
  if (whyNot) return whyNot
  const { gift, sendAt = gift?.sendAt } = wishedOf(item)
  if (sendAt !== undefined && new Date(sendAt) <= now) return 'commerce.send-time-past'
  // Only gifts: a gift card, which its seller sends itself, may go to the buyer's own phone.
  return gift && gift.mobile === owner?.mobile ? 'commerce.gift-to-oneself' : null
}

/** An item for oneself, the same as a gift to somebody, and the same as seats are three different things. */
function sameKey(item: CartItem): string {
  const { gift, seats } = wishedOf(item)
  return `${keyOf(item)} ${gift?.mobile ?? ''} ${seats ?? ''}`
}
