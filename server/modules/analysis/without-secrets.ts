import { toLatinDigits } from '@arvand/persian/digits'

const blot = '•'

/**
 * A text of a browser without what it may have carried along: queries of addresses, mail addresses, numbers as long as
 * a code, a phone, a national code or a card, and anything shaped like a token.
 */
export function withoutSecrets(text: string): string {
  return toLatinDigits(text)
    .replace(/(\bhttps?:\/\/[^\s?#()'"<>]+)[?#][^\s()'"<>]*/g, `$1?${blot}`)
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, blot)
    .replace(/[A-Za-z0-9_-]{24,}/g, blot)
    .replace(/\+?[0-9][0-9 -]{4,}[0-9]/g, blot)
}
