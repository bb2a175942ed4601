import { bankOfCardPrefix } from './banks.ts'
import { localDigits, plainNumber } from './digits.ts'

function luhnHolds(card: string): boolean {
  let sum = 0
  for (let place = 0; place < card.length; place += 1) {
    const digit = Number(card[place]) * (place % 2 === 0 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

/** An Iranian bank card as 16 Latin digits; null unless its check digit is right and its bank is known. */
export function parseCard(text: string): string | null {
  const card = plainNumber(text)
  if (!/^[0-9]{16}$/.test(card) || !luhnHolds(card)) return null
  return bankOfCardPrefix(card.slice(0, 6)) ? card : null
}

/** Whether the text is a valid Iranian card number. */
export function isCard(text: string): boolean {
  return parseCard(text) !== null
}

/** The bank of a card: «بانک کشاورزی»; six digits are enough. Null if it is not known. */
export function bankOfCard(text: string): string | null {
  return bankOfCardPrefix(plainNumber(text).slice(0, 6))
}

/** For the screen, in fours: «۶۰۳۷ ۷۰۱۶ ۸۹۰۹ ۵۴۴۳»; show it with `dir="ltr"`. */
export function formatCard(card: string): string {
  return localDigits(card.replace(/.{4}(?=.)/g, '$& '))
}

/** For screens and table rows that must not have the whole number: «۶۰۳۷ ۷۰•• •••• ۵۴۴۳»; show it with `dir="ltr"`. */
export function maskCard(card: string): string {
  return formatCard(`${card.slice(0, 6)}••••••${card.slice(-4)}`)
}
