import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Spreadsheet } from '#platform/exports'
import { asc, desc, keysetPage, keysetQuery } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { type ClassKind, live, type SessionKind, type SessionRow } from '../tables.ts'
import { type Join, minutesOf, signed, spansOf } from './attendance.ts'
import { findClass } from './class.ts'
import { type Rank, rankOf } from './rank.ts'
import { findSessionOf } from './sessions.ts'

export type AttendanceDeps = Pick<LiveDeps, 'db' | 'clock' | 'secret'>
type Deps = AttendanceDeps

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

/** A session and its class, for its host alone. */
export async function findHosted({ db, clock }: Deps, hostId: string, sessionId: string) {
  const { session, of } = await findSessionOf(db, sessionId, hostId, clock.now())
  return of.role === 'host' ? { session, title: of.title } : refuse('live.unknown-session')
}

export interface AskedClass {
  readonly kind: ClassKind
  readonly id: string
  readonly cursor?: string | undefined
}

/** The sessions of a class, for its hosts; to all others the class does not exist. */
export async function listSessions({ db, clock }: Deps, hostId: string, { kind, id, cursor }: AskedClass) {
  const found = await findClass(db, kind, id, hostId, clock.now())
  if (typeof found === 'string' || found.role !== 'host') return refuse(`live.unknown-${kind}`)
  const rows = live(db)
    .selectFrom('live.sessions as s')
    .select(['s.id', 's.state', 's.opened_at as openedAt', 's.ended_at as endedAt'])
    .select((of) =>
      of
        .selectFrom('live.joins as j')
        .select(sql<number>`count(distinct j.person_id)::integer`.as('people'))
        .whereRef('j.session_id', '=', 's.id')
        .$asScalar()
        .as('people'),
    )
    .where('s.kind', '=', kind)
    .where('s.item_id', '=', id)
  const page = await keysetPage(rows, [desc('s.opened_at', 'instant'), desc('s.id')], cursor)
  return {
    ...page,
    items: page.items.map((item) => ({ ...item, people: item.people ?? 0 })),
    title: found.title,
  }
}

/** Who belongs to a class without being its host, whether they come or not. */
export const expected: Readonly<Record<SessionKind, (itemId: string) => RawBuilder<unknown>>> = {
  webinar: (id) => sql`
    select person_id from live.registrations
    where webinar_id = ${id} and state in ('confirmed', 'attended', 'certified', 'absent')`,
  room: (id) => sql`select person_id from live.room_people where room_id = ${id} and role = 'member'`,
  meet: (id) => sql`select learner_id from live.meets where id = ${id}`,
  rehearsal: () => sql`select null::uuid where false`,
}

/** Everybody who came or should have come; `is_absent` is 0 or 1. */
const attendees = (db: Db, { id, kind, item_id }: SessionRow) =>
  live(db)
    .selectFrom((of) =>
      of
        .selectFrom('live.people as p')
        .leftJoin('live.joins as j', (on) => on.onRef('j.person_id', '=', 'p.id').on('j.session_id', '=', id))
        .select(['p.id', 'p.name', 'p.is_guest'])
        .select(sql<number>`(count(j.id) = 0)::integer`.as('is_absent'))
        .select(sql<boolean>`coalesce(bool_or(j.is_host), false)`.as('is_host'))
        .where(
          sql<boolean>`p.id in (
            select person_id from live.joins where session_id = ${id}
            union ${expected[kind](item_id)}
          )`,
        )
        .groupBy(['p.id', 'p.name', 'p.is_guest'])
        .as('a'),
    )
    .leftJoin('live.roll_calls as r', (on) =>
      on.onRef('r.person_id', '=', 'a.id').on('r.session_id', '=', id),
    )
    .leftJoin('live.participants as of', (on) =>
      on.onRef('of.person_id', '=', 'a.id').on('of.session_id', '=', id),
    )
    .select(['a.id', 'a.name', 'a.is_guest', 'a.is_absent', 'a.is_host'])
    .select(['r.is_present as called', 'r.reason'])
    .select(({ fn, val }) => fn.coalesce('of.is_co_host', val(false)).as('is_co_host'))

/** Who came, then who did not. */
const inOrder = [asc('a.is_absent', 'integer'), asc('a.name', 'text'), asc('a.id')]

