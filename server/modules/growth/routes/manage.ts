import * as endpoints from '@arvand/contracts/panel/manage-referral'
import * as wheel from '@arvand/contracts/panel/manage-wheel'
import { type Route, route } from '#platform/http/route'
import type { GrowthDeps } from '../deps.ts'
import { listCampaigns } from '../referral/campaign-queries.ts'
import { decideReward } from '../referral/decide-reward.ts'
import { listRewards } from '../referral/reward-queries.ts'
import { saveCampaign, stopCampaign } from '../referral/save-campaign.ts'
import { removePrize, savePrize, setWheel, showPrizes } from '../wheel/manage-wheel.ts'

/** Rewards of referrals and the wheel, for managers of growth. */
export const manageRoutes = (deps: GrowthDeps): Route[] => [
  route(endpoints.listCampaigns, ({ input }) => listCampaigns(deps.db, deps.clock.now(), input.cursor)),
  route(endpoints.saveCampaign, (asked) => saveCampaign(deps, asked)),
  route(endpoints.stopCampaign, (asked) => stopCampaign(deps, asked)),
  route(endpoints.listRewards, ({ input }) => listRewards(deps.db, input)),
  route(endpoints.decideReward, (asked) => decideReward(deps, asked)),
  route(wheel.showPrizes, () => showPrizes(deps.db, deps.clock.now())),
  route(wheel.savePrize, (asked) => savePrize(deps, asked)),
  route(wheel.removePrize, (asked) => removePrize(deps, asked)),
  route(wheel.setWheel, (asked) => setWheel(deps, asked)),
]
