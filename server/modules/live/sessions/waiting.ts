import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { live } from '../tables.ts'

/** Whoever gave no sign of life since then does not wait any more. */
interface Since {
  readonly now: Date
  readonly aliveSince: Date
}

/** Notes that somebody waits; whether they come anew. */
export async function noteWaiting(
  db: Db,
  sessionId: string,
  personId: string,
  { now, aliveSince }: Since,
): Promise<boolean> {
  const before = await live(db)
    .selectFrom('live.participants')
    .select('waits_since')
    .where('session_id', '=', sessionId)
    .where('person_id', '=', personId)
    .where('asked_at', '>=', aliveSince)
    .executeTakeFirst()
  const waits = { waits_since: before?.waits_since ?? now, asked_at: now }
  await live(db)
    .insertInto('live.participants')
    .values({ session_id: sessionId, person_id: personId, ...waits })
    .onConflict((same) => same.columns(['session_id', 'person_id']).doUpdateSet(waits))
    .execute()
  return !before?.waits_since
}

/** Who waits at this moment, the longest first. */
export async function peopleWaiting(db: Db, sessionId: string, aliveSince: Date) {
  const rows = await live(db)
    .selectFrom('live.participants as s')
    .innerJoin('live.people as p', 'p.id', 's.person_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'p.id')
    .select(['p.id', 'p.name', 'p.is_guest as isGuest', 'worn.file_id as avatar'])
    .where('s.session_id', '=', sessionId)
    .where('s.waits_since', 'is not', null)
    .where('s.removed_at', 'is', null)
    .where('s.asked_at', '>=', aliveSince)
    .orderBy('s.waits_since')
    .orderBy('p.id')
    .limit(500)
    .execute()
  const pictures = await findPictures(
    db,
    rows.map(({ avatar }) => avatar),
  )
  return rows.map(({ avatar, ...one }) => ({ ...one, picture: pictures(avatar) }))
}
