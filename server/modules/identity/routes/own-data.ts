import * as contract from '@arvand/contracts/panel/own-data'
import { type Route, route } from '#platform/http/route'
import type { PersonalData } from '#plugs/personal-data'
import type { IdentityDeps } from '../deps.ts'
import { collectOwnData } from '../own-data/collect-own-data.ts'
import { removeAccount } from '../own-data/remove-account.ts'

export const ownDataRoutes = (deps: IdentityDeps, plugs: readonly PersonalData[]): Route[] => [
  route(contract.downloadOwnData, ({ actor, caller }) => collectOwnData(deps, caller, actor, plugs)),
  route(contract.removeAccount, async ({ actor, caller, cookie }) => {
    await removeAccount(deps, caller, actor, plugs)
    cookie.drop()
    return {}
  }),
]
