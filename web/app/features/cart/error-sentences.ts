import type { PricedCart } from '@arvand/contracts/commerce'
import { cartWords as words } from './words.ts'

/**
 * Sentences of the error codes in a reply. The error catalogue is a chunk of its own, fetched only when there is a
 * code: most carts never need it.
 */
export async function sentencesOf(codes: readonly (string | null)[]): Promise<(code: string) => string> {
  if (codes.every((code) => code === null)) return (code) => code
  const { isErrorCode, promiseOf } = await import('@arvand/contracts/errors/catalogue')
  return (code) => (isErrorCode(code) ? promiseOf(code).sentence : promiseOf('request.failed').sentence)
}

/** The same cart, with sentences in place of error codes. */
export async function cartWithSentences(cart: PricedCart): Promise<PricedCart> {
  const say = await sentencesOf(cart.lines.map(({ whyNot }) => whyNot))
  const told = (code: string | null) => {
    // The catalogue's sentence speaks of the whole cart; here the sentence stands at the line itself.
    if (code === 'commerce.unknown-item') return words.gone
    return code && say(code)
  }
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, whyNot: told(line.whyNot) })) }
}
