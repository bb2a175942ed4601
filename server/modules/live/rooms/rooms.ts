import { mostWhole } from '@arvand/contracts/page'
import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { mayDo, needStaff } from '#modules/courses'
import { findPictures } from '#modules/media'
import { leaveNotice } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { desc, keysetPage } from '#platform/keyset'
import { once, type RepeatedRequest } from '#platform/once'
import type { RateRule } from '#platform/rate-limits'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { LiveDeps } from '../deps.ts'
import { roomJoined } from '../live-notice-types.ts'
import { mostInWeek } from '../most-in-week.ts'
import { cutOff } from '../sessions/media.ts'
import { live } from '../tables.ts'
import { classesOf, comingDays } from './week.ts'
import { holidayTitles, weekOf } from './week-queries.ts'

/** The rooms of a person, with their weeks and what runs in them now. */
const roomsOf = (db: Db, personId: string) =>
  live(db)
    .selectFrom('live.room_people as m')
    .innerJoin('live.rooms as r', 'r.id', 'm.room_id')
    .leftJoin('courses.known_courses as c', 'c.id', 'r.course_id')
    .select(['r.id', 'r.title', 'r.description', 'm.role', 'c.slug as courseSlug', 'c.title as courseTitle'])
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('live.room_hours as h')
          .select(['h.id', 'h.weekday', 'h.time', 'h.minutes'])
          .whereRef('h.room_id', '=', 'r.id')
          .orderBy('h.weekday')
          .orderBy('h.time'),
      ).as('schedule'),
      jsonObjectFrom(
        of
          .selectFrom('live.sessions as s')
          .select(['s.id as sessionId', 's.state'])
          .select(
            sql<string | null>`to_char(s.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as(
              'startedAt',
            ),
          )
          .where('s.kind', '=', 'room')
          .whereRef('s.item_id', '=', 'r.id')
          .where('s.state', '<>', 'ended'),
      ).as('live'),
    ])
    .where('m.person_id', '=', personId)

export const listRooms = (db: Db, personId: string, cursor?: string) =>
  keysetPage(roomsOf(db, personId), [desc('m.room_id')], cursor)

export async function showRoom({ db, clock }: Pick<Deps, 'db' | 'clock'>, personId: string, roomId: string) {
  const room =
    (await roomsOf(db, personId).where('r.id', '=', roomId).executeTakeFirst()) ?? refuse('live.unknown-room')
  const members = await live(db)
    .selectFrom('live.room_people as m')
    .innerJoin('identity.people as p', 'p.id', 'm.person_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'p.id')
    .select(['p.id', 'p.name', 'm.role', 'm.of_course as ofCourse', 'worn.file_id as avatar'])
    .where('m.room_id', '=', roomId)
    .orderBy('m.role')
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(500)
    .execute()
  const pictures = await findPictures(
    db,
    members.map(({ avatar }) => avatar),
  )
  const { courseSlug, courseTitle, ...told } = room
  const now = clock.now()
  const week = await weekOf(db, roomId, dayAt(now))
  const until = instantAt(addDays(dayAt(now), comingDays))
  const coming = classesOf(week, await holidayTitles(db, now, until), now, until)
  return {
    room: {
      ...told,
      ...{ onHolidays: week.onHolidays, days: [...week.days] },
      coming: coming.map(({ at, minutes, whyNot }) => ({ at, minutes, whyNot })),
      course: courseSlug && courseTitle ? { slug: courseSlug, title: courseTitle } : null,
      members: members.map(({ avatar, ...one }) => ({ ...one, picture: pictures(avatar) })),
    },
  }
}

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'jobs'>
interface Text {
  readonly title: string
  readonly description: string
}

type NewRoom = Text & { readonly courseId?: string | undefined }

/** Makes a room whose host is the caller; one of a course also has its staff and its learners. */
export const makeRoom = (
  { db, clock }: Deps,
  request: RepeatedRequest,
  { title, description, courseId }: NewRoom,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const [id, now] = [newId(), clock.now()]
      if (courseId) await needStaff(tx, courseId, request.personId, 'write')
      const made = await live(tx)
        .insertInto('live.rooms')
        .values({ id, title, description, course_id: courseId ?? null, created_at: now })
        .onConflict((twin) => twin.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) refuse('live.course-has-room')
      await live(tx)
        .insertInto('live.room_members')
        .values({ room_id: id, person_id: request.personId, role: 'host', joined_at: now })
        .execute()
      return { roomId: id }
    }),
  )

/** Locks the room of a host; to all others it does not exist. */
async function lockHosted(tx: Tx, roomId: string, hostId: string): Promise<Text> {
  const room = await live(tx)
    .selectFrom('live.rooms as r')
    .innerJoin('live.room_people as m', 'm.room_id', 'r.id')
    .select(['r.title', 'r.description'])
    .where('r.id', '=', roomId)
    .where('m.person_id', '=', hostId)
    .where('m.role', '=', 'host')
    .forNoKeyUpdate('r')
    .executeTakeFirst()
  return room ?? refuse('live.unknown-room')
}

export const changing = (
  { db }: Deps,
  roomId: string,
  hostId: string,
  work: (tx: Tx, room: Text) => Promise<unknown>,
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    await work(tx, await lockHosted(tx, roomId, hostId))
    return {}
  })

interface SavedRoom extends Text {
  readonly roomId: string
  readonly onHolidays: boolean
}

export const saveRoom = (
  deps: Deps,
  hostId: string,
  { roomId, onHolidays: on_holidays, ...text }: SavedRoom,
) =>
  changing(deps, roomId, hostId, (tx) =>
    live(tx)
      .updateTable('live.rooms')
      .set({ ...text, on_holidays })
      .where('id', '=', roomId)
      .execute(),
  )

interface Hour {
  readonly roomId: string
  readonly weekday: number
  readonly time: string
  readonly minutes: number
}

export const addHour = (deps: Deps, hostId: string, { roomId, ...hour }: Hour) =>
  changing(deps, roomId, hostId, async (tx) => {
    const { count } = await live(tx)
      .selectFrom('live.room_hours')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('room_id', '=', roomId)
      .executeTakeFirstOrThrow()
    if (count >= mostInWeek) refuse('live.week-full')
    const made = await live(tx)
      .insertInto('live.room_hours')
      .values({ id: newId(), room_id: roomId, ...hour })
      .onConflict((twin) => twin.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) refuse('live.hour-taken')
  })

export const removeHour = (deps: Deps, hostId: string, roomId: string, hourId: string) =>
  changing(deps, roomId, hostId, (tx) =>
    live(tx).deleteFrom('live.room_hours').where('room_id', '=', roomId).where('id', '=', hourId).execute(),
  )

interface NewMember {
  readonly roomId: string
  readonly mobile: string
  readonly role: 'host' | 'member'
}

/** Who is added is shown by name, so nobody may try many mobiles. */
const additions: RateRule = { name: 'live.add-member', times: 60, seconds: 3600 }

/** Takes somebody into a room, or gives them another role there. */
export async function addMember(
  { db, clock, jobs, limits }: Deps & Pick<LiveDeps, 'limits'>,
  hostId: string,
  { roomId, mobile, role }: NewMember,
) {
  await limits.take(additions, hostId)
  return transaction(db, async (tx) => {
    const { title } = await lockHosted(tx, roomId, hostId)
    const person = await live(tx)
      .selectFrom('identity.contacts')
      .select(['person_id', 'name'])
      .where('mobile', '=', mobile)
      .executeTakeFirst()
    const { person_id: personId, name } = person ?? refuse('live.unknown-mobile')
    // A host does not give up their own role by a slip.
    const isNew = await live(tx)
      .insertInto('live.room_members')
      .values({ room_id: roomId, person_id: personId, role, joined_at: clock.now() })
      .onConflict((same) => same.doNothing())
      .returning('person_id')
      .executeTakeFirst()
    if (isNew)
      await leaveNotice(jobs, tx, clock, {
        ...{ personId, kind: roomJoined, about: { title, roomId } },
        cause: `room ${roomId} at ${clock.now().toISOString()}`,
      })
    else if (personId !== hostId)
      await live(tx)
        .updateTable('live.room_members')
        .set({ role })
        .where('room_id', '=', roomId)
        .where('person_id', '=', personId)
        .execute()
    return { name }
  })
}

export async function removeMember(
  deps: Deps & Pick<LiveDeps, 'mediaEngine'>,
  hostId: string,
  roomId: string,
  personId: string,
): Promise<Record<string, never>> {
  await changing(deps, roomId, hostId, async (tx) => {
    const hosts = await live(tx)
      .selectFrom('live.room_people')
      .select('person_id')
      .where('room_id', '=', roomId)
      .where('role', '=', 'host')
      .execute()
    if (hosts.length === 1 && hosts[0]?.person_id === personId) refuse('live.last-host')
    await live(tx)
      .deleteFrom('live.room_members')
      .where('room_id', '=', roomId)
      .where('person_id', '=', personId)
      .execute()
    const stays = await live(tx)
      .selectFrom('live.room_people')
      .select('person_id')
      .where('room_id', '=', roomId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (stays) refuse('live.member-of-course')
  })
  await cutOff(deps, roomId, personId)
  return {}
}

/** Courses that this person writes and that have no room yet. */
export async function listCoursesWithoutRoom(db: Db, personId: string) {
  const rows = await live(db)
    .selectFrom('courses.course_staff as s')
    .innerJoin('courses.known_courses as c', 'c.id', 's.course_id')
    .select(['c.id', 'c.title', 's.role', 's.rights'])
    .where('s.person_id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('live.rooms as r').select('r.id').whereRef('r.course_id', '=', 'c.id'))),
    )
    .orderBy('c.title')
    .orderBy('c.id')
    .limit(mostWhole)
    .execute()
  const writes = rows.filter((row) => mayDo(row, 'write'))
  return wholeList(writes.map(({ id, title }) => ({ id, title })))
}
