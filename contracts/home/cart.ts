import { z } from 'zod'
import { cartItems, pricedCart } from '../commerce.ts'
import { endpoint } from '../endpoint.ts'

export const showCart = endpoint({
  service: 'home',
  method: 'POST',
  path: 'cart',
  access: 'public',
  prose: 'Prices a cart as it would be sold now; who is signed in also hears what they may not buy and why.',
  body: z.strictObject({ items: cartItems }),
  reply: pricedCart,
  errors: [],
})
