import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { GiftCard } from '../tables.ts'

/** Why a card pays nothing now. */
export function whyNotSpend(
  card: Pick<GiftCard, 'expires_at' | 'stopped_at'>,
  available: number,
  now: Date,
): ErrorCode | null {
  if (card.stopped_at) return 'commerce.gift-card-stopped'
  if (card.expires_at && card.expires_at <= now) return 'commerce.gift-card-over'
  return available <= 0 ? 'commerce.gift-card-empty' : null
}

/** Cards in the order in which they are burned: the one that expires soonest first. */
export const inBurningOrder = <Card extends Pick<GiftCard, 'id' | 'expires_at'>>(
  cards: readonly Card[],
): Card[] => cards.toSorted((a, b) => endOf(a) - endOf(b) || (a.id < b.id ? -1 : 1))

const endOf = ({ expires_at }: Pick<GiftCard, 'expires_at'>): number =>
  expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER
