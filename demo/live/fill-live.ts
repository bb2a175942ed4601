import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { searchKey } from '@arvand/persian/text'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { storeFile } from '#modules/media'
import { type Db, transaction } from '#platform/database'
import { addHours, addMeetDay, live, roomFileUse, saveOffer } from '#testing/live'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import { putPastSession } from './past-session.ts'
import { putRecordedMeet, putRecording } from './put-recording.ts'
import { type DemoWebinar, demoWebinars } from './webinars.ts'

const day = 86_400_000

/** Webinars: one runs now, some come, one of them full with people who wait, one is past. */
export async function fillLive({ db, clock, media }: DemoDeps): Promise<void> {
  const now = clock.now()
  const learner = await personCalled(db, 'niloofar')
  const crowd = await crowdOf(db)
  for (const [at, webinar] of demoWebinars.entries())
    await putWebinar({ db, media }, now, webinar, { learner, crowd: crowd.slice((at * 7) % 30) })
  await offerMeets({ db, clock })
  await putPastMeets({ db, media }, now, crowd)
  const roomId = await putRoom(db, now, [learner, await personCalled(db, 'kaveh'), ...crowd.slice(0, 9)])
  await putRoomFiles({ db, media }, now, roomId)
}

/** Two teachers with free slots in the next weeks. */
async function offerMeets({ db, clock }: Pick<DemoDeps, 'db' | 'clock'>): Promise<void> {
  const offers = [
    { handle: 'arman-kazemi', minutes: 45, price: 2_500_000, weekdays: [0, 2, 4] },
    { handle: 'shima-norouzi', minutes: 30, price: 0, weekdays: [1, 3] },
  ]
  for (const { handle, minutes, price, weekdays } of offers) {
    const teacherId = await personCalled(db, handle)
    for (const weekday of weekdays)
      await addHours({ db, clock }, teacherId, { weekday, from: '16:00', to: '19:00' })
    await saveOffer({ db, clock }, teacherId, { isOpen: true, minutes, price })
    await addMeetDay({ db, clock }, teacherId, { day: dayAt(clock.now().getTime() + 24 * day) })
  }
}

/** Meets of the teacher that are over: one that was held, and one that its learner missed. */
async function putPastMeets(
  { db, media }: Pick<DemoDeps, 'db' | 'media'>,
  now: Date,
  crowd: readonly string[],
): Promise<void> {
  const teacher_id = await personCalled(db, 'arman-kazemi')
  const price = 2_500_000
  for (const [at, missed_by] of ([null, 'learner'] as const).entries()) {
    const learner_id = crowd[at]
    if (!learner_id) continue
    const starts_at = instantAt(dayAt(now.getTime() - (5 - at) * day), '16:00')
    const slot = { id: demoId(`slot ${at} past`, now), teacher_id, starts_at, minutes: 45, price }
    await live(db)
      .insertInto('live.meet_slots')
      .values({ ...slot, is_offered: false })
      .execute()
    await live(db)
      .insertInto('live.meets')
      .values({
        ...{ ...slot, id: demoId(`meet ${at} past`, now), slot_id: slot.id, sold_slot_id: slot.id },
        ...{ learner_id, state: missed_by ? 'missed' : 'held', missed_by, paid: 0, changed_at: starts_at },
      })
      .execute()
    if (missed_by) continue
    const meetId = demoId(`meet ${at} past`, now)
    await putRecordedMeet({ db, media }, now, { meetId, startsAt: starts_at, teacher: teacher_id })
  }
}

/** The room of a course, which its teacher, both demo learners and some of the crowd may enter at any time. */
async function putRoom(db: Db, now: Date, members: readonly string[]): Promise<string> {
  const roomId = demoId('room of geometry', now)
  const joined = { room_id: roomId, joined_at: new Date(now.getTime() - 20 * day) }
  const host = await personCalled(db, 'arman-kazemi')
  const course = await live(db)
    .selectFrom('courses.known_courses')
    .select('id')
    .where('slug', '=', 'euclidean-geometry')
    .executeTakeFirst()
  await transaction(db, async (tx) => {
    await live(tx)
      .insertInto('live.rooms')
      .values({
        ...{ id: roomId, title: 'کلاس هندسهٔ دوازدهم', created_at: joined.joined_at },
        course_id: course?.id ?? null,
        description: 'حل تمرین و رفع اشکال، هفته‌ای دو بار. پرسش‌ها را در گفت‌وگو بنویسید.',
      })
      .execute()
    await live(tx)
      .insertInto('live.room_members')
      .values([
        { ...joined, person_id: host, role: 'host' },
        ...members.map((personId) => ({ ...joined, person_id: personId, role: 'member' as const })),
      ])
      .execute()
    await live(tx)
      .insertInto('live.room_hours')
      .values(
        [1, 4].map((weekday) => ({
          ...{ id: demoId(`hour ${weekday} of geometry`, now), room_id: roomId },
          ...{ weekday, time: '17:00', minutes: 90 },
        })),
      )
      .execute()
    await live(tx)
      .insertInto('live.room_days')
      .values({
        ...{ id: demoId('day of geometry', now), room_id: roomId, day: dayAt(now.getTime() + 6 * day) },
        ...{ time: '10:00', minutes: 60, note: 'رفع اشکال پیش از آزمون', by_id: host },
      })
      .execute()
    const said = [
      [host, 'سلام به همه. تمرین‌های فصل دایره را تا یکشنبه ببینید.'],
      [members[0], 'سلام استاد. تمرین ۷ را جلسهٔ بعد حل می‌کنیم؟'],
      [host, 'بله، با همان شروع می‌کنیم.'],
    ] as const
    await live(tx)
      .insertInto('live.messages')
      .values(
        said.flatMap(([personId, text], at) => {
          const message = { id: demoId(`message ${at} of geometry`, now), item_id: roomId, text }
          const when = new Date(now.getTime() - 2 * day + at * 600_000)
          return personId ? [{ ...message, person_id: personId, at: when }] : []
        }),
      )
      .execute()
    await putPastSession(tx, now, { roomId, host, members })
  })
  return roomId
}

