import { plainNumber } from './digits.ts'

/**
 * Whether ten Latin digits are a national code: not all the same, and the last is the check digit of the others
 * (weights 10 down to 2, sum mod 11; the remainder itself under 2, otherwise 11 minus it).
 */
function checks(code: string): boolean {
  if (!/^[0-9]{10}$/.test(code) || /^(.)\1{9}$/.test(code)) return false
  let sum = 0
  for (let place = 0; place < 9; place += 1) sum += Number(code[place]) * (10 - place)
  const remainder = sum % 11
  return Number(code[9]) === (remainder < 2 ? remainder : 11 - remainder)
}

/** The national code as ten Latin digits, from any digits with or without spaces and dashes; null if it is invalid. */
export function parseNationalCode(text: string): string | null {
  const code = plainNumber(text)
  return checks(code) ? code : null
}

/** Whether the text is a valid national code. It is no proof that such a person exists. */
export function isNationalCode(text: string): boolean {
  return parseNationalCode(text) !== null
}
