import { showPricing as showPricingEndpoint } from '@arvand/contracts/home/pricing'
import * as abandoned from '@arvand/contracts/panel/manage-abandoned'
import * as managers from '@arvand/contracts/panel/manage-finance'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { listDoubtfulPayments, reconcilePayment } from '../finance/doubtful-payments.ts'
import { exportAbandoned } from '../finance/export-abandoned.ts'
import { exportFinance } from '../finance/export-finance.ts'
import { changeFinanceSettings, showFinanceSettings, showPricing } from '../finance/finance-settings.ts'
import { listAbandoned } from '../finance/list-abandoned.ts'
import { listAllFactors } from '../finance/list-all-factors.ts'
import { showAnyFactor } from '../finance/show-any-factor.ts'

/** How prices are shown, and what managers of finance see. */
export const financeRoutes = (deps: CommerceDeps): Route[] => [
  route(showPricingEndpoint, () => showPricing(deps.db)),
  route(managers.listAllFactors, ({ input }) => listAllFactors(deps.db, input)),
  route(abandoned.listAbandoned, ({ input }) => listAbandoned(deps.db, input)),
  route(abandoned.exportAbandoned, (asked) => exportAbandoned(deps, asked)),
  route(managers.showAnyFactor, ({ input }) => showAnyFactor(deps, input.factorId)),
  route(managers.listDoubtfulPayments, ({ input }) => listDoubtfulPayments(deps.db, input.cursor)),
  route(managers.reconcilePayment, ({ input }) => reconcilePayment(deps, input.paymentId)),
  route(managers.showFinanceSettings, () => showFinanceSettings(deps.db)),
  route(managers.changeFinanceSettings, (asked) => changeFinanceSettings(deps, asked)),
  route(managers.exportFinance, (asked) => exportFinance(deps, asked)),
]
