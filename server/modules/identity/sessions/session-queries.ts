import type { Db } from '#platform/database'
import { identity } from '../tables.ts'
import type { SessionLife } from './session-life.ts'

/** Whether a person has a session from this address. Also queries for null, so that the time reveals no account. */
export async function hasSessionFrom(db: Db, personId: string | null, address: string): Promise<boolean> {
  const row = await identity(db)
    .selectFrom('identity.sessions')
    .select('id')
    .where('person_id', '=', personId ?? nobody)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Active sessions of a person. */
export function activeSessions(db: Db, personId: string, { now, life }: { now: Date; life: SessionLife }) {
  return identity(db)
    .selectFrom('identity.sessions')
    .select(['id', 'device', 'address', 'created_at', 'seen_at'])
    .where('person_id', '=', personId)
    .where('seen_at', '>', new Date(now.getTime() - life.idleMs))
    .where('created_at', '>', new Date(now.getTime() - life.absoluteMs))
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Db, now: Date, { idleMs, absoluteMs }: SessionLife): Promise<void> {
  await identity(db)
    .deleteFrom('identity.sessions')
    .where((row) =>
      row.or([
        row('seen_at', '<=', new Date(now.getTime() - idleMs)),
        row('created_at', '<=', new Date(now.getTime() - absoluteMs)),
      ]),
    )
    .execute()
}

export async function noteReauthentication(db: Db, sessionId: string, now: Date): Promise<void> {
  await identity(db)
    .updateTable('identity.sessions')
    .set({ reauthenticated_at: now })
    .where('id', '=', sessionId)
    .execute()
}

/** The last re-authentication in this session; null if there was none, undefined if the session has ended. */
export async function reauthenticatedAt(db: Db, sessionId: string): Promise<Date | null | undefined> {
  const row = await identity(db)
    .selectFrom('identity.sessions')
    .select('reauthenticated_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.reauthenticated_at
}
