import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { lifeOf, readLimits } from './session-life.ts'
import { activeSessions } from './session-queries.ts'

/** The actor's active sessions, newest first. The cursor is the last id, so nothing is skipped when some end. */
export async function listSessions(db: Db, clock: Clock, actor: Actor, cursor?: string) {
  const life = lifeOf(await readLimits(db), actor.roles.has('manager'))
  const rows = activeSessions(db, actor.personId, { now: clock.now(), life })
  const page = await keysetPage(rows, [desc('id')], cursor)
  return {
    ...page,
    items: page.items.map(({ id, device, address, created_at, seen_at }) => ({
      id,
      current: id === actor.sessionId,
      device,
      address,
      createdAt: created_at,
      seenAt: seen_at,
    })),
  }
}
