import { sql } from 'kysely'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { settingIn } from '#platform/settings'
import { liveSettings } from '../live-settings.ts'
import { live, type WebinarRow } from '../tables.ts'
import { registrationReply } from './registration-reply.ts'
import { findRegistration } from './seats.ts'
import { openTo, partReply, shownSeries } from './series-queries.ts'
import { endOf, whyNotCancel, whyNotEnter, whyNotRegister } from './webinar.ts'

/** Webinars with their teacher and how many are in and wait. */
const cards = (db: Db) =>
  live(db)
    .selectFrom('live.webinars as w')
    .innerJoin('identity.people as owner', 'owner.id', 'w.owner_id')
    .leftJoin('identity.teacher_pages as page', 'page.person_id', 'w.owner_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'w.owner_id')
    .select(['w.id', 'w.slug', 'w.title', 'w.summary', 'w.starts_at', 'w.minutes', 'w.price', 'w.capacity'])
    .select(['w.state', 'owner.name', 'page.handle', 'worn.file_id as avatar'])
    .select(
      sql<number>`(select count(*)::integer from live.registrations r
        where r.webinar_id = w.id and r.state not in ('waiting', 'cancelled'))`.as('registered'),
    )
    .select(
      sql<number>`(select count(*)::integer from live.registrations r
        where r.webinar_id = w.id and r.state = 'waiting')`.as('waiting'),
    )

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

/** Rows as the contract shows them, with the portraits of their teachers. */
export async function cardsOf(db: Db, rows: readonly CardRow[]) {
  const pictures = await findPictures(
    db,
    rows.map(({ avatar }) => avatar),
  )
  return rows.map(({ starts_at, name, handle, avatar, ...row }) => ({
    ...row,
    startsAt: starts_at,
    // A free seat is for whoever waits, if anybody does.
    seatsLeft: row.waiting > 0 ? 0 : Math.max(0, row.capacity - row.registered),
    teacher: { handle, name, picture: pictures(avatar) },
  }))
}

const paged = async (db: Db, page: { items: CardRow[]; nextCursor: string | null }) => ({
  items: await cardsOf(db, page.items),
  nextCursor: page.nextCursor,
})

interface ListAsk {
  readonly when: 'upcoming' | 'live' | 'past'
  readonly cursor?: string | undefined
}

/** Webinars for everybody: those to come and running, the next first; past ones, the latest first. */
export async function listWebinars(db: Db, { when, cursor }: ListAsk) {
  const state = { upcoming: 'published', live: 'live', past: 'ended' } as const
  const rows = cards(db).where('w.state', '=', state[when])
  const order =
    when === 'past'
      ? [desc('w.starts_at', 'instant'), desc('w.id')]
      : [asc('w.starts_at', 'instant'), asc('w.id')]
  return paged(db, await keysetPage(rows, order, cursor))
}

const latest = [desc('w.starts_at', 'instant'), desc('w.id')]

export const listOwnWebinars = async (db: Db, ownerId: string, cursor?: string) =>
  paged(db, await keysetPage(cards(db).where('w.owner_id', '=', ownerId), latest, cursor))

export const listAllWebinars = async (db: Db, state: WebinarRow['state'], cursor?: string) =>
  paged(db, await keysetPage(cards(db).where('w.state', '=', state), latest, cursor))

export const findCard = async (db: Db, id: string) => {
  const row = await cards(db).where('w.id', '=', id).executeTakeFirst()
  return row && (await cardsOf(db, [row]))[0]
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)

/** A webinar's page, and how a person stands to it. */
export async function showWebinar(db: Db, now: Date, slug: string, personId: string | null) {
  const row = await live(db)
    .selectFrom('live.webinars')
    .selectAll()
    .select(settingIn(liveSettings.webinarFreeHours).as('free_hours'))
    .where('slug', '=', slug)
    .executeTakeFirst()
  const isOpen = row && (row.state !== 'draft' || row.owner_id === personId)
  const webinar = isOpen ? row : refuse('live.unknown-webinar')
  const card = (await findCard(db, webinar.id)) ?? refuse('live.unknown-webinar')
  const series = await shownSeries(db, webinar.series_id, personId)
  const told = {
    ...card,
    series: series.map(({ part, mine }) => ({ ...partReply(part), mine })),
    description: webinar.description,
    outcomes: linesOf(webinar.outcomes),
    endsAt: endOf(webinar),
    freeHours: webinar.free_hours,
  }
  if (personId === null) return { webinar: told }
  const mine = await findRegistration(db, webinar.id, personId)
  const isHost = webinar.owner_id === personId
  const isIn = mine !== undefined && ['confirmed', 'attended'].includes(mine.state)
  const isOver = mine === undefined || ['cancelled', 'absent', 'attended', 'certified'].includes(mine.state)
  return {
    webinar: told,
    mine: {
      registration: mine ? await registrationReply(db, mine) : null,
      isHost,
      mayEnter: (isHost || isIn) && whyNotEnter(webinar, now) === null,
      whyNotRegister: whyNotRegister(webinar, personId, now),
      seriesLeft: openTo(series, personId, now),
      mayCancel: !isOver && whyNotCancel(webinar, mine, now) === null,
    },
  }
}

/** A person's registrations, the latest first. */
export async function listMine(db: Db, now: Date, personId: string, cursor?: string) {
  const rows = live(db)
    .selectFrom('live.registrations as r')
    .selectAll('r')
    .where('r.person_id', '=', personId)
  const page = await keysetPage(rows, [desc('r.queued_at', 'instant'), desc('r.id')], cursor)
  const ids = page.items.map(({ webinar_id }) => webinar_id)
  const found = ids.length === 0 ? [] : await cards(db).where('w.id', 'in', ids).execute()
  const byId = new Map((await cardsOf(db, found)).map((card) => [card.id, card]))
  const items = await Promise.all(
    page.items.map(async (row) => {
      const webinar = byId.get(row.webinar_id)
      if (!webinar) return []
      const isIn = row.state === 'confirmed' || row.state === 'attended'
      const isOpen = whyNotEnter({ state: webinar.state, starts_at: webinar.startsAt }, now) === null
      return [{ registration: await registrationReply(db, row), webinar, live: isIn && isOpen }]
    }),
  )
  return { items: items.flat(), nextCursor: page.nextCursor }
}

/** Who is registered or waits, in the order in which they came. */
export function listRegistered(db: Db, webinarId: string, cursor?: string) {
  const rows = live(db)
    .selectFrom('live.registrations as r')
    .innerJoin('identity.people as p', 'p.id', 'r.person_id')
    .select(['r.id', 'p.name', 'r.state', 'r.queued_at as at', 'r.person_id as personId'])
    .where('r.webinar_id', '=', webinarId)
    .where('r.state', '<>', 'cancelled')
  return keysetPage(rows, [asc('r.turn', 'integer')], cursor)
}
