import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { type GiftCardDesign, type GiftCardState, giftCardDesign } from '@arvand/contracts/gift-cards'
import type { GiftCard } from '../tables.ts'

type Terms = Pick<GiftCard, 'expires_at' | 'stopped_at' | 'kept_by'>

/** Why a card pays nothing for this person now. A card that was added to an account is spent by its owner only. */
export function whyNotSpend(card: Terms, available: number, now: Date, personId: string): ErrorCode | null {
  const state = stateOf(card, available, now, personId)
  return state === 'active' ? null : becauseOf[state]
}

const becauseOf = {
  stopped: 'commerce.gift-card-stopped',
  kept: 'commerce.gift-card-kept',
  over: 'commerce.gift-card-over',
  empty: 'commerce.gift-card-empty',
} as const satisfies Record<Exclude<GiftCardState, 'active'>, ErrorCode>

/** The state of a card for a person; null: for a manager, who sees all cards. */
export function stateOf(
  { stopped_at, kept_by, expires_at }: Terms,
  available: number,
  now: Date,
  personId: string | null,
): GiftCardState {
  if (stopped_at) return 'stopped'
  if (personId !== null && kept_by !== null && kept_by !== personId) return 'kept'
  if (expires_at && expires_at <= now) return 'over'
  return available <= 0 ? 'empty' : 'active'
}

type Sent = Pick<GiftCard, 'recipient_mobile' | 'sent_at' | 'kept_by'>

/** Why a bought card cannot be sent once more. `isUsed`: something of it was spent already. */
export function whyNotResend(card: Sent, isUsed: boolean): ErrorCode | null {
  if (card.recipient_mobile === null) return 'commerce.gift-card-without-recipient'
  if (card.kept_by !== null || isUsed) return 'commerce.gift-card-arrived'
  return card.sent_at === null ? 'commerce.gift-card-not-sent-yet' : null
}

/** A design that exists, whatever is stored. */
export const designOf = (asked: unknown): GiftCardDesign => giftCardDesign.catch('lajvard').parse(asked)

/** Cards in the order in which they are spent: the one that expires soonest first. */
export const inBurningOrder = <Card extends Pick<GiftCard, 'id' | 'expires_at'>>(
  cards: readonly Card[],
): Card[] => cards.toSorted((a, b) => endOf(a) - endOf(b) || (a.id < b.id ? -1 : 1))

const endOf = ({ expires_at }: Pick<GiftCard, 'expires_at'>): number =>
  expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER
