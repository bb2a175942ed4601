import { listWebinars } from '@arvand/contracts/home/webinars'
import { login } from '@arvand/contracts/panel/identity'
import { enterLive } from '@arvand/contracts/panel/live'
import { listSlots } from '@arvand/contracts/panel/meets'
import { listRecordings, listTranscript, showRecording } from '@arvand/contracts/panel/recordings'
import { listRooms } from '@arvand/contracts/panel/rooms'
import { listAttendance, listSessions } from '@arvand/contracts/teacher/live'
import { listTaughtMeets } from '@arvand/contracts/teacher/meets'
import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aFilledApp } from '../filled-app.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

const [learner, second, teacher] = ['09120000001', '09120000002', '09120000003'] as const
const signIn = async (identifier: string) => {
  const { answer } = await arvand.call(login, { identifier, password: 'arvand-demo' })
  return { token: 'token' in answer ? answer.token : '' }
}
/** The room of the demo, as somebody finds it. */
const roomOf = async (person: { readonly token: string }) =>
  (await arvand.call(listRooms, {}, person)).answer.items.find(({ title }) => title === 'کلاس هندسهٔ دوازدهم')

test('learner, second learner and teacher enter the room at any time', async () => {
  for (const identifier of [learner, second, teacher]) {
    const person = await signIn(identifier)
    const room = await roomOf(person)
    const entered = await arvand.call(enterLive, { kind: 'room', id: room?.id ?? '' }, person)
    expect(entered.status).toBe(200)
    expect(entered.answer.role).toBe(identifier === teacher ? 'host' : 'participant')
  }
})

test('a webinar is live on the day of the first start, one has places left, one is full with people who wait, some are past', async () => {
  const at = async (when: 'live' | 'upcoming' | 'past') =>
    (await arvand.call(listWebinars, { when })).answer.items
  const [live, upcoming, past] = [await at('live'), await at('upcoming'), await at('past')]
  const coming = upcoming.filter(({ state }) => state === 'published')
  expect(live.length).toBeGreaterThanOrEqual(1)
  expect(live.map(({ startsAt }) => dayAt(new Date(startsAt)))).toContain(dayAt(arvand.platform.clock.now()))
  expect(coming.some(({ seatsLeft }) => seatsLeft > 0)).toBe(true)
  expect(past.length).toBeGreaterThanOrEqual(1)
  const full = coming.find(({ seatsLeft }) => seatsLeft === 0)
  const { rows } = await arvand.database.pool.query<{ waiting: number }>(
    "select count(*)::integer as waiting from live.registrations where webinar_id = $1 and state = 'waiting'",
    [full?.id],
  )
  expect(rows[0]?.waiting).toBeGreaterThan(0)
})

test('a past webinar has a recording, and what was written beside it', async () => {
  const person = await signIn(learner)
  const past = (await arvand.call(listWebinars, { when: 'past' })).answer.items
  const webinar = past.find(({ slug }) => slug === 'circle-theorems-evening')
  const ask = { kind: 'webinar', id: webinar?.id ?? '' }
  const [recording] = (await arvand.call(listRecordings, ask, person)).answer.items
  expect(recording).toMatchObject({ state: 'ready', seconds: 40 })
  const ofIt = { recordingId: recording?.id ?? '' }
  const { answer } = await arvand.call(showRecording, ofIt, person)
  expect(answer.playable).toMatchObject({ type: 'video/webm' })
  expect(answer.playable?.chapters).toEqual([
    { at: 6, title: 'تخته' },
    { at: 31, title: 'کمان روبه‌رو به زاویهٔ ۹۰ درجه چند درجه است؟' },
  ])
  expect((await arvand.call(listTranscript, ofIt, person)).answer.items).toHaveLength(5)
})

test('a held meet of the teacher has a recording', async () => {
  const person = await signIn(teacher)
  const meets = (await arvand.call(listTaughtMeets, {}, person)).answer.items
  const held = meets.filter(({ hasRecordings }) => hasRecordings)
  expect(held).toMatchObject([{ state: 'held' }])
  const ask = { kind: 'meet', id: held[0]?.id ?? '' } as const
  expect((await arvand.call(listRecordings, ask, person)).answer.items).toMatchObject([{ state: 'ready' }])
})

test('a teacher has free slots in the next weeks', async () => {
  const from = dayAt(arvand.platform.clock.now())
  const ask = { teacher: 'arman-kazemi', from, to: addDays(from, 13) }
  const { answer } = await arvand.call(listSlots, ask, await signIn(learner))
  expect(answer.items.length).toBeGreaterThan(3)
})

test('the roll of the past session of the room was called: some present, one absent, one corrected', async () => {
  const host = await signIn(teacher)
  const room = await roomOf(host)
  const sessions = (await arvand.call(listSessions, { kind: 'room', id: room?.id ?? '' }, host)).answer.items
  const past = sessions.find(({ state }) => state === 'ended')
  const page = await arvand.call(listAttendance, { sessionId: past?.id ?? '' }, host)
  const next = page.answer.nextCursor
    ? (await arvand.call(listAttendance, { sessionId: past?.id ?? '', cursor: page.answer.nextCursor }, host))
        .answer.items
    : []
  const rolls = [...page.answer.items, ...next].map(({ roll }) => roll).filter((roll) => roll !== null)
  expect(rolls.filter(({ isPresent }) => !isPresent)).toHaveLength(1)
  expect(rolls.filter(({ reason }) => reason)).toHaveLength(1)
  expect(rolls.length).toBeGreaterThan(5)
})
