import { listMyRewards as myRewards } from '@arvand/contracts/panel/referral-rewards'
import { type Route, route } from '#platform/http/route'
import type { GrowthDeps } from '../deps.ts'
import { listMyRewards } from '../referral/my-rewards.ts'

export const panelRoutes = ({ db, clock }: GrowthDeps): Route[] => [
  route(myRewards, ({ input, actor }) => listMyRewards(db, clock.now(), actor.personId, input.cursor)),
]
