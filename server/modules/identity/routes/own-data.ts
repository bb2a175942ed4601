import * as contract from '@arvand/contracts/panel/own-data'
import { type Route, route } from '#platform/http/route'
import type { PersonalData } from '#plugs/personal-data'
import { collectOwnData } from '../own-data/collect-own-data.ts'
import { removeAccount } from '../own-data/remove-account.ts'
import type { IdentityParts } from '../parts.ts'

export const ownDataRoutes = (parts: IdentityParts, plugs: readonly PersonalData[]): Route[] => [
  route(contract.downloadOwnData, ({ actor, caller }) => collectOwnData(parts, caller, actor, plugs)),
  route(contract.removeAccount, async ({ actor, caller, cookie }) => {
    await removeAccount(parts, caller, actor, plugs)
    cookie.drop()
    return {}
  }),
]
