import type { Factor } from '@arvand/contracts/commerce'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { factorsWords as words } from './words.ts'

/** One line that says what a factor is about: its first title and the number of the others. */
export function aboutOf({ lines }: Pick<Factor, 'lines'>): string {
  const first = lines[0]?.title ?? ''
  return lines.length > 1 ? words.andMore(first, formatNumber(lines.length - 1)) : first
}

/** The number of a factor as its title; a factor without one was never paid. */
export const nameOf = ({ number }: Pick<Factor, 'number'>): string =>
  number ? words.numberOf(localDigits(number)) : words.unnumbered
