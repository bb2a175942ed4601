import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { engineRooms } from './group-state.ts'
import { aliveSince } from './people-in.ts'

/** Long enough that an order which was lost is repeated, and that those who went long ago are not asked about for ever. */
const repeatedMs = 10 * 60_000

/**
 * Ends sound and picture of those who are still connected though they count as gone. Whoever lost the right to a class
 * meanwhile (money went back, the account was suspended or signed out) is among them, for their signs of life are
 * refused from then on.
 */
export async function cutOffSilent({
  db,
  clock,
  mediaEngine,
}: Pick<LiveDeps, 'db' | 'clock' | 'mediaEngine'>): Promise<void> {
  const silentSince = aliveSince(clock.now())
  const silent = await live(db)
    .selectFrom('live.sessions as s')
    .innerJoin('live.joins as j', 'j.session_id', 's.id')
    .select(['s.id as sessionId', 'j.person_id as personId'])
    .where('s.state', '<>', 'ended')
    .where('j.left_at', 'is', null)
    .groupBy(['s.id', 'j.person_id'])
    .having(({ fn }) => fn.max('j.seen_at'), '<', silentSince)
    .having(({ fn }) => fn.max('j.seen_at'), '>=', new Date(silentSince.getTime() - repeatedMs))
    .execute()
  // At once, because an engine elsewhere that does not answer would hold up all that comes after.
  for (const [sessionId, people] of Map.groupBy(silent, (one) => one.sessionId))
    for (const roomId of await engineRooms(db, sessionId))
      await Promise.all(people.map(({ personId }) => mediaEngine.removeParticipant(roomId, personId, 'left')))
}
