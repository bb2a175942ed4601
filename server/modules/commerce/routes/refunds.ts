import { refundFactor } from '@arvand/contracts/panel/factors'
import * as managers from '@arvand/contracts/panel/manage-refunds'
import { type Route, route } from '#platform/http/route'
import type { CommerceParts } from '../parts.ts'
import { askRefund } from '../refunds/ask-refund.ts'
import { decideRefund, giveRefund, settleDoubt } from '../refunds/decide-refund.ts'
import { listRefunds } from '../refunds/list-refunds.ts'

/** Money that goes back. */
export const refundRoutes = (parts: CommerceParts): Route[] => [
  route(refundFactor, ({ input, request }) => askRefund(parts, request, input)),
  route(managers.listRefunds, ({ input }) => listRefunds(parts.db, input)),
  route(managers.decideRefund, (asked) => decideRefund(parts, asked)),
  route(managers.giveRefund, (asked) => giveRefund(parts, asked)),
  route(managers.settleRefundPart, (asked) => settleDoubt(parts, asked)),
]
