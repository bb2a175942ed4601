import type { LiveKind } from '@arvand/contracts/live'
import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { classesOf, comingDays } from '../rooms/week.ts'
import { holidayTitles, weekOf } from '../rooms/week-queries.ts'
import { live } from '../tables.ts'
import { peopleDue, peopleOfSession } from './all-classes.ts'

interface Asked {
  readonly kind: LiveKind
  readonly id: string
  readonly cursor?: string | undefined
}

/** A class of anybody with what is to come of it and a page of its sessions. */
export async function showAnyClass(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  { kind, id, cursor }: Asked,
) {
  const now = clock.now()
  const row =
    (await live(db)
      .selectFrom('live.classes as c')
      .leftJoin('identity.people as p', 'p.id', 'c.host_id')
      .select(['c.page', 'p.id as hostId', 'p.name as hostName', peopleDue.as('people')])
      .select(sql<string>`c.title`.as('title'))
      .where('c.kind', '=', kind)
      .where('c.id', '=', id)
      .executeTakeFirst()) ?? refuse(`live.unknown-${kind}`)
  const { hostId, hostName, ...told } = row
  const sessions = live(db)
    .selectFrom('live.sessions as s')
    .select(['s.id', 's.state', 's.ended_at as endedAt', peopleOfSession(now).as('people')])
    .select(({ fn }) => fn.coalesce('s.started_at', 's.opened_at').as('at'))
    .where('s.kind', '=', kind)
    .where('s.item_id', '=', id)
  return {
    ...(await keysetPage(sessions, [desc('s.opened_at', 'instant'), desc('s.id')], cursor)),
    class: {
      ...{ ...told, id, kind, coming: await comingOf(db, kind, id, now) },
      host: hostId === null ? null : { id: hostId, name: hostName ?? '' },
    },
  }
}

async function comingOf(db: Db, kind: LiveKind, id: string, now: Date) {
  if (kind === 'room') {
    const until = instantAt(addDays(dayAt(now), comingDays))
    const classes = classesOf(
      await weekOf(db, id, dayAt(now)),
      await holidayTitles(db, now, until),
      now,
      until,
    )
    return classes.map(({ at, minutes, whyNot }) => ({ at, minutes, whyNot }))
  }
  const { table, isComing } = {
    webinar: { table: 'live.webinars' as const, isComing: 'published' },
    meet: { table: 'live.meets' as const, isComing: 'booked' },
  }[kind]
  const rows = await live(db)
    .selectFrom(table)
    .select(['starts_at as at', 'minutes'])
    .where('id', '=', id)
    .where(sql`state`, '=', isComing)
    .where('starts_at', '>', now)
    .execute()
  return rows.map((one) => ({ ...one, whyNot: null }))
}
