import type { CartItem } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'

/** Who buys, as far as a cart looks at them; null: somebody who has not signed in. */
export type CartOwner = { readonly mobile: string | null } | null

/** Why an item cannot stand in a cart behind those before it. Whether its seller sells it is another question. */
export function whyNotInCart(
  item: CartItem,
  before: readonly CartItem[],
  owner: CartOwner,
  now: Date,
): ErrorCode | null {
  if (before.some((other) => sameKey(other) === sameKey(item))) return 'commerce.same-item-twice'
  if (item.kind === 'plan') return null
  if (item.kind === 'course' && (item.options?.present || !item.options?.seats))
    if (item.quantity > 1 || item.options?.seats) return 'commerce.quantity-not-allowed'
  const given = givenTo(item)
  if (!given) return null
  if (given.sendAt !== undefined && new Date(given.sendAt) <= now) return 'commerce.send-time-past'
  // A gift card may go to one's own phone.
  const isOneself = item.kind === 'course' && given.mobile !== undefined && given.mobile === owner?.mobile
  return isOneself ? 'commerce.present-to-oneself' : null
}

function givenTo(item: Exclude<CartItem, { kind: 'plan' }>) {
  if (item.kind === 'course') return item.options?.present
  return { mobile: item.options.recipient?.mobile, sendAt: item.options.sendAt }
}

/** A course for oneself, as a present to somebody, and as seats are three different things. */
function sameKey(item: CartItem): string {
  if (item.kind !== 'course') return `${item.kind} ${item.id}`
  return `course ${item.id} ${item.options?.present?.mobile ?? ''} ${item.options?.seats ?? ''}`
}

/** Whether the buyer gets it, so that what they have already is in the way. */
export const isForBuyer = (item: { kind: string; options?: unknown }): boolean => {
  const { present, seats } = (item.options ?? {}) as { present?: unknown; seats?: unknown }
  return item.kind !== 'giftCard' && present === undefined && seats === undefined
}
