import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { Db } from '#platform/database'
import type { Agenda, TeacherAgendaEntry } from '#plugs/agenda'
import { classesOf } from './rooms/week.ts'
import { holidayTitles, weeksFrom } from './rooms/week-queries.ts'
import { live } from './tables.ts'
import { changesOf } from './webinars/webinar.ts'

interface LiveEntry {
  readonly key: string
  readonly title: string
  readonly within: string
  readonly link: string
  readonly at: Date
  readonly minutes: number
  readonly changes?: number
  readonly isCancelled?: boolean
}

/** What a teacher's home says of it more. */
interface Taught extends LiveEntry {
  readonly ofTeacher: Pick<TeacherAgendaEntry, 'kind' | 'enter' | 'people'>
}

/** The live classes of learners and of teachers. */
export const liveAgenda = ({ db }: { readonly db: Db }): Agenda => ({
  async ofLearner(personId, from, to) {
    const found = await Promise.all([
      webinarsOf(db, personId, from, to),
      meetsOf(db, personId, from, to),
      roomsOf(db, personId, 'member', from, to),
    ])
    return found.flat().map(({ roomId: _, ...entry }: LiveEntry & { roomId?: string }) => ({
      ...{ ...entry, kind: 'event', count: 1, wholeDay: false },
    }))
  },
  async ofTeacher(teacherId, from, to) {
    const found = await Promise.all([
      webinarsBy(db, teacherId, from, to),
      meetsBy(db, teacherId, from, to),
      roomsBy(db, teacherId, from, to),
    ])
    return found.flat().map(({ key, title, within, link, at, minutes, ofTeacher }) => ({
      ...{ key, title, within, link, at, until: new Date(at.getTime() + minutes * 60_000), work: null },
      ...ofTeacher,
    }))
  },
})

const webinars = (db: Db, from: Date, to: Date) =>
  live(db)
    .selectFrom('live.webinars as w')
    .select(['w.id', 'w.slug', 'w.title', 'w.state', 'w.revision', 'w.starts_at as at', 'w.minutes'])
    .where('w.state', '<>', 'draft')
    .where('w.starts_at', '>=', from)
    .where('w.starts_at', '<', to)
    .limit(200)

type WebinarOfAgenda = Awaited<ReturnType<ReturnType<typeof webinars>['execute']>>[number]

const webinarEntry = ({ id, title, at, minutes, ...webinar }: WebinarOfAgenda, link: string): LiveEntry => ({
  ...{ key: `webinar-${id}`, title, within: 'وبینار', link, at, minutes },
  ...{ changes: changesOf(webinar), isCancelled: webinar.state === 'cancelled' },
})

async function webinarsOf(db: Db, personId: string, from: Date, to: Date): Promise<LiveEntry[]> {
  const rows = await webinars(db, from, to)
    .innerJoin('live.registrations as r', 'r.webinar_id', 'w.id')
    .where('r.person_id', '=', personId)
    .where(({ or, eb }) =>
      or([eb('r.state', 'in', ['confirmed', 'attended', 'certified']), eb('w.state', '=', 'cancelled')]),
    )
    .execute()
  return rows.map((row) => webinarEntry(row, `/webinars/${row.slug}`))
}

async function webinarsBy(db: Db, ownerId: string, from: Date, to: Date): Promise<Taught[]> {
  const rows = await webinars(db, from, to)
    .select((of) =>
      of
        .selectFrom('live.registrations as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.webinar_id', '=', 'w.id')
        .where('r.state', 'in', ['confirmed', 'attended', 'certified'])
        .as('people'),
    )
    .where('w.owner_id', '=', ownerId)
    .where('w.state', '<>', 'cancelled')
    .execute()
  return rows.map(({ people, ...row }) => ({
    ...webinarEntry(row, `/teach/classes/webinars/${row.id}`),
    ofTeacher: {
      ...{ kind: 'webinar', people: Number(people ?? 0) },
      enter: row.state === 'ended' ? null : `/live/enter/webinar/${row.id}`,
    },
  }))
}

const meets = (db: Db, from: Date, to: Date) =>
  live(db)
    .selectFrom('live.meets as m')
    .select(['m.id', 'm.starts_at as at', 'm.minutes', 'm.state', 'm.learner_moves', 'm.teacher_moves'])
    .where('m.starts_at', '>=', from)
    .where('m.starts_at', '<', to)
    .limit(200)

