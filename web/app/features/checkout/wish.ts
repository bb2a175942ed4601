import type { CartItem } from '@arvand/contracts/commerce'
import type { Answer, Ask } from '@arvand/contracts/endpoint'
import type { previewCheckout } from '@arvand/contracts/panel/checkout'
import type { CardItem } from '../../api/client-storage.ts'
import { askedItems } from '../cart/index.ts'

export type Preview = Answer<typeof previewCheckout>

/** The chosen codes and means of payment. */
export interface Wish {
  readonly offCode: string | null
  readonly giftCards: readonly string[]
  readonly useWallet: boolean
  readonly gateway: string | null
  /** A legal person in whose name the factor is; null: the person’s own. */
  readonly buyerId: string | null
}

export const plainWish: Wish = { offCode: null, giftCards: [], useWallet: true, gateway: null, buyerId: null }

/** Reads the wish from a form or an address, for pages without JavaScript. */
export function wishOf(given: URLSearchParams | FormData): Wish {
  const texts = (name: string) =>
    given.getAll(name).flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []))
  const codes = texts('code').filter((code) => code.length >= 3 && code.length <= 60)
  return {
    offCode: codes[0] ?? null,
    giftCards: texts('card')
      .filter((code) => code.length >= 3 && code.length <= 60)
      .slice(0, 10),
    // `said` marks that the form had a wallet switch; without it the wallet pays.
    useWallet: given.has('said') ? given.has('wallet') : true,
    gateway: texts('gateway')[0] ?? null,
    buyerId: texts('buyer')[0] ?? null,
  }
}

/** The wish without codes that the preview refuses, so that no form repeats them. */
export const wishThatWorks = (wish: Wish, { offCode, giftCards }: Preview): Wish => ({
  ...wish,
  offCode: offCode?.whyNot ? null : wish.offCode,
  giftCards: wish.giftCards.filter((_, at) => giftCards[at]?.whyNot === null),
})

/** The body that makes a factor. */
export const makingOf = (items: readonly CardItem[], wish: Wish) => ({
  ...pricedOf(items, wish),
  ...(wish.buyerId ? { buyerId: wish.buyerId } : {}),
})

/** The parts of a wish that decide the price. */
function pricedOf(items: readonly CardItem[], { offCode, giftCards }: Wish) {
  return {
    items: askedItems(items) as CartItem[],
    ...(offCode ? { offCode } : {}),
    ...(giftCards.length > 0 ? { giftCards: [...giftCards] } : {}),
  }
}

/** The body of the preview: prices and shares before a factor is made. */
export const previewAsk = (items: readonly CardItem[], wish: Wish): Ask<typeof previewCheckout> => ({
  ...pricedOf(items, wish),
  ...payingOf(wish),
})

export const payingOf = ({ useWallet, gateway }: Wish) => ({
  useWallet,
  ...(gateway ? { gateway } : {}),
})
