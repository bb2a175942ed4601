import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { hashOfToken, makeToken } from '#platform/opaque-token'
import { deviceName } from '../audit/device-name.ts'
import type { Origin } from '../audit/record.ts'
import { identity } from '../tables.ts'
import { endOfSession, lifeOf, readLimits } from './session-life.ts'

export interface StartedSession {
  readonly sessionId: string
  /** Opaque; only its hash is stored. */
  readonly token: string
  /** When the session ends if it is not used. */
  readonly expiresAt: Date
}

/** A new session with a new token: a token from before the sign-in is never reused (ASVS 7.2.4). */
export async function startSession(
  tx: Tx,
  clock: Clock,
  personId: string,
  origin: Origin,
): Promise<StartedSession> {
  const now = clock.now()
  const session = { sessionId: newId(), token: makeToken() }
  await identity(tx)
    .insertInto('identity.sessions')
    .values({
      id: session.sessionId,
      token_hash: hashOfToken(session.token),
      person_id: personId,
      created_at: now,
      seen_at: now,
      reauthenticated_at: null,
      address: origin.address,
      device: deviceName(origin.userAgent),
    })
    .execute()
  await identity(tx)
    .insertInto('identity.active_days')
    .values({ day: dayAt(now), person_id: personId, at: now })
    .onConflict((known) => known.doNothing())
    .execute()
  await identity(tx)
    .updateTable('identity.accounts')
    .set({ seen_on: dayAt(now) })
    .where('id', '=', personId)
    .where(sql<boolean>`coalesce(seen_on < ${dayAt(now)}::date, true)`)
    .execute()
  const life = lifeOf(await readLimits(tx), await isAManager(tx, personId))
  return { ...session, expiresAt: endOfSession({ createdAt: now, seenAt: now }, life) }
}

async function isAManager(tx: Tx, personId: string): Promise<boolean> {
  const row = await identity(tx)
    .selectFrom('identity.roles')
    .select('role')
    .where('person_id', '=', personId)
    .where('role', '=', 'manager')
    .executeTakeFirst()
  return row !== undefined
}
