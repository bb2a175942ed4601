import type { Selectable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { DeliveryTrouble } from '#platform/delivery-trouble'
import { type Jobs, openJobs, worker } from '#platform/jobs'
import { openNotifications } from '#platform/notifications'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { TestClock } from '#server/testing/clock'
import { aPerson, type TestPerson } from '#testing/identity'
import { deliverNotice } from './deliver-notice.ts'
import { deliver, retries } from './jobs.ts'
import { type LeftNotice, leaveNotice } from './leave-notice.ts'
import { sendBy } from './send-notice.ts'
import { notices, type DeliveryRow as StoredDelivery } from './tables.ts'
import { aKind, anUrgentKind } from './testing.ts'

type DeliveryRow = Selectable<StoredDelivery>

let arvand: TestApp
let jobs: Jobs
let listening: ReturnType<typeof openNotifications>
let sara: TestPerson
let clock: TestClock

/** Fakes of the SMS and mail services: the messages they got, and how they answer. */
const world: { sms: string[]; mail: string[]; on: boolean; answer: () => Promise<void> } = {
  sms: [],
  mail: [],
  on: true,
  answer: async () => undefined,
}

/** The app's workers are removed and this queue takes no jobs, so that each test runs a delivery when it wants. */
beforeAll(async () => {
  arvand = await anApp({}, (platform) => {
    const assembly = assembleModules(platform)
    return { ...assembly, modules: assembly.modules.map((module) => ({ ...module, workers: [] })) }
  })
  listening = openNotifications(arvand.database.url, () => undefined)
  jobs = openJobs(arvand.database.pool, listening, () => undefined)
  await jobs.start([worker(deliver, async () => undefined)], false)
  sara = await aPerson(arvand, { name: 'سارا', email: 'sara@example.com' })
})
afterAll(async () => {
  await jobs.stop()
  await listening.close()
  await arvand.close()
})
beforeEach(() => {
  clock = new TestClock()
  Object.assign(world, { sms: [], mail: [], on: true, answer: async () => undefined })
})

function take(deliveryId: string): Promise<void> {
  const { db, live } = arvand.platform
  const send = sendBy({
    db,
    live,
    push: { publicKey: null, send: async () => 'gone' },
    replies: [],
    publicUrl: new URL('https://arvand.example'),
    sms: {
      on: world.on,
      voice: true,
      sendCode: async () => undefined,
      async send({ to, text }) {
        world.sms.push(`${to}: ${text}`)
        await world.answer()
      },
    },
    mail: {
      on: world.on,
      async send({ to, subject, text }) {
        world.mail.push(`${to}: ${subject}\n${text}`)
        await world.answer()
      },
    },
  })
  return deliverNotice({ db, clock, jobs, send }, deliveryId)
}

let causes = 0
const leave = (wish: Partial<LeftNotice<{ word: string }>> = {}) =>
  transaction(arvand.platform.db, (tx) =>
    leaveNotice(jobs, tx, clock, {
      personId: sara.id,
      kind: aKind,
      about: { word: 'تازه' },
      cause: `test ${++causes}`,
      ...wish,
    }),
  )

const deliveries = (cause = `test ${causes}`): Promise<DeliveryRow[]> =>
  notices(arvand.platform.db)
    .selectFrom('notices.deliveries as d')
    .innerJoin('notices.notices as n', 'n.id', 'd.notice_id')
    .selectAll('d')
    .where('n.cause', '=', cause)
    .orderBy('d.id')
    .execute()

async function left(channel: DeliveryRow['channel']): Promise<DeliveryRow> {
  const found = (await deliveries()).find((row) => row.channel === channel)
  if (!found) throw new Error(`nothing goes out by ${channel}`)
  return found
}

const again = async ({ id }: DeliveryRow) => (await deliveries()).find((row) => row.id === id)
const trouble =
  (outcome: 'notSent' | 'unknown', final = false) =>
  async () => {
    throw new DeliveryTrouble('the world', { outcome, final })
  }

test('a notice goes out once by each way, however often its job comes', async () => {
  await leave()
  expect((await deliveries()).map(({ channel }) => channel)).toEqual(['app', 'sms', 'mail'])
  for (const { id } of await deliveries()) {
    await take(id)
    await take(id)
  }
  expect(world.sms).toEqual([`${sara.mobile}: آروند\nخبر تازه\nمتن تازه`])
  expect(world.mail).toEqual([
    'sara@example.com: خبر تازه\nسارا، سلام\n\nمتن تازه\n\nhttps://arvand.example/panel',
  ])
  expect((await deliveries()).map(({ state, tries }) => [state, tries])).toEqual([
    ['sent', 1],
    ['sent', 1],
    ['sent', 1],
  ])
})

test('one cause tells a person once, at the same moment too', async () => {
  const cause = 'test twin'
  await Promise.all([leave({ cause }), leave({ cause })])
  await leave({ cause })
  expect(await deliveries(cause)).toHaveLength(3)
})

test('what is rolled back leaves nothing', async () => {
  const cause = 'test gone'
  await transaction(arvand.platform.db, async (tx) => {
    await leaveNotice(jobs, tx, clock, { personId: sara.id, kind: aKind, about: { word: '' }, cause })
    throw new Error('no')
  }).catch(() => undefined)
  expect(await deliveries(cause)).toEqual([])
})

test('nobody is told who is gone', async () => {
  await leave({ personId: '018f0000-0000-7000-8000-000000000001' })
  expect(await deliveries()).toEqual([])
})

test('a process that dies while sending: nobody sends again, and the outcome is unknown', async () => {
  await leave()
  const sms = await left('sms')
  const { promise: death, resolve: die } = Promise.withResolvers<void>()
  const { promise: sending, resolve: begun } = Promise.withResolvers<void>()
  world.answer = () => {
    begun()
    return death
  }
  const first = take(sms.id)
  await sending
  await take(sms.id)
  expect(await again(sms)).toMatchObject({ state: 'unknown', trouble: 'died while sending' })
  expect(world.sms).toHaveLength(1)
  die()
  await first
  expect(await again(sms)).toMatchObject({ state: 'sent' })
})

test('an unknown outcome is not tried again', async () => {
  await leave()
  const sms = await left('sms')
  world.answer = trouble('unknown')
  await take(sms.id)
  await take(sms.id)
  expect(world.sms).toHaveLength(1)
  expect(await again(sms)).toMatchObject({ state: 'unknown', trouble: 'the world' })
})

test('a known «not sent» is the job’s to try again', async () => {
  await leave()
  const mail = await left('mail')
  world.answer = trouble('notSent')
  await expect(take(mail.id)).rejects.toThrow('the world')
  expect(await again(mail)).toMatchObject({ state: 'waiting', tries: 1 })
  world.answer = async () => undefined
  await take(mail.id)
  expect(await again(mail)).toMatchObject({ state: 'sent', tries: 2 })
})

test('a final no, and the last try, end it', async () => {
  await leave()
  const [sms, mail] = [await left('sms'), await left('mail')]
  world.answer = trouble('notSent', true)
  await take(sms.id)
  expect(await again(sms)).toMatchObject({ state: 'failed', tries: 1 })
  world.answer = trouble('notSent')
  for (let tries = 1; tries <= retries; tries += 1) await expect(take(mail.id)).rejects.toThrow()
  await take(mail.id)
  expect(await again(mail)).toMatchObject({ state: 'failed', tries: retries + 1 })
})

test('an SMS that can wait is held back until the morning, by the job and by who takes it', async () => {
  clock.pass(11 * 3600)
  const morning = new Date('2026-11-21T08:00:00+03:30')
  await leave()
  const sms = await left('sms')
  expect(await startsOf(sms)).toEqual([morning])
  await take(sms.id)
  expect(world.sms).toEqual([])
  expect(await startsOf(sms)).toEqual([morning, morning])
  clock.pass(12 * 3600)
  await take(sms.id)
  expect(world.sms).toHaveLength(1)
})

async function startsOf({ id }: DeliveryRow): Promise<Date[]> {
  const { rows } = await arvand.database.pool.query(
    `select start_after from pgboss.job where name = $1 and data->>'deliveryId' = $2`,
    [deliver.name, id],
  )
  return rows.map((row) => row.start_after)
}

test('what is urgent rings at night', async () => {
  clock.pass(11 * 3600)
  await leave({ kind: anUrgentKind })
  await take((await left('sms')).id)
  expect(world.sms).toHaveLength(1)
})

test('muted ways stay silent, locked ones do not', async () => {
  for (const kind of ['sample', 'urgent-sample'])
    await notices(arvand.platform.db)
      .insertInto('notices.preferences')
      .values({ person_id: sara.id, kind, channel: 'sms', is_on: false, changed_at: clock.now() })
      .execute()
  await leave()
  expect((await deliveries()).map(({ channel }) => channel)).toEqual(['app', 'mail'])
  await leave({ kind: anUrgentKind })
  expect((await deliveries()).map(({ channel }) => channel)).toEqual(['app', 'sms', 'mail'])
})

test('without an address, or without the way, it is skipped', async () => {
  const omid = await aPerson(arvand, { mobile: null, email: 'omid@example.com' })
  await leave({ personId: omid.id })
  const [sms, mail] = [await left('sms'), await left('mail')]
  await take(sms.id)
  expect(await again(sms)).toMatchObject({ state: 'skipped', trouble: 'no address' })
  world.on = false
  await take(mail.id)
  expect(await again(mail)).toMatchObject({ state: 'skipped', trouble: 'not configured' })
})

test('a number that was the person’s hears of it too', async () => {
  const former = '+989361112233'
  await leave({ kind: anUrgentKind, alsoTo: [{ channel: 'sms', address: former }] })
  for (const { id } of await deliveries()) await take(id)
  expect(world.sms.map((line) => line.split(':')[0])).toEqual([sara.mobile, former])
})