interface Attendee {
  readonly id: string
  readonly is_absent: number
  readonly name: string
  readonly is_host: boolean
  readonly is_co_host: boolean
  readonly is_guest: boolean
  /** As the roll was called; null: it was not. */
  readonly called: boolean | null
  readonly reason: string | null
}

/** Gives each person what the server counted. */
async function withMinutes({ db, secret }: Deps, sessionId: string, people: readonly Attendee[]) {
  const joins = Map.groupBy(
    await joinsOf(
      db,
      sessionId,
      people.map(({ id }) => id),
    ),
    ({ person_id }) => person_id,
  )
  return people.map(({ id, name, called, reason, ...one }) => {
    const { is_host: isHost, is_co_host: isCoHost, is_guest: isGuest } = one
    const own: readonly Join[] = joins.get(id) ?? []
    const minutes = minutesOf(own)
    return {
      ...{ personId: id, name, isHost, isCoHost, isGuest, isPresent: own.length > 0 },
      ...{ minutes, spans: spansOf(own) },
      roll: called === null ? null : { isPresent: called, reason },
      signature: signed(secret, { sessionId, personId: id, minutes }),
    }
  })
}

/** Everybody's attendance, for hosts. */
export async function listAttendance(deps: Deps, hostId: string, sessionId: string, cursor?: string) {
  const { session, title } = await findHosted(deps, hostId, sessionId)
  const page = await keysetPage(attendees(deps.db, session), inOrder, cursor)
  const items = await withMinutes(deps, sessionId, page.items)
  return {
    ...page,
    items: items.map(({ spans: _, ...item }) => item),
    ...{ kind: session.kind, itemId: session.item_id, title, openedAt: session.opened_at },
    rollCalledAt: await rollCalledAt(deps.db, session.id),
  }
}

/** When the roll of a session was last called. */
async function rollCalledAt(db: Db, sessionId: string): Promise<Date | null> {
  const { at } = await live(db)
    .selectFrom('live.roll_calls')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return at
}

const roleWord = (rank: Rank) => ({ host: 'میزبان', coHost: 'دستیار میزبان', participant: '' })[rank]

const roleOf = ({
  isHost,
  isCoHost,
  isGuest,
}: Readonly<Record<'isHost' | 'isCoHost' | 'isGuest', boolean>>) =>
  isGuest ? 'مهمان' : roleWord(rankOf(isHost, isCoHost))

const presence = (isPresent: boolean) => (isPresent ? 'حاضر' : 'غایب')

/** Everybody of a session in the order of the sheet, a thousand of them in memory at a time. */
async function* linesOf(deps: Deps, session: SessionRow) {
  for await (const people of inBatches<Attendee>((last, size) =>
    keysetQuery(
      attendees(deps.db, session),
      inOrder,
      last ? [last.is_absent, last.name, last.id] : null,
      size,
    ).execute(),
  ))
    for (const one of await withMinutes(deps, session.id, people))
      yield { ...one, role: roleOf(one), presence: presence(one.isPresent) }
}

/** The same of a session of this host, by its id. */
export async function* attendanceLines(deps: Deps, hostId: string, sessionId: string) {
  const { session } = await findHosted(deps, hostId, sessionId)
  yield* linesOf(deps, session)
}

/** The attendance of a session, a line a person, with the signature by which the server knows its figures again. */
export async function attendanceSheet(deps: Deps, hostId: string, sessionId: string): Promise<Spreadsheet> {
  const { session, title } = await findHosted(deps, hostId, sessionId)
  return {
    title: `حضور و غیاب ${title}`,
    file: 'attendance',
    columns: [
      { head: 'نام', width: 28 },
      { head: 'نقش', width: 14 },
      { head: 'وضعیت', width: 10 },
      { head: 'حضور (دقیقه)', width: 14 },
      ...dayColumns('اولین ورود'),
      { head: 'حضور و غیاب', width: 14 },
      { head: 'دلیل اصلاح', width: 28 },
      { head: 'امضای آروند', width: 70 },
    ],
    stickyColumns: 1,
    async *lines() {
      for await (const one of linesOf(deps, session))
        yield [
          ...[one.name, one.role, one.presence, one.minutes],
          ...dayCells(one.spans[0]?.from ?? null),
          ...[one.roll ? presence(one.roll.isPresent) : '', one.roll?.reason ?? '', one.signature],
        ]
    },
    async count(most) {
      const { count } = await live(deps.db)
        .selectFrom(attendees(deps.db, session).limit(most).as('some'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
  }
}
