import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { lockSession, removeParticipant } from '@arvand/contracts/panel/class'
import { createFactorCart } from '@arvand/contracts/panel/factors'
import { endSession, enterLive, joinSession, showSession } from '@arvand/contracts/panel/live'
import { registerForWebinar } from '@arvand/contracts/panel/webinars'
import { cancelWebinar } from '@arvand/contracts/teacher/webinars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aWebinar } from '../testing.ts'

/** Why somebody does not come in, each with its status and its sentence. */

let arvand: TestApp
let host: TestPerson
let sara: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  host = await aPerson(arvand, { roles: ['teacher'] })
  sara = await aPerson(arvand)
}, 60_000)
afterAll(() => arvand.close())

const register = (webinarId: string, person: TestPerson) =>
  arvand.call(registerForWebinar, { webinarId, requestId: newId() }, person)
const enter = (kind: 'webinar' | 'room' | 'meet', id: string, person: TestPerson) =>
  arvand.call(enterLive, { kind, id }, person)
const join = (sessionId: string, person: TestPerson) => arvand.call(joinSession, { sessionId }, person)

type Answer = Awaited<ReturnType<typeof enter>> | Awaited<ReturnType<typeof join>>

const cases: readonly (readonly [
  string,
  number,
  string,
  () => Promise<Pick<Answer, 'status' | 'problem'>>,
])[] = [
  [
    'too early',
    409,
    'کلاس از ۱۵ دقیقه قبل از شروع باز می‌شود. همان وقت دوباره وارد شوید.',
    async () => {
      const { id } = await aWebinar(arvand, { host, inHours: 2 })
      await register(id, sara)
      return enter('webinar', id, sara)
    },
  ],
  [
    'not registered',
    409,
    'در این وبینار ثبت‌نام نکرده‌اید.',
    async () => enter('webinar', (await aWebinar(arvand, { host, inHours: 0.1 })).id, sara),
  ],
  [
    'on the waiting list of a full one',
    409,
    'در این وبینار ثبت‌نام نکرده‌اید.',
    async () => {
      const { id } = await aWebinar(arvand, { host, inHours: 0.1, capacity: 1 })
      await register(id, await aPerson(arvand))
      await register(id, sara)
      return enter('webinar', id, sara)
    },
  ],
  [
    'full, though somebody wants to buy it past the waiting list',
    409,
    'ظرفیت این وبینار پر است. می‌توانید در صفحهٔ وبینار وارد لیست انتظار شوید.',
    async () => {
      const { id } = await aWebinar(arvand, { host, inHours: 50, capacity: 1, price: 1_000_000 })
      await register(id, await aPerson(arvand))
      const ask = { items: [{ kind: 'webinar' as const, id }], requestId: newId() }
      const { status, problem } = await arvand.call(createFactorCart, ask, sara)
      // The refusal of the whole cart says why in `current`, as the cart shows it at the line.
      const { whyNot } = problem.current as { readonly whyNot: 'live.webinar-full' }
      return { status, problem: { ...problem, title: promiseOf(whyNot).sentence } }
    },
  ],
  [
    'cancelled',
    409,
    'این وبینار لغو شده است.',
    async () => {
      const { id } = await aWebinar(arvand, { host, inHours: 50 })
      await arvand.call(cancelWebinar, { webinarId: id, reason: 'بیمار هستم' }, host)
      return register(id, sara)
    },
  ],
  [
    'ended',
    409,
    'این کلاس تمام شده است.',
    async () => {
      const { sessionId } = await aClass(arvand, [sara], host)
      await arvand.call(endSession, { sessionId }, host)
      return join(sessionId, sara)
    },
  ],
  [
    'another’s room',
    404,
    'این کلاس پیدا نشد. شاید دیگر عضو آن نباشید',
    async () => enter('room', (await aClass(arvand, [], host)).roomId, sara),
  ],
  [
    'another’s session',
    404,
    'این کلاس پیدا نشد. از صفحهٔ وبینار یا کلاس خود دوباره وارد شوید.',
    async () => {
      const { sessionId } = await aClass(arvand, [], host)
      return arvand.call(showSession, { sessionId }, sara)
    },
  ],
  ['another’s meet', 404, 'این جلسه پیدا نشد.', () => enter('meet', newId(), sara)],
  [
    'removed by the host',
    403,
    'میزبان شما را از این کلاس خارج کرده است.',
    async () => {
      const { sessionId } = await aClass(arvand, [sara], host)
      await arvand.call(removeParticipant, { sessionId, personId: sara.id }, host)
      return join(sessionId, sara)
    },
  ],
  [
    'locked',
    409,
    'میزبان کلاس را قفل کرده است',
    async () => {
      const { roomId, sessionId } = await aClass(arvand, [], host)
      const late = await aPerson(arvand)
      await arvand.database.pool.query(
        "insert into live.room_members (room_id, person_id, role, joined_at) values ($1, $2, 'member', $3)",
        [roomId, late.id, arvand.platform.clock.now()],
      )
      await arvand.call(lockSession, { sessionId, locked: true }, host)
      return join(sessionId, late)
    },
  ],
]

test.each(cases)('%s: %i «%s»', async (_why, status, sentence, act) => {
  const answer = await act()
  expect([answer.status, answer.problem.title]).toEqual([status, expect.stringContaining(sentence)])
})
