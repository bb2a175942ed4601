import * as contract from '@arvand/contracts/panel/personal-data'
import { type Route, route } from '#platform/http/route'
import type { PersonalData } from '#plugs/personal-data'
import type { IdentityDeps } from '../deps.ts'
import { collectPersonalData } from '../personal-data/collect-personal-data.ts'
import { removeAccount } from '../personal-data/remove-account.ts'

export const personalDataRoutes = (deps: IdentityDeps, plugs: readonly PersonalData[]): Route[] => [
  route(contract.downloadPersonalData, ({ actor, caller }) =>
    collectPersonalData(deps, caller, actor, plugs),
  ),
  route(contract.removeAccount, async ({ actor, caller, cookie }) => {
    await removeAccount(deps, caller, actor, plugs)
    cookie.drop()
    return {}
  }),
]
