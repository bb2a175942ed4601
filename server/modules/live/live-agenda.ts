import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { Db } from '#platform/database'
import type { Agenda } from '#plugs/agenda'
import { classesOf } from './rooms/week.ts'
import { holidayTitles, weeksFrom } from './rooms/week-queries.ts'
import { live } from './tables.ts'

interface LiveEntry {
  readonly key: string
  readonly title: string
  readonly within: string
  readonly link: string
  readonly at: Date
  readonly minutes: number
}

/** The live classes of learners and of teachers. */
export const liveAgenda = ({ db }: { readonly db: Db }): Agenda => ({
  async ofLearner(personId, from, to) {
    const found = await Promise.all([
      webinarsOf(db, personId, from, to),
      meetsOf(db, personId, from, to),
      roomsOf(db, personId, 'member', from, to),
    ])
    return found.flat().map((entry) => ({ ...entry, kind: 'event', count: 1, wholeDay: false }))
  },
  async ofTeacher(teacherId, from, to) {
    const found = await Promise.all([
      webinarsBy(db, teacherId, from, to),
      meetsBy(db, teacherId, from, to),
      roomsOf(db, teacherId, 'host', from, to),
    ])
    return found.flat().map(({ minutes: _, ...entry }) => ({ ...entry, work: null }))
  },
})

const webinars = (db: Db, from: Date, to: Date) =>
  live(db)
    .selectFrom('live.webinars as w')
    .select(['w.id', 'w.slug', 'w.title', 'w.starts_at as at', 'w.minutes'])
    .where('w.state', 'in', ['published', 'live', 'ended'])
    .where('w.starts_at', '>=', from)
    .where('w.starts_at', '<', to)
    .limit(200)

const webinarEntry = (
  { id, title, at, minutes }: { id: string; title: string; at: Date; minutes: number },
  link: string,
): LiveEntry => ({ key: `webinar-${id}`, title, within: 'وبینار', link, at, minutes })

async function webinarsOf(db: Db, personId: string, from: Date, to: Date): Promise<LiveEntry[]> {
  const rows = await webinars(db, from, to)
    .innerJoin('live.registrations as r', 'r.webinar_id', 'w.id')
    .where('r.person_id', '=', personId)
    .where('r.state', 'in', ['confirmed', 'attended', 'certified'])
    .execute()
  return rows.map((row) => webinarEntry(row, `/webinars/${row.slug}`))
}

async function webinarsBy(db: Db, ownerId: string, from: Date, to: Date): Promise<LiveEntry[]> {
  const rows = await webinars(db, from, to).where('w.owner_id', '=', ownerId).execute()
  return rows.map((row) => webinarEntry(row, `/teach/classes/webinars/${row.id}`))
}

const meets = (db: Db, from: Date, to: Date) =>
  live(db)
    .selectFrom('live.meets as m')
    .where('m.state', 'in', ['booked', 'held'])
    .where('m.starts_at', '>=', from)
    .where('m.starts_at', '<', to)
    .limit(200)

interface MeetRow {
  readonly id: string
  readonly name: string
  readonly at: Date
  readonly minutes: number
}

const meetEntry = ({ id, name, at, minutes }: MeetRow, link: string): LiveEntry => ({
  key: `meet-${id}`,
  title: `جلسهٔ خصوصی با ${name}`,
  ...{ within: 'جلسهٔ خصوصی', link, at, minutes },
})

async function meetsOf(db: Db, learnerId: string, from: Date, to: Date): Promise<LiveEntry[]> {
  const rows = await meets(db, from, to)
    .innerJoin('identity.people as p', 'p.id', 'm.teacher_id')
    .select(['m.id', 'p.name', 'm.starts_at as at', 'm.minutes'])
    .where('m.learner_id', '=', learnerId)
    .execute()
  return rows.map((row) => meetEntry(row, '/panel/classes/meets'))
}

async function meetsBy(db: Db, teacherId: string, from: Date, to: Date): Promise<LiveEntry[]> {
  const rows = await meets(db, from, to)
    .innerJoin('identity.people as p', 'p.id', 'm.learner_id')
    .select(['m.id', 'p.name', 'm.starts_at as at', 'm.minutes'])
    .where('m.teacher_id', '=', teacherId)
    .execute()
  return rows.map((row) => meetEntry(row, '/teach/meets'))
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
  return rooms.flatMap(({ roomId, title, joined_at, ...week }): LiveEntry[] => {
    const link = role === 'host' ? `/teach/classes/rooms/${roomId}` : `/panel/classes/rooms/${roomId}`
    return classesOf(week, holidays, from, until)
      .filter(({ at, whyNot }) => whyNot === null && at >= joined_at)
      .map(({ key, at, minutes }) => ({ key: `room-${key}`, title, within: 'کلاس', link, at, minutes }))
  })
}

/** How far ahead the weeks of rooms are written out. */
const mostDays = 60
