import { localDigits } from './digits.ts'
import { currentRules } from './locale.ts'
import { formatNumber, parseWholeNumber } from './numbers.ts'

/** A whole number of rials; a number must be a safe integer. */
export type Rials = number | bigint

/** The amount as a bigint; throws RangeError if it is no whole number of rials. */
export function wholeRials(rials: Rials): bigint {
  if (typeof rials === 'number' && !Number.isSafeInteger(rials))
    throw new RangeError('Not a whole number of rials')
  return BigInt(rials)
}

/** The number of toman without its unit, «۱٬۲۵۰٬۰۰۰»; odd rials show as a tenth, «۱۲٫۵», never rounded away. */
export function tomanNumber(rials: Rials): string {
  const amount = wholeRials(rials)
  const tenth = amount % 10n
  if (tenth === 0n) return formatNumber(amount / 10n)
  const size = amount < 0n ? -amount : amount
  const mark = currentRules().jalali ? '٫' : '.'
  const text = `${formatNumber(size / 10n)}${mark}${localDigits(size % 10n)}`
  return amount < 0n ? `\u200e\u2212${text}` : text
}

/** «۱٬۲۵۰٬۰۰۰ تومان» from 12500000 rials. */
export function tomanText(rials: Rials): string {
  return `${tomanNumber(rials)} تومان`
}

/** A price: «۱٬۲۵۰٬۰۰۰ تومان», and «رایگان» for zero. */
export function priceText(rials: Rials): string {
  return wholeRials(rials) === 0n ? 'رایگان' : tomanText(rials)
}

/** «۱۲٬۵۰۰٬۰۰۰ ریال», for bills and banks. */
export function rialText(rials: Rials): string {
  return `${formatNumber(wholeRials(rials))} ریال`
}

/** Rials from an amount of toman typed in any digits, with or without «٬» and «تومان»; null if it is no amount. */
export function parseToman(text: string): number | null {
  const toman = parseWholeNumber(text.trim().replace(/تومان$/, ''))
  if (toman === null || toman < 0) return null
  const rials = toman * 10
  return Number.isSafeInteger(rials) ? rials : null
}
