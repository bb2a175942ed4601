import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'
import type { Grant, Sellable } from '#plugs/sellable'
import { commerce } from './tables.ts'

/** For whom something is that is not for its buyer. */
export interface Given {
  readonly kind: 'present' | 'seats'
  readonly name: string | null
  readonly mobile: string | null
}

interface Recipient {
  readonly mobile: string
  readonly name?: string | undefined
  readonly message?: string | undefined
  readonly sendAt?: string | undefined
}

/** What options of an item, whatever its kind, may say of for whom it is. */
export interface Wished {
  readonly present?: Recipient | undefined
  readonly seats?: true | undefined
  /** To whom its seller sends it, e.g. a card. */
  readonly recipient?: Recipient | undefined
  readonly sendAt?: string | undefined
}

interface WithOptions {
  readonly id: string
  readonly options?: object | undefined
}

/** Options were written from a checked cart item. */
export const wishedOf = ({ options }: WithOptions): Wished => options ?? {}

/** How a line comes to whoever gets it. */
export function howBought(line: WithOptions): Grant['by'] {
  const { present, seats } = wishedOf(line)
  if (present) return 'present'
  return seats ? 'seat' : 'purchase'
}

/** Whether the buyer gets it, so that what they have already is in the way. */
export const isForBuyer = (line: WithOptions): boolean => howBought(line) === 'purchase'

/** Why a kind is not sold like this; how many of it at once is one of the questions. */
export function whyNotForWhom(
  { givable, seats: inSeats, several }: Pick<Sellable, 'givable' | 'seats' | 'several'>,
  item: WithOptions & { readonly quantity: number },
): ErrorCode | null {
  const { present, seats } = wishedOf(item)
  if ((present && !givable) || (seats && !inSeats)) return 'commerce.for-oneself-only'
  if (present && seats) return 'commerce.quantity-not-allowed'
  return item.quantity > 1 && !seats && !several ? 'commerce.quantity-not-allowed' : null
}

/** For whom an item is, by its options; null: for the buyer. */
export function givenBy(item: WithOptions): Given | null {
  const { present, recipient = present, seats } = wishedOf(item)
  if (recipient) return { kind: 'present', name: recipient.name ?? null, mobile: recipient.mobile }
  return seats ? { kind: 'seats', name: null, mobile: null } : null
}

/** By line, whom presents are for now: their giver may have given them on to somebody else. */
export async function presentsOf(db: Db, lines: readonly WithOptions[]): Promise<ReadonlyMap<string, Given>> {
  const ids = lines.filter((line) => howBought(line) === 'present').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await commerce(db)
    .selectFrom('commerce.presents')
    .select(['line_id', 'recipient_name as name', 'recipient_mobile as mobile'])
    .where('line_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ line_id, ...whom }) => [line_id, { kind: 'present', ...whom }]))
}
