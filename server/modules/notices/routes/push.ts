import { listPushDevices, subscribePush, unsubscribePush } from '@arvand/contracts/panel/push'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import type { Push } from '#platform/push'
import { wholeList } from '#platform/whole-list'
import { listSubscriptions } from '../push/push-subscriptions.ts'
import { subscribe, unsubscribe } from '../push/subscribe.ts'

/** A person's own browsers. */
export const pushRoutes = (db: Db, clock: Clock, { publicKey }: Pick<Push, 'publicKey'>): Route[] => [
  route(listPushDevices, async ({ actor }) => ({
    ...wholeList(await listSubscriptions(db, actor)),
    publicKey,
  })),
  route(subscribePush, async ({ input, actor, caller }) => {
    await subscribe(db, clock, actor, caller, input)
    return {}
  }),
  route(unsubscribePush, async ({ input, actor }) => {
    await unsubscribe(db, actor.personId, input.id)
    return {}
  }),
]
