import * as contract from '@arvand/contracts/home/newsletter'
import { type Route, route } from '#platform/http/route'
import type { ArticlesDeps } from '../deps.ts'
import { keysByAddress } from '../newsletter/limits.ts'
import { confirmSubscription, subscribe, unsubscribe } from '../newsletter/subscribe.ts'

/** The newsletter, for anyone. */
export const newsletterRoutes = (deps: ArticlesDeps): Route[] => [
  route(contract.subscribe, ({ input: { email }, actor, caller }) => subscribe(deps, caller, actor, email)),
  route(contract.confirmSubscription, async ({ input: { key }, caller }) => {
    await deps.limits.takeByAddress(keysByAddress, caller.address)
    return confirmSubscription(deps, key)
  }),
  route(contract.unsubscribe, async ({ input: { key }, caller }) => {
    await deps.limits.takeByAddress(keysByAddress, caller.address)
    return unsubscribe(deps, key)
  }),
]
