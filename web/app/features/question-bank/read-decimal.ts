import { localDigits } from '@arvand/persian/digits'
import { parseNumber } from '@arvand/persian/numbers'

/** A number as typed, with «٫», «/» or «.» before its fraction; null when it is none. */
export const readDecimal = (text: string): number | null =>
  parseNumber(text.trim().replace(/(?<=[\d۰-۹٠-٩])\/(?=[\d۰-۹٠-٩])/u, '.'))

/** A number as a field shows it: «۱۲٫۵», without marks between thousands. */
export const shownDecimal = (value: number): string => localDigits(plain(value)).replace('.', '٫')

// Numbers of many digits would else be written with an exponent, which no field reads.
const plain = (value: number): string => {
  const text = String(value)
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text
}
