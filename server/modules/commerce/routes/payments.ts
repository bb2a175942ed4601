import { returnFromBank } from '@arvand/contracts/home/payments'
import { showPayment as showPaymentEndpoint, topUpWallet } from '@arvand/contracts/panel/factors'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { comeBack } from '../payments/settle.ts'
import { showPayment } from '../payments/show-payment.ts'
import { topUp } from '../payments/top-up.ts'

/** Payments at banks. */
export const paymentRoutes = (deps: CommerceDeps): Route[] => [
  route(topUpWallet, ({ input, request }) => topUp(deps, request, input)),
  route(showPaymentEndpoint, ({ input, actor }) => showPayment(deps, actor.personId, input.paymentId)),
  route(returnFromBank, ({ input }) => comeBack(deps, input)),
]
