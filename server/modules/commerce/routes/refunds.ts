import { refundFactor } from '@arvand/contracts/panel/factors'
import * as managers from '@arvand/contracts/panel/manage-refunds'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { askRefund } from '../refunds/ask-refund.ts'
import { decideRefund, giveRefund, settleDoubt } from '../refunds/decide-refund.ts'
import { listRefunds } from '../refunds/list-refunds.ts'

/** Refunds. */
export const refundRoutes = (deps: CommerceDeps): Route[] => [
  route(refundFactor, ({ input, request }) => askRefund(deps, request, input)),
  route(managers.listRefunds, ({ input }) => listRefunds(deps.db, input)),
  route(managers.decideRefund, (asked) => decideRefund(deps, asked)),
  route(managers.giveRefund, (asked) => giveRefund(deps, asked)),
  route(managers.settleRefundPart, (asked) => settleDoubt(deps, asked)),
]
