import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { walletActs } from './audited-acts.ts'
import { booksHealth } from './books-health.ts'
import type { WalletDeps } from './deps.ts'
import { proveAllBooks, proveBooks, settleAllDue, settleTime } from './jobs.ts'
import { manageRoutes } from './routes/manage.ts'
import { panelRoutes } from './routes/panel.ts'
import { statementDownloads } from './routes/standard.ts'
import { walletPersonalData } from './wallet-personal-data.ts'

/** The ledger: whose money is where, and how it moved. */
export const walletModule = (deps: WalletDeps): Module => ({
  name: 'wallet',
  routes: [...panelRoutes(deps), ...manageRoutes(deps)],
  standardRoutes: statementDownloads(deps),
  workers: [
    worker(settleTime, (_, signal) => settleAllDue(deps, signal), { every: '* * * * *', atOnce: 1 }),
    worker(proveBooks, () => proveAllBooks(deps.db, deps.clock), { every: '40 4 * * *', atOnce: 1 }),
  ],
})

export const walletOffer = (deps: WalletDeps): Offer => ({
  module: () => walletModule(deps),
  auditedActs: [walletActs],
  health: [booksHealth(deps.db)],
  personalData: [walletPersonalData(deps)],
})
