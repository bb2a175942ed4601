import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import type { Grant, Sellable } from '#plugs/sellable'
import { commerce } from './tables.ts'

/** Who gets an item that is not for its buyer. */
export interface Recipient {
  readonly kind: 'gift' | 'seats'
  readonly name: string | null
  readonly mobile: string | null
}

interface RecipientWish {
  /** Missing after an account was removed (`redactRecipients`). */
  readonly mobile?: string | undefined
  readonly name?: string | undefined
  readonly message?: string | undefined
  readonly sendAt?: string | undefined
}

/** What the options of an item of any kind may say about its recipient. */
export interface Wished {
  readonly gift?: RecipientWish | undefined
  readonly seats?: true | undefined
  /** The person to whom the item's seller sends it, e.g. a gift card. */
  readonly recipient?: RecipientWish | undefined
  readonly sendAt?: string | undefined
}

interface WithOptions {
  readonly id: string
  readonly options?: object | undefined
}

/** Not validated here: options are stored from a cart item that the contract has validated. */
export const wishedOf = ({ options }: WithOptions): Wished => options ?? {}

/** How the person who gets a line has got it: as its buyer, as a gift or as a seat. */
export function howBought(line: WithOptions): Grant['by'] {
  const { gift, seats } = wishedOf(line)
  if (gift) return 'gift'
  return seats ? 'seat' : 'purchase'
}

/** Whether the line is for its buyer; only then can it be refused because the buyer owns the item already. */
export const isForBuyer = (line: WithOptions): boolean => howBought(line) === 'purchase'

/** Why a kind cannot be bought for this recipient, or in this quantity. */
export function whyNotForWhom(
  { givable, seats: inSeats, several }: Pick<Sellable, 'givable' | 'seats' | 'several'>,
  item: WithOptions & { readonly quantity: number },
): ErrorCode | null {
  const { gift, seats } = wishedOf(item)
  if ((gift && !givable) || (seats && !inSeats)) return 'commerce.for-oneself-only'
  if (gift && seats) return 'commerce.quantity-not-allowed'
  return item.quantity > 1 && !seats && !several ? 'commerce.quantity-not-allowed' : null
}

/** For whom an item is, by its options; null: for the buyer. */
export function recipientOf(item: WithOptions): Recipient | null {
  const { gift, recipient = gift, seats } = wishedOf(item)
  if (recipient) return { kind: 'gift', name: recipient.name ?? null, mobile: recipient.mobile ?? null }
  return seats ? { kind: 'seats', name: null, mobile: null } : null
}

/** The current recipient of each gift purchase, by line: the giver may have changed it after the purchase. */
export async function giftPurchasesOf(
  db: Db,
  lines: readonly WithOptions[],
): Promise<ReadonlyMap<string, Recipient>> {
  const ids = lines.filter((line) => howBought(line) === 'gift').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await commerce(db)
    .selectFrom('commerce.gift_purchases')
    .select(['line_id', 'recipient_name as name', 'recipient_mobile as mobile'])
    .where('line_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ line_id, ...whom }) => [line_id, { kind: 'gift', ...whom }]))
}
