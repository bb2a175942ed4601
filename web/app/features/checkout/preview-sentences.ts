import { cartWithSentences, sentencesOf } from '../cart/index.ts'
import type { Preview } from './wish.ts'

/** The same preview, with sentences in place of error codes. */
export async function previewWithSentences(preview: Preview): Promise<Preview> {
  const { cart, offCode, giftCards, whyNotPay } = preview
  const codes = [offCode?.whyNot ?? null, whyNotPay, ...giftCards.map(({ whyNot }) => whyNot)]
  const say = await sentencesOf(codes)
  const told = (code: string | null) => code && say(code)
  return {
    ...preview,
    cart: await cartWithSentences(cart),
    offCode: offCode && { ...offCode, whyNot: told(offCode.whyNot) },
    giftCards: giftCards.map((card) => ({ ...card, whyNot: told(card.whyNot) })),
    whyNotPay: told(whyNotPay),
  }
}
