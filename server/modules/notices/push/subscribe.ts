import { deviceName } from '#modules/identity'
import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import type { PushTarget } from '#platform/push'
import { refuse, refuseIf } from '#platform/refusal'
import { notices } from '../tables.ts'
import { whyNotEndpoint } from './endpoint.ts'

/**
 * Shows notices in the browser of this session from now on. A browser belongs to the person who said so last, and a
 * session has one: what stood for either before is replaced.
 */
export async function subscribe(
  db: Db,
  clock: Clock,
  { personId, sessionId }: Actor,
  { userAgent }: Pick<Caller, 'userAgent'>,
  target: PushTarget,
): Promise<void> {
  refuseIf(whyNotEndpoint(target.endpoint))
  const row = {
    id: newId(),
    person_id: personId,
    session_id: sessionId,
    device: deviceName(userAgent),
    created_at: clock.now(),
    ...target,
  }
  await transaction(db, async (tx) => {
    await notices(tx)
      .deleteFrom('notices.push_subscriptions')
      .where('session_id', '=', sessionId)
      .where('endpoint', '<>', target.endpoint)
      .execute()
    await notices(tx)
      .insertInto('notices.push_subscriptions')
      .values(row)
      .onConflict((same) => same.column('endpoint').doUpdateSet(row))
      .execute()
  })
}

/** Shows no notices in one of the person's browsers any more; somebody else's is not found. */
export async function unsubscribe(db: Db, personId: string, id: string): Promise<void> {
  const removed = await notices(db)
    .deleteFrom('notices.push_subscriptions')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) refuse('request.not-found')
}
