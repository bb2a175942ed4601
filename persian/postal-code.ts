import { plainNumber } from './digits.ts'

// This pattern is copied widely, but it is nowhere official, and some real codes do not match it.
const usual = /^(?!(\d)\1{3})[13-9]{4}[1346-9][013-9]{5}$/

/** A postal code as ten Latin digits; null if invalid (the first digit is 0, or all digits are equal). */
export function parsePostalCode(text: string): string | null {
  const code = plainNumber(text)
  return /^[1-9][0-9]{9}$/.test(code) && !/^(.)\1{9}$/.test(code) ? code : null
}

/** Whether the text can be a postal code. */
export function isPostalCode(text: string): boolean {
  return parsePostalCode(text) !== null
}

/** Whether it also has the usual form; false deserves a question («درست است؟»), never a refusal. */
export function isUsualPostalCode(text: string): boolean {
  return usual.test(parsePostalCode(text) ?? '')
}
