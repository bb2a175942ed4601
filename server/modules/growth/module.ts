import { worker } from '#platform/jobs'
import { listeningWorker } from '#platform/listen'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { growthActs } from './audited-acts.ts'
import type { GrowthDeps } from './deps.ts'
import { rewardTable } from './export-rewards.ts'
import { growthNoticeTypes } from './growth-notice-types.ts'
import { growthPersonalData } from './growth-personal-data.ts'
import { growthSettingsPlug } from './growth-settings.ts'
import { campaignTable } from './referral/campaigns-table.ts'
import { releaseDue, releaseRewards } from './referral/release-rewards.ts'
import { rewardFirstPurchase, takeBackOnRefund } from './referral/reward-bringing.ts'
import { rewardsWaiting } from './referral/rewards-waiting.ts'
import { welcomeInvited } from './referral/welcome-invited.ts'
import { manageRoutes } from './routes/manage.ts'
import { panelRoutes } from './routes/panel.ts'
import { spinTable } from './wheel/spins-table.ts'
import { earnByCompletion, returnOverdue, returnSpins } from './wheel/wheel-jobs.ts'

/** What brings people, and what they get for it. */
export const growthModule = (deps: GrowthDeps): Module => ({
  name: 'growth',
  routes: [...panelRoutes(deps), ...manageRoutes(deps)],
  workers: [
    listeningWorker(deps, rewardFirstPurchase(deps)),
    listeningWorker(deps, takeBackOnRefund(deps)),
    listeningWorker(deps, welcomeInvited(deps)),
    listeningWorker(deps, earnByCompletion(deps)),
    worker(returnSpins, () => returnOverdue(deps), { every: '*/10 * * * *', atOnce: 1 }),
    worker(releaseRewards, () => releaseDue(deps), { every: '7 * * * *', atOnce: 1 }),
  ],
})

export const growthOffer = (deps: GrowthDeps): Offer => ({
  module: () => growthModule(deps),
  attention: [rewardsWaiting(deps.db)],
  auditedActs: [growthActs],
  exportTables: [campaignTable, rewardTable, spinTable],
  noticeTypes: [growthNoticeTypes],
  personalData: [growthPersonalData],
  settings: [growthSettingsPlug],
})
