import { pageSize } from '@arvand/contracts/page'
import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { lifeOfManagers, lifeOfUsers } from './session-life.ts'
import { livingSessions } from './session-queries.ts'

/** One's own living sessions, newest first. The cursor is the last id, so nothing is skipped when some end. */
export async function listSessions(db: Db, clock: Clock, actor: Actor, cursor?: string) {
  const life = actor.roles.has('manager') ? lifeOfManagers : lifeOfUsers
  const before = cursor === undefined ? null : idOf(cursor)
  const rows = await livingSessions(db, actor.personId, {
    now: clock.now(),
    life,
    before,
    most: pageSize + 1,
  })
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    items: page.map(({ id, device, address, created_at, seen_at }) => ({
      id,
      current: id === actor.sessionId,
      device,
      address,
      createdAt: created_at,
      seenAt: seen_at,
    })),
    nextCursor: last ? Buffer.from(last.id.replaceAll('-', ''), 'hex').toString('base64url') : null,
  }
}

function idOf(cursor: string): string {
  const hex = Buffer.from(cursor, 'base64url').toString('hex')
  if (hex.length !== 32) {
    throw new Refusal('request.invalid', { fields: { cursor: 'نشانهٔ ادامهٔ فهرست درست نیست.' } })
  }
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
