import type { Db } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { may, rankOf } from './rank.ts'

/** Whoever gave no sign of life for so long has gone. */
const silentMs = 90_000

export const aliveSince = (now: Date): Date => new Date(now.getTime() - silentMs)

/** Who is in at this moment, once each: hosts first, then the caller, who is so never among those who are cut off. */
export async function peopleIn(db: Db, sessionId: string, now: Date, callerId: string) {
  const rows = await live(db)
    .selectFrom('live.joins as j')
    .innerJoin('live.people as p', 'p.id', 'j.person_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'p.id')
    .leftJoin('live.participants as s', (on) =>
      on.onRef('s.session_id', '=', 'j.session_id').onRef('s.person_id', '=', 'j.person_id'),
    )
    .select(['p.id', 'p.name', 'p.is_guest as isGuest', 'j.is_host as isHost', 'worn.file_id as avatar'])
    .select(['s.may_speak as letSpeak', 's.hand_at as handAt', 's.group_id as groupId'])
    .select(({ fn, val }) => fn.coalesce('s.is_co_host', val(false)).as('isCoHost'))
    .select(({ eb }) => eb('p.id', '=', callerId).as('isCaller'))
    .distinct()
    .where('j.session_id', '=', sessionId)
    .where('j.left_at', 'is', null)
    .where('j.seen_at', '>=', aliveSince(now))
    .orderBy('j.is_host', 'desc')
    .orderBy('isCoHost', 'desc')
    .orderBy('isCaller', 'desc')
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(500)
    .execute()
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

type Telling = Pick<LiveDeps, 'db' | 'clock' | 'live'>

/** Tells the open pages of everybody who is in that something of the session changed. */
export const tellAll = (deps: Telling, sessionId: string): Promise<void> =>
  sendAll(deps, 'live', { sessionId })

/** Sends to the open pages of everybody who is in, however many, or only to those who lead it. */
export async function sendAll(
  { db, clock, live: messages }: Telling,
  event: string,
  payload: { readonly sessionId: string; readonly [more: string]: unknown },
  onlyLeaders = false,
): Promise<void> {
  const present = await idsIn(db, payload.sessionId, clock.now())
  const told = onlyLeaders ? present.filter((one) => may(rankOf(one.isHost, one.isCoHost), 'lead')) : present
  messages.notifyAll(
    told.map(({ id }) => id),
    event,
    payload,
  )
}

/** Who is in at this moment, by id alone, hosts first. */
export const idsIn = (db: Db, sessionId: string, now: Date) =>
  live(db)
    .selectFrom('live.joins as j')
    .leftJoin('live.participants as s', (on) =>
      on.onRef('s.session_id', '=', 'j.session_id').onRef('s.person_id', '=', 'j.person_id'),
    )
    .select(['j.person_id as id', 'j.is_host as isHost'])
    .select(({ fn, val }) => fn.coalesce('s.is_co_host', val(false)).as('isCoHost'))
    .distinct()
    .where('j.session_id', '=', sessionId)
    .where('j.left_at', 'is', null)
    .where('j.seen_at', '>=', aliveSince(now))
    .orderBy('j.is_host', 'desc')
    .orderBy('j.person_id')
    .execute()
