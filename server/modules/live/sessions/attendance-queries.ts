import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { minutesOf, signed, spansOf } from './attendance.ts'
import { findSessionOf } from './sessions.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'secret'>

const joinsOf = (db: Db, sessionId: string, people: readonly string[]) =>
  live(db)
    .selectFrom('live.joins')
    .select(['person_id', 'since', 'seen_at', 'left_at'])
    .where('session_id', '=', sessionId)
    .where('person_id', '=', sql<string>`any(${people}::uuid[])`)
    .orderBy('since')
    .execute()

/** The caller's own attendance. */
export async function showAttendance({ db, clock, secret }: Deps, personId: string, sessionId: string) {
  await findSessionOf(db, sessionId, personId, clock.now())
  const joins = await joinsOf(db, sessionId, [personId])
  const minutes = minutesOf(joins)
  return { minutes, joins: spansOf(joins), signature: signed(secret, { sessionId, personId, minutes }) }
}

/** Everybody's attendance, for hosts. */
export async function listAttendance(
  { db, clock, secret }: Deps,
  personId: string,
  sessionId: string,
  cursor?: string,
) {
  const { of } = await findSessionOf(db, sessionId, personId, clock.now())
  if (of.role !== 'host') refuse('live.unknown-session')
  const rows = live(db)
    .selectFrom('live.joins as j')
    .innerJoin('identity.people as p', 'p.id', 'j.person_id')
    .select(['p.id', 'p.name'])
    .where('j.session_id', '=', sessionId)
    .groupBy(['p.id', 'p.name'])
  const page = await keysetPage(rows, [asc('p.name', 'text'), asc('p.id')], cursor)
  const joins = await joinsOf(
    db,
    sessionId,
    page.items.map(({ id }) => id),
  )
  return {
    ...page,
    items: page.items.map(({ id, name }) => {
      const minutes = minutesOf(joins.filter(({ person_id }) => person_id === id))
      return { personId: id, name, minutes, signature: signed(secret, { sessionId, personId: id, minutes }) }
    }),
  }
}
