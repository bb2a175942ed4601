import * as contract from '@arvand/contracts/panel/recovered'
import { type Route, route } from '#platform/http/route'
import type { IdentityDeps } from '../deps.ts'
import { settleRecovered, showRecovered } from '../recovered/settle-recovered.ts'

export const recoveredRoutes = (deps: IdentityDeps): Route[] => [
  route(contract.showRecovered, ({ actor }) => showRecovered(deps.db, actor)),
  route(contract.settleRecovered, async ({ input, actor, caller }) => {
    await settleRecovered(deps, caller, actor, input)
    return {}
  }),
]