type MeetRow = Awaited<ReturnType<ReturnType<typeof meets>['execute']>>[number] & { readonly name: string }

function meetEntry({ id, name, at, minutes, ...meet }: MeetRow, link: string): LiveEntry {
  const isCancelled = meet.state === 'cancelled'
  return {
    ...{ key: `meet-${id}`, title: `جلسهٔ خصوصی با ${name}`, within: 'جلسهٔ خصوصی', link, at, minutes },
    ...{ changes: meet.learner_moves + meet.teacher_moves + Number(isCancelled), isCancelled },
  }
}

async function meetsOf(db: Db, learnerId: string, from: Date, to: Date): Promise<LiveEntry[]> {
  const rows = await meets(db, from, to)
    .innerJoin('identity.people as p', 'p.id', 'm.teacher_id')
    .select('p.name')
    .where('m.learner_id', '=', learnerId)
    // One that was never paid was in no calendar.
    .where(({ or, and, eb }) =>
      or([
        eb('m.state', 'in', ['booked', 'held']),
        and([
          eb('m.state', '=', 'cancelled'),
          or([eb('m.price', '=', 0), eb('m.entitlement_id', 'is not', null)]),
        ]),
      ]),
    )
    .execute()
  return rows.map((row) => meetEntry(row, '/panel/classes/meets'))
}

async function meetsBy(db: Db, teacherId: string, from: Date, to: Date): Promise<Taught[]> {
  const rows = await meets(db, from, to)
    .innerJoin('identity.people as p', 'p.id', 'm.learner_id')
    .select('p.name')
    .where('m.teacher_id', '=', teacherId)
    .where('m.state', 'in', ['booked', 'held'])
    .execute()
  return rows.map((row) => ({
    ...meetEntry(row, '/teach/meets'),
    ofTeacher: {
      ...{ kind: 'meet', people: null },
      enter: row.state === 'booked' ? `/live/enter/meet/${row.id}` : null,
    },
  }))
}

/** The classes of a person's rooms, as their weeks say and their days differ. */
async function roomsOf(db: Db, personId: string, role: 'host' | 'member', from: Date, to: Date) {
  const rooms = await weeksFrom(db, dayAt(from))
    .innerJoin('live.room_people as m', 'm.room_id', 'r.id')
    .select('m.joined_at')
    .where('m.person_id', '=', personId)
    .where('m.role', '=', role)
    .limit(200)
    .execute()
  if (rooms.length === 0) return []
  const until = new Date(Math.min(to.getTime(), instantAt(addDays(dayAt(from), mostDays)).getTime()))
  const holidays = await holidayTitles(db, from, until)
  return rooms.flatMap(({ roomId, title, joined_at, ...week }): (LiveEntry & { roomId: string })[] => {
    const link = role === 'host' ? `/teach/classes/rooms/${roomId}` : `/panel/classes/rooms/${roomId}`
    return classesOf(week, holidays, from, until)
      .filter(({ at, whyNot }) => whyNot === null && at >= joined_at)
      .map(({ key, at, minutes }) => ({
        ...{ key: `room-${key}`, title, within: 'کلاس', link, at, minutes, roomId },
      }))
  })
}

/** The same with how many belong to each room. */
async function roomsBy(db: Db, hostId: string, from: Date, to: Date): Promise<Taught[]> {
  const entries = await roomsOf(db, hostId, 'host', from, to)
  const ids = [...new Set(entries.map(({ roomId }) => roomId))]
  const rows =
    ids.length === 0
      ? []
      : await live(db)
          .selectFrom('live.room_people')
          .select(['room_id', ({ fn }) => fn.countAll<number>().as('count')])
          .where('role', '=', 'member')
          .where('room_id', 'in', ids)
          .groupBy('room_id')
          .execute()
  const people = new Map(rows.map(({ room_id, count }) => [room_id, Number(count)]))
  return entries.map(({ roomId, ...entry }) => ({
    ...entry,
    ofTeacher: { kind: 'room', people: people.get(roomId) ?? 0, enter: `/live/enter/room/${roomId}` },
  }))
}

/** How far ahead the weeks of rooms are written out. */
const mostDays = 60
