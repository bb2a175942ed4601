import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import type { PushTarget } from '#platform/push'
import { notices } from '../tables.ts'

/** A person's browsers that show notices, newest first: at most one for each active session. */
export async function listSubscriptions(
  db: Db,
  { personId, sessionId }: Pick<Actor, 'personId' | 'sessionId'>,
) {
  const rows = await notices(db)
    .selectFrom('notices.push_subscriptions')
    .select(['id', 'device', 'created_at', 'session_id'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, device, created_at, session_id }) => ({
    id,
    device,
    createdAt: created_at,
    current: session_id === sessionId,
  }))
}

export const findTarget = (db: Db, id: string): Promise<PushTarget | undefined> =>
  notices(db)
    .selectFrom('notices.push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The browser has forgotten it, so nothing is sent there again. */
export async function forgetSubscription(db: Db, id: string): Promise<void> {
  await notices(db).deleteFrom('notices.push_subscriptions').where('id', '=', id).execute()
}