const pictures = [
  ['دایرهٔ واحد.png', 'unit-circle.png'],
  ['زاویه‌های مثلث.png', 'angles-of-a-triangle.png'],
] as const

/** What the host has put into the room. */
async function putRoomFiles(
  { db, media }: Pick<DemoDeps, 'db' | 'media'>,
  now: Date,
  roomId: string,
): Promise<void> {
  const ownerId = await personCalled(db, 'arman-kazemi')
  for (const [at, [name, file]] of pictures.entries()) {
    const content = await readFile(join(import.meta.dirname, '../courses/media', file))
    const { id } = await storeFile(media, { ownerId, use: roomFileUse, name, content })
    await live(db)
      .insertInto('live.room_files')
      .values({ room_id: roomId, file_id: id, by_id: ownerId, at: new Date(now.getTime() - (at + 1) * day) })
      .execute()
  }
}

const personCalled = async (db: Db, handle: string): Promise<string> => {
  const row = live(db).selectFrom('identity.people').select('id').where('handle', '=', handle)
  return (await row.executeTakeFirstOrThrow()).id
}

/** Learners of the crowd, the same ones on every day. */
async function crowdOf(db: Db): Promise<string[]> {
  const rows = await live(db)
    .selectFrom('identity.people')
    .select('id')
    .where(sql<boolean>`roles = array['user']`)
    .where(sql<boolean>`coalesce(handle, '') not in ('niloofar', 'kaveh')`)
    .orderBy('id')
    .limit(120)
    .execute()
  return rows.map(({ id }) => id)
}

/** For how many minutes somebody came: the learner for all of it, the others as it goes; null: not at all. */
const cameFor = (at: number, isLearner: boolean, minutes: number) =>
  isLearner ? minutes : at % 6 === 5 ? null : Math.round(minutes * (1 - (at % 5) * 0.12))

/** Whoever was in for 70 % has the certificate that the demo's certificates fill in. */
function stateOf(came: number | null, minutes: number) {
  if (came === null) return 'absent' as const
  return came * 100 >= minutes * 70 ? ('certified' as const) : ('attended' as const)
}

interface People {
  readonly learner: string
  readonly crowd: readonly string[]
}

async function putWebinar(
  { db, media }: Pick<DemoDeps, 'db' | 'media'>,
  now: Date,
  webinar: DemoWebinar,
  { learner, crowd }: People,
) {
  const startsAt =
    webinar.time === null
      ? new Date(Math.floor(now.getTime() / 900_000) * 900_000)
      : instantAt(dayAt(now.getTime() + webinar.day * day), webinar.time)
  const id = demoId(`webinar ${webinar.slug}`, now)
  const made = new Date(now.getTime() - 14 * day)
  const { slug, title, summary, description, minutes, capacity, price, state } = webinar
  const ownerId = await personCalled(db, webinar.teacher)
  const isOver = state === 'ended'
  const people = [
    ...crowd.slice(0, webinar.registered + webinar.waiting),
    ...(webinar.hasLearner ? [learner] : []),
  ]
  await transaction(db, async (tx) => {
    await live(tx)
      .insertInto('live.webinars')
      .values({
        ...{ id, slug, owner_id: ownerId, title, summary, description, minutes, capacity, price, state },
        ...{ outcomes: webinar.outcomes.join('\n'), search_key: searchKey(`${title} ${summary}`) },
        ...{ starts_at: startsAt, revision: 1, created_at: made, changed_at: made, published_at: made },
        held_minutes: isOver ? minutes : null,
      })
      .execute()
    const rows = people.map((personId, at) => {
      const came = isOver ? cameFor(at, personId === learner, minutes) : null
      const isWaiting = at >= webinar.registered && personId !== learner
      return {
        ...{ id: demoId(`registration ${slug} ${at}`, now), webinar_id: id, person_id: personId },
        state: isWaiting ? ('waiting' as const) : isOver ? stateOf(came, minutes) : ('confirmed' as const),
        turn: sql<number>`nextval('live.turns')`,
        queued_at: new Date(made.getTime() + at * 3_600_000),
        // Nobody of the demo is reminded.
        ...{ paid: 0, reminded: 3, minutes: came, changed_at: made },
      }
    })
    await live(tx).insertInto('live.registrations').values(rows).execute()
  })
  const recorded = { webinarId: id, slug, startsAt, minutes, host: ownerId, learner }
  if (webinar.isRecorded) await putRecording({ db, media }, now, recorded)
}
