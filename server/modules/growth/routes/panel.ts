import { listMyRewards as myRewards } from '@arvand/contracts/panel/referral-rewards'
import * as wheel from '@arvand/contracts/panel/wheel'
import { type Route, route } from '#platform/http/route'
import type { GrowthDeps } from '../deps.ts'
import { listMyRewards } from '../referral/my-rewards.ts'
import { listMySpins, saveSpin } from '../wheel/save-spin.ts'
import { beginSpin, showWheel } from '../wheel/spin.ts'

/** A person’s own rewards and spins. */
export const panelRoutes = ({ db, clock, ...deps }: GrowthDeps): Route[] => [
  route(myRewards, ({ input, actor }) => listMyRewards(db, clock.now(), actor.personId, input.cursor)),
  route(wheel.showWheel, ({ actor }) => showWheel(db, clock.now(), actor.personId)),
  route(wheel.spin, ({ actor }) => beginSpin({ db, clock }, actor.personId)),
  route(wheel.saveSpin, ({ input, actor }) => saveSpin({ db, clock, ...deps }, actor.personId, input)),
  route(wheel.listMySpins, ({ input, actor }) => listMySpins(db, actor.personId, input.cursor)),
]
