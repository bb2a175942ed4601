import type { Role, Scope } from '@arvand/contracts/people'
import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, prepared } from '#platform/database'
import { inMicroBatches } from '#platform/micro-batches'
import { hashOfToken } from '#platform/opaque-token'
import { settingsIn } from '#platform/settings'
import { avatarPath } from '../avatar.ts'
import { sessionSettings } from '../identity-settings.ts'
import { identity } from '../tables.ts'
import { endOfSession, lifeOf } from './session-life.ts'

export interface ActiveSession {
  readonly actor: Actor
  /** What every page shows of the person in its header. */
  readonly person: {
    readonly id: string
    readonly name: string
    readonly mobile: string | null
    readonly email: string | null
    readonly emailVerified: boolean
    readonly handle: string | null
    readonly avatar: string | null
    readonly roles: readonly Role[]
    readonly scopes: readonly Scope[]
  }
  readonly session: {
    readonly id: string
    readonly createdAt: Date
    readonly seenAt: Date
    /** When the session ends if it is not used again. */
    readonly expiresAt: Date
    readonly reauthenticatedAt: Date | null
  }
}

const seenAtMostEveryMs = 60_000
const mostTogether = 200

/**
 * The active session of a token, or null. Records the use of the session with an UPDATE, never an insert, so that a
 * late call cannot revive one that has ended (facts.md A12.2).
 */
export async function findSession(db: Db, clock: Clock, token: string): Promise<ActiveSession | null> {
  const [row] = await sessionsWithPeople(db, { tokenHashes: [hashOfToken(token)] })
  return row ? activeOf(db, row, clock.now()) : null
}

/** `findSession` for every call of everybody: sessions that are asked for together are read by one statement. */
export function sessionFinder(db: Db, clock: Clock): (token: string) => Promise<ActiveSession | null> {
  const rowOf = inMicroBatches<Buffer, SessionRow | undefined>(async (tokenHashes) => {
    const rows = await sessionsWithPeople(db, { tokenHashes })
    const found = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
    return tokenHashes.map((hash) => found.get(hash.toString('hex')))
  }, mostTogether)
  return async (token) => {
    const row = await rowOf(hashOfToken(token))
    return row ? activeOf(db, row, clock.now()) : null
  }
}

async function activeOf(db: Db, row: SessionRow, now: Date): Promise<ActiveSession | null> {
  const isManager = row.roles.includes('manager')
  const times = { createdAt: row.created_at, seenAt: row.seen_at }
  const life = lifeOf(row, isManager)
  if (endOfSession(times, life) <= now) return null
  const isDue = now.getTime() - row.seen_at.getTime() >= seenAtMostEveryMs
  if (isDue && !(await noteSeen(db, row.id, now))) return null
  const seenAt = isDue ? now : row.seen_at
  const roles: Role[] = ['user', ...row.roles]
  return {
    actor: {
      personId: row.person_id,
      sessionId: row.id,
      roles: new Set(roles),
      scopes: new Set(row.scopes),
      mustSetUpSecondFactor: isManager && !row.second_factor_waived && !row.has_second_factor,
    },
    person: {
      id: row.person_id,
      name: row.name,
      mobile: row.mobile,
      email: row.email,
      emailVerified: row.email_verified_at !== null,
      handle: row.handle,
      avatar: avatarPath(row.avatar_file_id),
      roles,
      scopes: row.scopes,
    },
    session: {
      id: row.id,
      createdAt: row.created_at,
      seenAt,
      expiresAt: endOfSession({ createdAt: row.created_at, seenAt }, life),
      reauthenticatedAt: row.reauthenticated_at,
    },
  }
}

type SessionRow = Awaited<ReturnType<typeof sessionsWithPeople>>[number]

const sessionsWithPeople = prepared((db, { tokenHashes }: { tokenHashes: readonly Buffer[] }) =>
  identity(db)
    .selectFrom('identity.sessions as s')
    .innerJoin('identity.accounts as a', 'a.id', 's.person_id')
    .select([
      's.token_hash',
      's.id',
      's.person_id',
      's.created_at',
      's.seen_at',
      's.reauthenticated_at',
      'a.name',
      'a.mobile',
      'a.email',
      'a.email_verified_at',
      'a.handle',
      'a.avatar_file_id',
      'a.second_factor_waived',
      sql<Exclude<Role, 'user'>[]>`
        array(select r.role from identity.roles r where r.person_id = a.id order by r.role)`.as('roles'),
      sql<Scope[]>`
        array(select c.scope from identity.scopes c where c.person_id = a.id order by c.scope)`.as('scopes'),
      sql<boolean>`
        exists (select from identity.second_factors f where f.person_id = a.id and f.confirmed_at is not null)`.as(
        'has_second_factor',
      ),
    ])
    .select(settingsIn(sessionSettings))
    .where('s.token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where('a.removed_at', 'is', null)
    .where('a.blocked_at', 'is', null),
)

/** Also counts the person among those who were active today. */
async function noteSeen(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const rows = await identity(db)
    .with('seen', (of) =>
      of
        .updateTable('identity.sessions')
        .set({ seen_at: now })
        .where('id', '=', sessionId)
        .returning('person_id'),
    )
    .with('counted', (of) =>
      of
        .insertInto('identity.active_days')
        .columns(['day', 'person_id', 'at'])
        .expression((row) =>
          row
            .selectFrom('seen')
            .select([
              sql<string>`${dayAt(now)}::date`.as('day'),
              'person_id',
              sql<Date>`${now}::timestamptz`.as('at'),
            ]),
        )
        .onConflict((known) => known.doNothing()),
    )
    .with('shown', (of) =>
      of
        .updateTable('identity.accounts as a')
        .from('seen')
        .set({ seen_on: dayAt(now) })
        .whereRef('a.id', '=', 'seen.person_id')
        .where(sql<boolean>`coalesce(a.seen_on < ${dayAt(now)}::date, true)`),
    )
    .selectFrom('seen')
    .select('person_id')
    .execute()
  return rows.length > 0
}
