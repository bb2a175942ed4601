import { type Rials, wholeRials } from './money.ts'
import { wordsOfNumber } from './words-of-number.ts'

/** «یک میلیون و دویست و پنجاه هزار تومان»; odd rials follow as «و پنج ریال». */
export function tomanInWords(rials: Rials): string {
  const amount = wholeRials(rials)
  if (amount < 0n) return `منفی ${tomanInWords(-amount)}`
  const toman = `${wordsOfNumber(amount / 10n)} تومان`
  if (amount % 10n === 0n) return toman
  const odd = `${wordsOfNumber(amount % 10n)} ریال`
  return amount < 10n ? odd : `${toman} و ${odd}`
}

/** «دوازده میلیون و پانصد هزار ریال», for documents whose amounts are all in rials. */
export const rialsInWords = (rials: Rials): string => `${wordsOfNumber(wholeRials(rials))} ریال`
