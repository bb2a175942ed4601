import { z } from 'zod'
import { paymentState } from '../commerce.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

/** Called with the parameters of the bank's redirect (wire.md 8). They prove nothing, so the bank is asked. */
export const returnFromBank = endpoint({
  service: 'home',
  method: 'POST',
  path: 'payment/return',
  access: 'public',
  prose:
    'A browser comes back from a bank: the payment that is named is asked about at the bank, and booked.',
  body: z.strictObject({ authority: z.string().min(1).max(100), status: z.string().max(20).optional() }),
  reply: z.object({
    paymentId: id,
    state: paymentState,
    /** Null if the payment was for the wallet. */
    factorId: id.nullable(),
  }),
  errors: ['commerce.unknown-payment', 'wallet.too-little'],
})
