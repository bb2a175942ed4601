import type { CartItem } from '@arvand/contracts/commerce'
import type { Answer, Ask } from '@arvand/contracts/endpoint'
import type { previewCheckout } from '@arvand/contracts/panel/checkout'
import type { CardItem } from '../../api/client-storage.ts'
import { askedItems } from '../cart/index.ts'

export type Preview = Answer<typeof previewCheckout>

/** How somebody wishes to pay. */
export interface Wish {
  readonly offCode: string | null
  readonly giftCards: readonly string[]
  readonly useWallet: boolean
  readonly gateway: string | null
  /** A legal person in whose name the factor is; null: the person’s own. */
  readonly buyerId: string | null
}

export const plainWish: Wish = { offCode: null, giftCards: [], useWallet: true, gateway: null, buyerId: null }

/** What a form or an address says of it, for a page without scripts. */
export function wishOf(given: URLSearchParams | FormData): Wish {
  const texts = (name: string) =>
    given.getAll(name).flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []))
  const codes = texts('code').filter((code) => code.length >= 3 && code.length <= 60)
  return {
    offCode: codes[0] ?? null,
    giftCards: texts('card')
      .filter((code) => code.length >= 3 && code.length <= 60)
      .slice(0, 10),
    // Without the mark nothing was said of the wallet yet, and then it pays.
    useWallet: given.has('said') ? given.has('wallet') : true,
    gateway: texts('gateway')[0] ?? null,
    buyerId: texts('buyer')[0] ?? null,
  }
}

/** Without the codes that the preview says cannot be used, so that no form carries them on. */
export const wishThatWorks = (wish: Wish, { offCode, giftCards }: Preview): Wish => ({
  ...wish,
  offCode: offCode?.whyNot ? null : wish.offCode,
  giftCards: wish.giftCards.filter((_, at) => giftCards[at]?.whyNot === null),
})

/** What a factor is made of. */
export const makingOf = (items: readonly CardItem[], wish: Wish) => ({
  ...pricedOf(items, wish),
  ...(wish.buyerId ? { buyerId: wish.buyerId } : {}),
})

/** What of it decides the price. */
function pricedOf(items: readonly CardItem[], { offCode, giftCards }: Wish) {
  return {
    items: askedItems(items) as CartItem[],
    ...(offCode ? { offCode } : {}),
    ...(giftCards.length > 0 ? { giftCards: [...giftCards] } : {}),
  }
}

/** What the server is asked before anything is made. */
export const previewAsk = (items: readonly CardItem[], wish: Wish): Ask<typeof previewCheckout> => ({
  ...pricedOf(items, wish),
  ...payingOf(wish),
})

export const payingOf = ({ useWallet, gateway }: Wish) => ({
  useWallet,
  ...(gateway ? { gateway } : {}),
})
