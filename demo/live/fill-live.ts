import { searchKey } from '@arvand/persian/text'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { type Db, transaction } from '#platform/database'
import { addHours, live, saveOffer } from '#testing/live'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import { putPastSession } from './past-session.ts'
import { type DemoWebinar, demoWebinars } from './webinars.ts'

const day = 86_400_000

/** Webinars: one runs now, some come, one of them full with people who wait, one is past. */
export async function fillLive({ db, clock }: DemoDeps): Promise<void> {
  const now = clock.now()
  const learner = await personCalled(db, 'niloofar')
  const crowd = await crowdOf(db)
  for (const [at, webinar] of demoWebinars.entries())
    await putWebinar(db, now, webinar, { learner, crowd: crowd.slice((at * 7) % 30) })
  await offerMeets({ db, clock })
  await putRoom(db, now, [learner, await personCalled(db, 'kaveh'), ...crowd.slice(0, 9)])
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
  }
}

/** The room of a course, which its teacher, both demo learners and some of the crowd may enter at any time. */
async function putRoom(db: Db, now: Date, members: readonly string[]): Promise<void> {
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

async function putWebinar(db: Db, now: Date, webinar: DemoWebinar, { learner, crowd }: People) {
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
}
