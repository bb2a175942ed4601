import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import { proveAllBooks, proveBooks, settleAllDue, settleTime } from './jobs.ts'
import type { WalletParts } from './parts.ts'
import { manageRoutes } from './routes/manage.ts'
import { panelRoutes } from './routes/panel.ts'
import { statementDownloads } from './routes/standard.ts'

/** The ledger: whose money is where, and how it moved. */
export const walletModule = (parts: WalletParts): Module => ({
  name: 'wallet',
  routes: [...panelRoutes(parts), ...manageRoutes(parts)],
  fillDemo: async () => (await import('./fill-demo.ts')).fillDemoWallets(parts),
  standardRoutes: statementDownloads(parts),
  workers: [
    worker(settleTime, (_, signal) => settleAllDue(parts, signal), { every: '* * * * *', atOnce: 1 }),
    worker(proveBooks, () => proveAllBooks(parts.db), { every: '40 4 * * *', atOnce: 1 }),
  ],
})
