import type { PricedCart } from '@arvand/contracts/commerce'

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
export async function saidCart(cart: PricedCart): Promise<PricedCart> {
  const say = await sentencesOf(cart.lines.map(({ whyNot }) => whyNot))
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, whyNot: line.whyNot && say(line.whyNot) })) }
}
