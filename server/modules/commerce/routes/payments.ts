import { returnFromBank } from '@arvand/contracts/home/payments'
import { showPayment as showPaymentEndpoint, topUpWallet } from '@arvand/contracts/panel/factors'
import { type Route, route } from '#platform/http/route'
import type { CommerceParts } from '../parts.ts'
import { comeBack } from '../payments/settle.ts'
import { showPayment } from '../payments/show-payment.ts'
import { topUp } from '../payments/top-up.ts'

/** Money that comes from banks. */
export const paymentRoutes = (parts: CommerceParts): Route[] => [
  route(topUpWallet, ({ input, request }) => topUp(parts, request, input)),
  route(showPaymentEndpoint, ({ input, actor }) => showPayment(parts, actor.personId, input.paymentId)),
  route(returnFromBank, ({ input }) => comeBack(parts, input)),
]
