import * as own from '@arvand/contracts/panel/earnings'
import * as managers from '@arvand/contracts/panel/manage-withdrawals'
import { type Route, route } from '#platform/http/route'
import { askWithdrawal, cancelWithdrawal } from '../earnings/ask-withdrawal.ts'
import { approveWithdrawal, payWithdrawal, refuseWithdrawal } from '../earnings/decide-withdrawal.ts'
import { listEarnings } from '../earnings/list-earnings.ts'
import { listAllWithdrawals, listWithdrawals } from '../earnings/list-withdrawals.ts'
import { showIncome } from '../earnings/show-income.ts'
import type { CommerceParts } from '../parts.ts'

/** What teachers earn, and how it leaves. */
export const earningRoutes = (parts: CommerceParts): Route[] => [
  route(own.showIncome, ({ input, actor }) => showIncome(parts, actor.personId, input.cursor)),
  route(own.listEarnings, ({ input, actor }) => listEarnings(parts, actor.personId, input)),
  route(own.requestWithdrawal, ({ input, request }) => {
    const { amount, sheba, holder } = input
    return askWithdrawal(parts, request, { amount, sheba, holder })
  }),
  route(own.cancelWithdrawal, ({ input, request }) => cancelWithdrawal(parts, request, input.withdrawalId)),
  route(own.listWithdrawals, ({ input, actor }) => listWithdrawals(parts.db, actor.personId, input.cursor)),
  route(managers.listAllWithdrawals, ({ input }) => listAllWithdrawals(parts.db, input)),
  route(managers.approveWithdrawal, (asked) => approveWithdrawal(parts, asked)),
  route(managers.refuseWithdrawal, (asked) => refuseWithdrawal(parts, asked)),
  route(managers.payWithdrawal, (asked) => payWithdrawal(parts, asked)),
]
