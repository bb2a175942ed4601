import { z } from 'zod'
import { cartItems, factor, pricedCart, sourceKind, typedCode } from '../commerce.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, rials } from '../fields.ts'

/** Previews of a cart and a factor before the payment, and the printed invoice after it. */

export const previewCheckout = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'checkout/preview',
  access: 'user',
  prose:
    'What a cart costs the caller now, and what gift cards, the wallet and a bank would pay of it. Nothing is made or kept.',
  body: z.strictObject({
    items: cartItems,
    offCode: typedCode.optional(),
    giftCards: z.array(typedCode).max(10).optional(),
    useWallet: z.boolean(),
    gateway: z.string().max(20).optional(),
  }),
  reply: z.object({
    cart: pricedCart,
    offCode: z
      .object({
        code: z.string(),
        discount: rials,
        /** An error code if the off code does not apply; the prices are then those without it. */
        whyNot: z.string().nullable(),
      })
      .nullable(),
    /** In the order of the request. */
    giftCards: z.array(
      z.object({
        lastFour: z.string().nullable(),
        available: z.int(),
        pays: rials,
        whyNot: z.string().nullable(),
      }),
    ),
    wallet: z.object({ available: z.int(), pays: rials }),
    /** What is left for the bank. */
    rest: rials,
    whyNotPay: z.string().nullable(),
    gateways: z.array(z.object({ name: z.string(), title: z.string() })),
  }),
  errors: ['commerce.unknown-gateway', 'request.too-many'],
})

export const previewFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'factor/preview',
  access: 'user',
  prose:
    'What gift cards, the wallet and a bank would pay now of a factor that is made already. Nothing is held or kept.',
  body: z.strictObject({ factorId: id, useWallet: z.boolean(), gateway: z.string().max(20).optional() }),
  reply: z.object({
    total: rials,
    /** What the factor's gift cards would pay. */
    cards: rials,
    wallet: z.object({ available: z.int(), pays: rials }),
    /** What is left for the bank. */
    rest: rials,
    whyNotPay: z.string().nullable(),
    gateways: z.array(z.object({ name: z.string(), title: z.string() })),
    /** The server's time, for the countdown to the factor's expiry. */
    now: instant,
  }),
  errors: ['commerce.unknown-factor', 'commerce.unknown-gateway'],
})

/** The seller or the buyer, as the invoice prints them. */
const party = z.object({
  name: z.string(),
  legalId: z.string().nullable(),
  economicCode: z.string().nullable(),
  postalCode: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
})

export const printFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'factor/print',
  access: 'user',
  prose: 'A factor with all that its printed page holds: seller, buyer, and from where it was paid.',
  body: z.strictObject({ factorId: id }),
  reply: z.object({
    factor,
    seller: party,
    buyer: party.extend({ kind: z.enum(['natural', 'legal']) }),
    /** The number that the tax system gave. */
    taxNumber: z.string().nullable(),
    /** In the order in which they were spent. */
    sources: z.array(z.object({ kind: sourceKind, amount: rials, refunded: rials })),
  }),
  errors: ['commerce.unknown-factor'],
})

const factorFile = {
  service: 'panel',
  method: 'POST',
  body: z.strictObject({ factorId: id }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ['commerce.unknown-factor', 'commerce.not-paid'],
} as const

export const exportFactor = endpoint({
  ...factorFile,
  path: 'factor/pdf',
  access: 'user',
  prose: 'Gives an address, good for a few minutes, of a paid factor of the caller as PDF.',
})

export const exportAnyFactor = endpoint({
  ...factorFile,
  path: 'manage/factor/pdf',
  access: 'manager',
  scope: 'finance',
  prose: 'The same PDF of anybody’s paid factor, for managers of finance. Written down.',
})
