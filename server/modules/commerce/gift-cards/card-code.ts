import { randomInt } from 'node:crypto'
import { foldCode } from '../fold-code.ts'

// Without 0 O 1 I L U S, which people confuse. 29 is a prime, so the check character finds every single mistake and
// every two characters that changed places.
const alphabet = '23456789ABCDEFGHJKMNPQRTVWXYZ'
const length = 16

/** A new code of sixteen characters, of which the last one checks the others; nobody guesses its 72 random bits. */
export function newCardCode(): string {
  const body = Array.from({ length: length - 1 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return body + checkOf(body)
}

/** Whether a typed code can be one of ours; finds a typing mistake without a query. */
export function isCardCode(typed: string): boolean {
  const code = foldCode(typed)
  if (code.length !== length || [...code].some((letter) => !alphabet.includes(letter))) return false
  return checkOf(code.slice(0, -1)) === code.at(-1)
}

/** As it is read out and printed: «ABCD-EFGH-JKMN-PQRT». */
export const inFours = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** The character that makes the weighted sum a multiple of 29. */
function checkOf(body: string): string {
  const sum = [...body].reduce((total, letter, at) => total + (at + 1) * alphabet.indexOf(letter), 0)
  // The weight of the check character itself is 16; its inverse modulo 29 is 20.
  return alphabet[(((-sum * 20) % 29) + 29) % 29] ?? ''
}
