import type { Factor } from '@arvand/contracts/commerce'
import { formatMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { cartWords as words } from './words.ts'

type Line = Pick<Factor['lines'][number], 'given' | 'quantity'>

/** For whom a line is bought: «هدیه برای سارا»; null when it is for the buyer. */
export function recipientText({ given, quantity }: Line): string | null {
  if (!given) return null
  if (given.kind === 'seats') return words.seats(formatNumber(quantity))
  const whom = given.name ?? (given.mobile ? formatMobile(given.mobile) : null)
  return whom ? words.giftTo(whom) : words.gift
}

/** A line by its title and for whom it is: two lines may have one title. */
export const lineName = (line: Pick<Factor['lines'][number], 'given' | 'quantity' | 'title'>): string =>
  [line.title, recipientText(line)].filter(Boolean).join('، ')
