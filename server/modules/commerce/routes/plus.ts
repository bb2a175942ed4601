import { listPlans as listPlansEndpoint } from '@arvand/contracts/home/plus'
import * as managers from '@arvand/contracts/panel/manage-plus'
import * as own from '@arvand/contracts/panel/plus'
import { floorToUnit } from '@arvand/contracts/tax'
import { balanceOf } from '#modules/wallet'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { pausePlus, resumePlus, setRenewal } from '../plus/change-plus.ts'
import { listTransitions } from '../plus/list-transitions.ts'
import { addPlan, changePlan, listManagedPlans, sellPlan } from '../plus/manage-plans.ts'
import { listPlans } from '../plus/plan-queries.ts'
import { findLast, subscriptionReply } from '../plus/subscription-queries.ts'
import { renewPlus } from '../renewals/renew-plus.ts'

/** Plus: its plans, one's own, and what managers of finance decide. */
export const plusRoutes = (deps: CommerceDeps): Route[] => [
  route(listPlansEndpoint, () => listPlans(deps.db)),
  route(own.showPlus, ({ actor }) => showPlus(deps, actor.personId)),
  route(own.listPlusTransitions, ({ input, actor }) =>
    listTransitions(deps.db, actor.personId, input.cursor),
  ),
  route(own.setPlusRenewal, ({ input, actor }) => setRenewal(deps, actor.personId, input.renews)),
  route(own.pausePlus, ({ request }) => pausePlus(deps, request)),
  route(own.resumePlus, ({ request }) => resumePlus(deps, request)),
  route(own.renewPlus, ({ request }) => renewPlus(deps, request)),
  route(managers.listManagedPlans, () => listManagedPlans(deps)),
  route(managers.addPlan, (asked) => addPlan(deps, asked)),
  route(managers.changePlan, (asked) => changePlan(deps, asked)),
  route(managers.sellPlan, (asked) => sellPlan(deps, asked)),
]

async function showPlus({ db, clock }: CommerceDeps, personId: string) {
  const one = await findLast(db, personId)
  const { available } = await balanceOf(db, { kind: 'person', ownerId: personId })
  return {
    subscription: one ? await subscriptionReply(db, one, clock.now()) : null,
    available: floorToUnit(Math.max(0, available)),
  }
}
