import { sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { deviceName } from '../sessions/device-name.ts'
import { identity } from '../tables.ts'

export interface AuditAsk {
  readonly personId?: string | undefined
  readonly act?: string | undefined
  readonly cursor?: string | undefined
}

const lastShown = z.tuple([z.iso.datetime(), z.uuid()])

/** What was done, newest first. A person who is gone is shown without a name. */
export async function listAudit(db: Db, { personId, act, cursor }: AuditAsk) {
  let rows = identity(db)
    .selectFrom('identity.audit as u')
    .leftJoin('identity.accounts as person', 'person.id', 'u.person_id')
    .leftJoin('identity.accounts as actor', 'actor.id', 'u.actor_id')
    .select(['u.id', 'u.at', 'u.act', 'u.person_id', 'u.actor_id', 'u.address', 'u.user_agent', 'u.detail'])
    .select(['person.name as personName', 'actor.name as actorName'])
    .orderBy('u.at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(pageLimit)
  if (personId) rows = rows.where('u.person_id', '=', personId)
  if (act) rows = rows.where('u.act', '=', act)
  if (cursor) {
    const [at, id] = readCursor(cursor, lastShown)
    rows = rows.where(sql<boolean>`(u.at, u.id) < (${at}::timestamptz, ${id}::uuid)`)
  }
  const page = pageOfRows(await rows.execute(), (row) => [row.at.toISOString(), row.id])
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ id, at, act: done, address, user_agent, detail, ...row }) => ({
      id,
      at,
      act: done,
      address,
      device: deviceName(user_agent),
      detail,
      person: named(row.person_id, row.personName),
      actor: named(row.actor_id, row.actorName),
    })),
  }
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
