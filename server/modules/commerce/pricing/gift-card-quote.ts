import type { CartItem } from '@arvand/contracts/commerce'
import type { Quote } from '../sells.ts'

/** A gift card costs what is put on it; it is money, so nothing is earned and nothing taxed. */
export const giftCardQuote = ({ id, options }: Extract<CartItem, { kind: 'giftCard' }>): Quote => ({
  id,
  title: 'کارت هدیه',
  href: null,
  picture: null,
  palette: null,
  price: options.amount,
  listPrice: options.amount,
  sellers: [],
  plusDiscount: false,
  taxed: false,
})
