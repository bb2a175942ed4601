import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { live } from '../tables.ts'
import { aliveSince } from './people-in.ts'

/** Stays: from when to when somebody was in a session. One without a sign of life for long is silent, and counts as over. */

interface Stay {
  readonly sessionId: string
  readonly personId: string
}

/** Somebody's stay by one of their open pages; without a page: by any. */
export interface PageStay extends Stay {
  readonly pageId?: string | undefined
}

const openStaysOf = (db: Db, { sessionId, personId }: Stay) =>
  live(db)
    .selectFrom('live.joins')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .limit(1)

/** In at this moment, as everybody sees it. */
export async function isInside(db: Db, personId: string, sessionId: string, now: Date): Promise<boolean> {
  const alive = openStaysOf(db, { sessionId, personId }).where('seen_at', '>=', aliveSince(now))
  return (await alive.executeTakeFirst()) !== undefined
}

/** Came in and never left, though they may be silent since: their next sign of life begins a new stay. */
export const mayComeBack = async (db: Db, personId: string, sessionId: string): Promise<boolean> =>
  (await openStaysOf(db, { sessionId, personId }).executeTakeFirst()) !== undefined

export async function hasBeenIn(db: Db, personId: string, sessionId: string): Promise<boolean> {
  const joins = live(db)
    .selectFrom('live.joins')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('person_id', '=', personId)
  return (await joins.limit(1).executeTakeFirst()) !== undefined
}

/** A sign of life of somebody who is in; false when they are not, or came back after a long silence. */
export async function beat(db: Db, { sessionId, personId, pageId }: PageStay, now: Date): Promise<boolean> {
  const alive = live(db)
    .updateTable('live.joins')
    // An engine elsewhere may tell of a moment before the last one.
    .set({ seen_at: sql<Date>`greatest(seen_at, ${now}::timestamptz)` })
    .where('session_id', '=', sessionId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .where('seen_at', '>=', aliveSince(now))
  const meant = pageId === undefined ? alive : alive.where('page_id', '=', pageId)
  return (await meant.executeTakeFirst()).numUpdatedRows > 0n
}

/** Begins a stay; one that fell silent before is over. */
export async function beginStay(
  db: Db,
  { sessionId, personId, pageId, isHost }: PageStay & { readonly isHost: boolean },
  now: Date,
): Promise<void> {
  await endStays(db, { sessionId, personId, silentAlone: true }, now)
  await live(db)
    .insertInto('live.joins')
    .values({
      ...{ id: newId(), session_id: sessionId, person_id: personId, page_id: pageId ?? null },
      ...{ is_host: isHost, since: now, seen_at: now },
    })
    .execute()
}

interface Whose extends Partial<PageStay> {
  readonly sessionId: string
  readonly silentAlone?: boolean
}

/**
 * Ends the stays of a session, of one person in it, or of one page of that person and those whose page is not known;
 * silent ones with their last sign of life. How many were ended.
 */
export async function endStays(db: Db, whose: Whose, now: Date): Promise<bigint> {
  const until = sql<Date>`case when seen_at >= ${aliveSince(now)}::timestamptz then ${now}::timestamptz else seen_at end`
  const all = live(db)
    .updateTable('live.joins')
    .set({ left_at: until, seen_at: until })
    .where('session_id', '=', whose.sessionId)
    .where('left_at', 'is', null)
  const theirs = whose.personId === undefined ? all : all.where('person_id', '=', whose.personId)
  const { pageId } = whose
  const ofPage =
    pageId === undefined
      ? theirs
      : theirs.where(({ or, eb }) => or([eb('page_id', '=', pageId), eb('page_id', 'is', null)]))
  const meant = whose.silentAlone ? ofPage.where('seen_at', '<', aliveSince(now)) : ofPage
  return (await meant.executeTakeFirst()).numUpdatedRows
}
