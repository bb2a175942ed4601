import type { Factor } from '@arvand/contracts/commerce'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { factorsWords as words } from './words.ts'

/** What a factor is about, in a line. */
export function aboutOf({ lines }: Pick<Factor, 'lines'>): string {
  const first = lines[0]?.title ?? ''
  return lines.length > 1 ? words.andMore(first, formatNumber(lines.length - 1)) : first
}

/** How a factor is called. */
export const nameOf = ({ number }: Pick<Factor, 'number'>): string =>
  number ? words.numberOf(localDigits(number)) : words.unnumbered
