import { bankOfShebaCode } from './banks.ts'
import { localDigits, plainNumber } from './digits.ts'

function remainder(digits: string): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

/** A Sheba number as `IR` and 24 Latin digits, from any digits, with or without `IR` and spaces; null if invalid. */
export function parseSheba(text: string): string | null {
  const digits = plainNumber(text).replace(/^ir/i, '')
  if (!/^[0-9]{24}$/.test(digits)) return null
  // ISO 13616: country and check digits go last, I is 18 and R is 27.
  return remainder(`${digits.slice(2)}1827${digits.slice(0, 2)}`) === 1 ? `IR${digits}` : null
}

/** Whether the text is a valid Sheba number. It is no proof that the account exists or whose it is. */
export function isSheba(text: string): boolean {
  return parseSheba(text) !== null
}

/** The bank of a Sheba number: «بانک پارسیان»; null if the number is invalid or the bank not known. */
export function bankOfSheba(text: string): string | null {
  const sheba = parseSheba(text)
  return sheba && bankOfShebaCode(sheba.slice(4, 7))
}

/** For the screen, in fours: «IR۸۲ ۰۵۴۰ …»; show it with `dir="ltr"`. */
export function formatSheba(sheba: string): string {
  return localDigits(sheba.replace(/.{4}(?=.)/g, '$& '))
}
