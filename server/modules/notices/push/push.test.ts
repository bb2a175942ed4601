import { listNotices, savePreferences, showPreferences } from '@arvand/contracts/panel/notices'
import { listPushDevices, subscribePush, unsubscribePush } from '@arvand/contracts/panel/push'
import { endOtherSessions } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Happening, happened } from '#modules/identity'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aBrowser, aPushService, type TestBrowser } from '#server/testing/push-service'
import { aPerson, aSession, type TestPerson } from '#testing/identity'
import { noticePersonalData } from '../notice-personal-data.ts'

let arvand: TestApp
let service: Awaited<ReturnType<typeof aPushService>>
beforeAll(async () => {
  service = await aPushService()
  arvand = await anApp({}, (platform) => {
    return assembleModules({ ...platform, push: service.push(platform.config) })
  })
})
afterAll(async () => {
  await arvand.close()
  await service.close()
})
beforeEach(() => {
  service.posted.length = 0
  service.answer = 201
})

const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const askOf = ({ endpoint, p256dh, auth }: TestBrowser) => ({ endpoint, p256dh, auth })
const subscribe = ({ token }: Pick<TestPerson, 'token'>, browser: TestBrowser) =>
  arvand.call(subscribePush, askOf(browser), { token, userAgent })
const devicesOf = async ({ token }: Pick<TestPerson, 'token'>) =>
  (await arvand.call(listPushDevices, {}, { token })).answer

function happens({ id: personId }: TestPerson, about: Happening, id = newId()): Promise<void> {
  const { db, clock, jobs } = arvand.platform
  const word = { id, personId, at: clock.now().toISOString(), about }
  return transaction(db, (tx) => jobs.leave(tx, happened, word))
}

const until = (check: () => Promise<unknown> | unknown) =>
  expect.poll(check, { timeout: 15_000, interval: 50 })

const statesOf = async (person: TestPerson) => {
  const { rows } = await arvand.database.pool.query(
    `select d.state, d.tries, d.trouble from notices.deliveries as d join notices.notices as n on n.id = d.notice_id
      where n.person_id = $1 and d.channel = 'push' order by d.id`,
    [person.id],
  )
  return rows
}

test('a notice comes to each browser that asked for it, once, and says as little as it must', async () => {
  const sara = await aPerson(arvand)
  const elsewhere = await aSession(arvand, sara)
  const [phone, desk] = [aBrowser(), aBrowser()]
  expect((await subscribe(sara, phone)).status).toBe(200)
  expect((await subscribe(elsewhere, desk)).status).toBe(200)
  const id = newId()
  await happens(sara, { what: 'application-accepted' }, id)
  await happens(sara, { what: 'application-accepted' }, id)
  await until(() => statesOf(sara)).toEqual(Array(2).fill({ state: 'sent', tries: 1, trouble: null }))
  expect(service.posted).toHaveLength(2)
  const { items } = (await arvand.call(listNotices, {}, sara)).answer
  const told = service.posted.find(({ path }) => phone.endpoint.endsWith(path))
  expect(JSON.parse(phone.read(told?.body ?? Buffer.alloc(0)))).toEqual({
    id: items[0]?.id,
    title: 'درخواست تدریس شما پذیرفته شد',
    text: expect.stringContaining('به جمع مدرسان آروند خوش آمدید'),
    link: '/panel',
  })
})

test('the list names devices, and one is removed by its own person alone', async () => {
  const [sara, omid] = [await aPerson(arvand), await aPerson(arvand)]
  await subscribe(sara, aBrowser())
  const { items, publicKey } = await devicesOf(sara)
  expect(items).toEqual([
    {
      id: expect.any(String),
      device: 'کروم روی اندروید',
      createdAt: arvand.platform.clock.now().toISOString(),
      current: true,
    },
  ])
  expect(Buffer.from(publicKey ?? '', 'base64url')).toHaveLength(65)
  const ask = { id: items[0]?.id }
  expect((await arvand.call(unsubscribePush, ask, omid)).status).toBe(404)
  expect((await arvand.call(unsubscribePush, ask, sara)).status).toBe(200)
  expect((await devicesOf(sara)).items).toEqual([])
  await happens(sara, { what: 'application-accepted' })
  await until(async () => (await arvand.call(listNotices, {}, sara)).answer.items.length).toBe(1)
  expect(await statesOf(sara)).toEqual([])
})

test('a browser belongs to who said so last, and a session has one', async () => {
  const [sara, omid] = [await aPerson(arvand), await aPerson(arvand)]
  const browser = aBrowser()
  await subscribe(sara, browser)
  await subscribe(omid, browser)
  expect((await devicesOf(sara)).items).toEqual([])
  expect((await devicesOf(omid)).items).toHaveLength(1)
  await subscribe(omid, aBrowser())
  expect((await devicesOf(omid)).items).toHaveLength(1)
  await subscribe(omid, browser)
  await subscribe(omid, browser)
  expect((await devicesOf(omid)).items).toHaveLength(1)
})

