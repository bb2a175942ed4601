import type { ErrorCode } from '@arvand/contracts/errors/catalogue'

/** What the rules need to know of a gift or a seat. */
export interface GiftPurchaseFacts {
  readonly kind: 'gift' | 'seat'
  readonly giverId: string
  readonly takenBy: string | null
  readonly takenAt: Date | null
  readonly closedAt: Date | null
  /** The person who has an account with the number that it was sent to; null: nobody has. */
  readonly recipientId: string | null
}

export type GiftPurchaseState = 'waiting' | 'taken' | 'closed'

/** The state of a link. */
export function stateOf({
  takenAt,
  closedAt,
}: Pick<GiftPurchaseFacts, 'takenAt' | 'closedAt'>): GiftPurchaseState {
  if (closedAt) return 'closed'
  return takenAt ? 'taken' : 'waiting'
}

/**
 * Why a person cannot take a gift or a seat. Anybody who has the link may, once; but when its number belongs to an
 * account, only that account. An organisation may take a seat of its own.
 */
export function whyNotTake(gift: GiftPurchaseFacts, personId: string, hasIt: boolean): ErrorCode | null {
  const state = stateOf(gift)
  if (state === 'closed') return 'gifts.closed'
  if (state === 'taken') return 'gifts.taken'
  if (gift.recipientId !== null && gift.recipientId !== personId)
    return gift.giverId === personId ? 'gifts.yours' : 'gifts.for-another'
  if (gift.kind === 'gift' && gift.giverId === personId) return 'gifts.yours'
  return hasIt ? 'gifts.have-it' : null
}

/** Why the giver cannot change the recipient. */
export function whyNotChange(gift: Pick<GiftPurchaseFacts, 'takenAt' | 'closedAt'>): ErrorCode | null {
  const state = stateOf(gift)
  if (state === 'closed') return 'gifts.closed'
  return state === 'taken' ? 'gifts.taken-by-recipient' : null
}

/** Why the link is not sent once more. */
export const whyNotResend = (
  gift: Pick<GiftPurchaseFacts, 'takenAt' | 'closedAt'> & { readonly sentAt: Date | null },
): ErrorCode | null => whyNotChange(gift) ?? (gift.sentAt === null ? 'gifts.not-sent-yet' : null)

interface Block {
  readonly bought: number
  readonly returned: number
  readonly taken: number
  readonly handed: number
}

/** What can still be handed out of a purchase of seats. */
export const seatsLeft = ({ bought, returned, handed }: Block): number => bought - returned - handed

/** Seats whose money can go back: those that nobody has taken, handed or not. */
export const seatsUntaken = ({ bought, returned, taken }: Block): number => bought - returned - taken
