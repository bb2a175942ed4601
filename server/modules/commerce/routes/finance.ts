import { showPricing as showPricingEndpoint } from '@arvand/contracts/home/pricing'
import * as abandoned from '@arvand/contracts/panel/manage-abandoned'
import * as managers from '@arvand/contracts/panel/manage-finance'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { changeSeller, showSeller } from '../finance/change-seller.ts'
import { listDoubtfulPayments, reconcilePayment } from '../finance/doubtful-payments.ts'
import { exportAbandoned } from '../finance/export-abandoned.ts'
import { exportFinance } from '../finance/export-finance.ts'
import { listAbandoned } from '../finance/list-abandoned.ts'
import { listAllFactors } from '../finance/list-all-factors.ts'
import { showAnyFactor } from '../finance/show-any-factor.ts'
import { showPricing } from '../finance/show-pricing.ts'

/** How prices are shown, and what managers of finance see. */
export const financeRoutes = (deps: CommerceDeps): Route[] => [
  route(showPricingEndpoint, () => showPricing(deps.db)),
  route(managers.listAllFactors, ({ input }) => listAllFactors(deps.db, input)),
  route(abandoned.listAbandoned, ({ input }) => listAbandoned(deps.db, input)),
  route(abandoned.exportAbandoned, (asked) => exportAbandoned(deps, asked)),
  route(managers.showAnyFactor, ({ input }) => showAnyFactor(deps, input.factorId)),
  route(managers.listDoubtfulPayments, ({ input }) => listDoubtfulPayments(deps.db, input)),
  route(managers.reconcilePayment, ({ input }) => reconcilePayment(deps, input.paymentId)),
  route(managers.showSeller, () => showSeller(deps.db)),
  route(managers.changeSeller, (asked) => changeSeller(deps, asked)),
  route(managers.exportFinance, (asked) => exportFinance(deps, asked)),
]
