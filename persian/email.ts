import { toLatinDigits } from './digits.ts'

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** The address in lower case and Latin digits, without surrounding spaces and direction marks; null if invalid. */
export function parseEmail(text: string): string | null {
  const address = toLatinDigits(text)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()
    .toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1 || at > 64 || address.length > 254) return null
  return localPart.test(address.slice(0, at)) && domain.test(address.slice(at + 1)) ? address : null
}

/** Whether the text is an e-mail address of the usual shape. */
export function isEmail(text: string): boolean {
  return parseEmail(text) !== null
}

/** For screens that other people may see: `sa•••@example.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.min(2, Math.max(at - 1, 1)))}•••${address.slice(at)}`
}
