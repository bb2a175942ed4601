import * as managers from '@arvand/contracts/panel/manage-finance'
import { type Route, route } from '#platform/http/route'
import { listDoubtfulPayments, lookAtPayment } from '../finance/doubtful-payments.ts'
import { exportFinance } from '../finance/export-finance.ts'
import { changeFinanceSettings, showFinanceSettings } from '../finance/finance-settings.ts'
import { listAllFactors } from '../finance/list-all-factors.ts'
import { showAnyFactor } from '../finance/show-any-factor.ts'
import { showFinance } from '../finance/show-finance.ts'
import type { CommerceParts } from '../parts.ts'

/** What managers of finance see. */
export const financeRoutes = (parts: CommerceParts): Route[] => [
  route(managers.showFinance, () => showFinance(parts)),
  route(managers.listAllFactors, ({ input }) => listAllFactors(parts.db, input)),
  route(managers.showAnyFactor, ({ input }) => showAnyFactor(parts, input.factorId)),
  route(managers.listDoubtfulPayments, ({ input }) => listDoubtfulPayments(parts.db, input.cursor)),
  route(managers.lookAtPayment, ({ input }) => lookAtPayment(parts, input.paymentId)),
  route(managers.showFinanceSettings, () => showFinanceSettings(parts.db)),
  route(managers.changeFinanceSettings, (asked) => changeFinanceSettings(parts, asked)),
  route(managers.exportFinance, (asked) => exportFinance(parts, asked)),
]
