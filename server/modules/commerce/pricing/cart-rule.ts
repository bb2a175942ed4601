import type { CartItem } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Sellable } from '#plugs/sellable'
import { whyNotForWhom, wishedOf } from '../for-whom.ts'
import { keyOf } from '../sellers.ts'

/** Who buys, as far as a cart looks at them; null: somebody who has not signed in. */
export type CartOwner = { readonly mobile: string | null } | null

/** Why an item cannot stand in a cart behind those before it. Whether its seller sells it is another question. */
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
  const { present, sendAt = present?.sendAt } = wishedOf(item)
  if (sendAt !== undefined && new Date(sendAt) <= now) return 'commerce.send-time-past'
  // What a seller sends by itself (a gift card) may go to one's own phone.
  return present && present.mobile === owner?.mobile ? 'commerce.present-to-oneself' : null
}

/** An item for oneself, as a present to somebody, and as seats are three different things. */
function sameKey(item: CartItem): string {
  const { present, seats } = wishedOf(item)
  return `${keyOf(item)} ${present?.mobile ?? ''} ${seats ?? ''}`
}
