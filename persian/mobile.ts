import { localDigits, plainNumber } from './digits.ts'

// After the code of the country some keep the zero: +98 (0)912…
const iranian = /^(?:(?:\+|00)980?|98|0)?(9[0-9]{9})$/
const abroad = /^(?:\+|00)([1-9][0-9]{6,14})$/

// The Iranian mobile ranges in libphonenumber 1.13. New ranges appear, so another range may only cause a warning.
const knownRange =
  /^\+989(?:(?:0[0-5]|[13]\d|2[0-3])\d\d|9(?:[0-46]\d\d|5(?:10|5\d)|8(?:[12]\d|3[0-2]|88)|9(?:[0-359]\d|69|77|8[7-9])))\d{5}$/

/** As typed, without dots between its parts and without the formula by which Excel keeps a leading zero. */
const numberOf = (text: string): string =>
  plainNumber(text.normalize('NFKC').replace(/^\s*="(.*)"\s*$/, '$1')).replaceAll('.', '')

/** An Iranian mobile as `+989121234567`, from 0912…, 912…, 98912…, +98912… or 0098912… in any digits; else null. */
export function parseMobile(text: string): string | null {
  const match = iranian.exec(numberOf(text))
  return match ? `+98${match[1]}` : null
}

/** Whether the text is an Iranian mobile number. */
export function isMobile(text: string): boolean {
  return parseMobile(text) !== null
}

/**
 * An Iranian mobile or a number abroad in E.164 (`+4915112345678`); null for anything else, Iranian landlines
 * included. Abroad only the shape is checked: the code sent to the number is the proof.
 */
export function parsePhone(text: string): string | null {
  const mobile = parseMobile(text)
  if (mobile) return mobile
  const match = abroad.exec(numberOf(text))
  return match?.[1] && !match[1].startsWith('98') ? `+${match[1]}` : null
}

/** Whether the mobile is in a range known to be in use; false deserves a warning, never a refusal. */
export function isInKnownRange(mobile: string): boolean {
  return knownRange.test(parseMobile(mobile) ?? '')
}

/** `+989121234567` as `09121234567`, the way it is typed in Iran and sent to SMS services; others unchanged. */
export function localMobile(phone: string): string {
  return phone.startsWith('+98') ? `0${phone.slice(3)}` : phone
}

/** For the screen: «۰۹۱۲ ۱۲۳ ۴۵۶۷»; show it with `dir="ltr"`. */
export function formatMobile(phone: string): string {
  return localDigits(localMobile(phone).replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3'))
}

/** For screens that other people may see: «۰۹۱۲•••۴۵۶۷»; show it with `dir="ltr"`. */
export function maskMobile(phone: string): string {
  const local = localMobile(phone)
  return localDigits(`${local.slice(0, 4)}•••${local.slice(-4)}`)
}
