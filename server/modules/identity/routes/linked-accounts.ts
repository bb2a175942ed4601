import * as contract from '@arvand/contracts/panel/linked-accounts'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import type { IdentityDeps } from '../deps.ts'
import { accountsOf } from '../google/provider-accounts.ts'
import { unlinkByPerson } from '../google/unlink-by-person.ts'

export const linkedAccountRoutes = (deps: IdentityDeps): Route[] => [
  route(contract.listLinkedAccounts, async ({ actor }) => {
    const accounts = await accountsOf(deps.db, actor.personId)
    const items = accounts.map(({ email, linked_at }) => ({
      provider: 'google' as const,
      email,
      linkedAt: linked_at,
    }))
    return wholeList(items)
  }),
  route(contract.unlinkAccount, async ({ actor, caller }) => {
    await unlinkByPerson(deps, caller, actor)
    return {}
  }),
]