test('a browser that is gone is forgotten, and a service in trouble is asked again', async () => {
  const [sara, omid] = [await aPerson(arvand), await aPerson(arvand)]
  await subscribe(sara, aBrowser())
  service.answer = 410
  await happens(sara, { what: 'application-accepted' })
  await until(() => statesOf(sara)).toEqual([{ state: 'skipped', tries: 1, trouble: 'no address' }])
  expect((await devicesOf(sara)).items).toEqual([])

  await subscribe(omid, aBrowser())
  service.answer = 503
  await happens(omid, { what: 'application-accepted' })
  await until(() => statesOf(omid)).toEqual([{ state: 'waiting', tries: 1, trouble: 'push: 503' }])
  // The line gives the job back a moment after the delivery says so.
  await until(async () => {
    const { rows } = await arvand.database.pool.query(
      `select start_after > created_on as later from pgboss.job
        where name = 'notices.deliver' and state = 'retry'`,
    )
    return rows
  }).toEqual([{ later: true }])
  expect((await devicesOf(omid)).items).toHaveLength(1)
})

test('at night a browser rings for what is urgent alone', async () => {
  const sara = await aPerson(arvand)
  await subscribe(sara, aBrowser())
  arvand.platform.clock.pass(11 * 3600)
  await happens(sara, { what: 'application-accepted' })
  await happens(sara, { what: 'password-changed' })
  await until(async () => (await statesOf(sara)).map(({ state }) => state).toSorted()).toEqual([
    'sent',
    'waiting',
  ])
  expect(service.posted).toHaveLength(1)
  arvand.platform.clock.pass(-11 * 3600)
})

test('browsers are muted by type, but not for what guards the account', async () => {
  const sara = await aPerson(arvand)
  await subscribe(sara, aBrowser())
  const muted = { kind: 'application-accepted', channel: 'push', on: false } as const
  expect((await arvand.call(savePreferences, { preferences: [muted] }, sara)).status).toBe(200)
  const guarded = { kind: 'password-changed', channel: 'push', on: false } as const
  const refused = await arvand.call(savePreferences, { preferences: [guarded] }, sara)
  expect(refused.problem.code).toBe('notices.may-not-be-muted')
  await happens(sara, { what: 'application-accepted' })
  await until(async () => (await arvand.call(listNotices, {}, sara)).answer.items.length).toBe(1)
  expect(await statesOf(sara)).toEqual([])
  expect((await arvand.call(showPreferences, {}, sara)).answer.works.push).toBe(true)
})

test('it goes with its session, is in the download of personal data, and goes with the account', async () => {
  const { db } = arvand.platform
  const sara = await aPerson(arvand)
  await subscribe(await aSession(arvand, sara), aBrowser())
  await subscribe(sara, aBrowser())
  await arvand.call(endOtherSessions, {}, sara)
  expect((await devicesOf(sara)).items).toMatchObject([{ current: true }])
  expect(await noticePersonalData.collect(db, sara.id)).toMatchObject({
    browsers: [{ device: 'کروم روی اندروید' }],
  })
  await transaction(db, (tx) => noticePersonalData.forget(tx, sara.id))
  expect((await devicesOf(sara)).items).toEqual([])
})

test('a stranger is 401', async () => {
  for (const endpoint of [listPushDevices, subscribePush, unsubscribePush])
    expect((await arvand.call(endpoint, {})).status).toBe(401)
})

test.each([
  'http://push.example.net/send/1',
  'https://localhost/send',
  'https://push.localhost/send',
  'https://10.0.0.1/send',
  'https://[::1]/send',
  'https://0x7f.1/send',
  'https://push.example.net:8443/send',
  'https://user:word@push.example.net/send',
  'https://metadata.google.internal/computeMetadata',
  'https://intranet/send',
  'https://printer.local./send',
  'ftp://push.example.net/send',
  'nonsense',
])('%s is no address of a push service', async (endpoint) => {
  const refused = await subscribe(await aPerson(arvand), aBrowser(endpoint))
  expect(refused.problem).toMatchObject({ status: 422, code: 'notices.no-push-service' })
})

test.each([{ p256dh: 'short' }, { auth: '*'.repeat(22) }, { endpoint: 7 }, { more: 'x' }])(
  'bad input %j is a 422',
  async (wrong) => {
    const { token } = await aPerson(arvand)
    const refused = await arvand.call(subscribePush, { ...askOf(aBrowser()), ...wrong }, { token })
    expect(refused.problem).toMatchObject({ status: 422, code: 'request.invalid' })
  },
)

test('without a key nothing is offered', async () => {
  const plain = await anApp({ VAPID_PRIVATE_KEY: '', DEMO: '0' })
  const { token } = await aPerson(plain)
  expect((await plain.call(listPushDevices, {}, { token })).answer).toMatchObject({
    items: [],
    publicKey: null,
  })
  expect((await plain.call(showPreferences, {}, { token })).answer.works.push).toBe(false)
  await plain.close()
})
