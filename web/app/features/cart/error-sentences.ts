import type { PricedCart } from '@arvand/contracts/commerce'
import { cartWords as words } from './words.ts'

/**
 * Sentences of the codes that came in a reply. The catalogue is a chunk of its own, fetched only when something is in
 * the way: most carts never need it.
 */
export async function sentencesOf(codes: readonly (string | null)[]): Promise<(code: string) => string> {
  if (codes.every((code) => code === null)) return (code) => code
  const { isErrorCode, promiseOf } = await import('@arvand/contracts/errors/catalogue')
  return (code) => (isErrorCode(code) ? promiseOf(code).sentence : promiseOf('request.failed').sentence)
}

/** The same cart, with sentences in the place of codes. */
export async function cartWithSentences(cart: PricedCart): Promise<PricedCart> {
  const say = await sentencesOf(cart.lines.map(({ whyNot }) => whyNot))
  const told = (code: string | null) => {
    // The catalogue speaks of the cart; here its line speaks of itself.
    if (code === 'commerce.unknown-item') return words.gone
    return code && say(code)
  }
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, whyNot: told(line.whyNot) })) }
}
