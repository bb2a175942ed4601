import * as own from '@arvand/contracts/panel/earnings'
import * as managers from '@arvand/contracts/panel/manage-withdrawals'
import { type Route, route } from '#platform/http/route'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { askWithdrawal, cancelWithdrawal } from '../earnings/ask-withdrawal.ts'
import { approveWithdrawal, payWithdrawal, refuseWithdrawal } from '../earnings/decide-withdrawal.ts'
import { exportStatement } from '../earnings/export-statement.ts'
import { exportWithdrawals } from '../earnings/export-withdrawals.ts'
import { listEarnings } from '../earnings/list-earnings.ts'
import { listAllWithdrawals, listWithdrawals } from '../earnings/list-withdrawals.ts'
import { showIncome } from '../earnings/show-income.ts'

/** What teachers earn, and how they withdraw it. */
export const earningRoutes = (deps: CommerceDeps): Route[] => [
  route(own.showIncome, ({ input, actor }) => showIncome(deps, actor.personId, input.cursor)),
  route(own.listEarnings, ({ input, actor }) => listEarnings(deps, actor.personId, input)),
  route(own.exportStatement, ({ input, actor }) =>
    exportStatement(deps, actor.sessionId, actor.personId, input.month),
  ),
  route(own.exportTeacherStatement, async ({ input, actor, caller }) => {
    const { personId, month } = input
    const detail = { what: 'statement', month }
    await record(deps.db, deps.clock, caller, { act: 'finance-exported', personId, actor, detail })
    return exportStatement(deps, actor.sessionId, personId, month)
  }),
  route(own.requestWithdrawal, ({ input, request }) => {
    const { amount, sheba, holder } = input
    return askWithdrawal(deps, request, { amount, sheba, holder })
  }),
  route(own.cancelWithdrawal, ({ input, request }) => cancelWithdrawal(deps, request, input.withdrawalId)),
  route(own.listWithdrawals, ({ input, actor }) => listWithdrawals(deps.db, actor.personId, input.cursor)),
  route(managers.listAllWithdrawals, ({ input }) => listAllWithdrawals(deps.db, input)),
  route(managers.approveWithdrawal, (asked) => approveWithdrawal(deps, asked)),
  route(managers.refuseWithdrawal, (asked) => refuseWithdrawal(deps, asked)),
  route(managers.exportWithdrawals, (asked) => exportWithdrawals(deps, asked)),
  route(managers.payWithdrawal, (asked) => payWithdrawal(deps, asked)),
]
