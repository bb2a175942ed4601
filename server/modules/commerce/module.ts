import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { commerceActs } from './audited-acts.ts'
import { factorFile } from './checkout/factor-file.ts'
import { factorPersonalData } from './checkout/factor-personal-data.ts'
import { commerceNoticeTypes } from './commerce-notice-types.ts'
import type { CommerceDeps } from './deps.ts'
import { downloads } from './downloads/routes.ts'
import { earningsPersonalData } from './earnings/earnings-personal-data.ts'
import { statementFile } from './earnings/export-statement.ts'
import { bankFile, withdrawalSheet } from './earnings/export-withdrawals.ts'
import { factorContext } from './factors/factor-context.ts'
import { factorsToPay } from './factors/factors-to-pay.ts'
import { abandonedSheet } from './finance/export-abandoned.ts'
import { financeExports, financeTables } from './finance/finance-exports.ts'
import { financeWaiting } from './finance/finance-waiting.ts'
import { gatewayHealth } from './finance/gateway-health.ts'
import { giftCardPersonalData } from './gift-cards/gift-card-personal-data.ts'
import { cardsExport } from './gift-cards/manage/cards-export.ts'
import { giftPurchasePersonalData } from './gift-purchases/gift-purchase-personal-data.ts'
import { codesExport } from './off-codes/manage/codes-export.ts'
import { plusPersonalData } from './plus/plus-personal-data.ts'
import { checkoutRoutes } from './routes/checkout.ts'
import { earningRoutes } from './routes/earnings.ts'
import { factorRoutes } from './routes/factors.ts'
import { financeRoutes } from './routes/finance.ts'
import { giftCardRoutes } from './routes/gift-cards.ts'
import { giftPurchaseRoutes } from './routes/gift-purchases.ts'
import { manageGiftCardRoutes } from './routes/manage-gift-cards.ts'
import { manageOffCodeRoutes } from './routes/manage-off-codes.ts'
import { paymentRoutes } from './routes/payments.ts'
import { plusRoutes } from './routes/plus.ts'
import { refundRoutes } from './routes/refunds.ts'
import { commerceSources } from './search-sources.ts'
import { commerceSettingsPlug } from './settings.ts'
import { commerceWorkers } from './workers.ts'

/** Commerce: carts, factors, banks, gift cards, off codes, plus. */
export function commerceModule(deps: CommerceDeps): Module {
  return {
    name: 'commerce',
    routes: [
      ...factorRoutes(deps),
      ...checkoutRoutes(deps),
      ...paymentRoutes(deps),
      ...giftCardRoutes(deps),
      ...manageGiftCardRoutes(deps),
      ...manageOffCodeRoutes(deps),
      ...refundRoutes(deps),
      ...earningRoutes(deps),
      ...financeRoutes(deps),
      ...plusRoutes(deps),
      ...giftPurchaseRoutes(deps),
    ],
    standardRoutes: downloads(deps, {
      'gift-cards': cardsExport,
      'off-codes': codesExport,
      ...financeExports,
      abandoned: abandonedSheet,
      withdrawals: withdrawalSheet,
      'bank-file': bankFile,
      statement: statementFile,
      factor: factorFile,
    }),
    workers: commerceWorkers(deps),
  }
}

export const commerceOffer = (deps: Omit<CommerceDeps, 'sellables'>): Offer<'sellables'> => ({
  module: ({ sellables }) => commerceModule({ ...deps, sellables }),
  attention: [financeWaiting(deps.db), factorsToPay(deps.db)],
  auditedActs: [commerceActs],
  exportTables: financeTables,
  health: [gatewayHealth(deps)],
  noticeTypes: [commerceNoticeTypes],
  personalData: [
    earningsPersonalData,
    factorPersonalData(deps),
    giftCardPersonalData,
    plusPersonalData,
    giftPurchasePersonalData,
  ],
  searchSources: commerceSources(deps.db),
  settings: [commerceSettingsPlug],
  ticketContexts: [factorContext],
})
