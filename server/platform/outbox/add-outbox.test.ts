import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClock } from '#server/testing/clock'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { createServer } from '../http/server.ts'
import { createLog } from '../log.ts'
import { mailToOutbox, smsToOutbox } from './adapters.ts'
import { addOutbox } from './add-outbox.ts'
import { outboxForPages } from './outbox-for-pages.ts'

let database: TestDatabase
let app: FastifyInstance
const clock = new TestClock()

beforeAll(async () => {
  database = await aDatabase()
  app = createServer({ trustProxy: false, log: createLog('silent') })
  addOutbox(app, { db: database.db, demo: true })
  await smsToOutbox(database.db, clock).sendCode({
    to: '+989121234567',
    code: '123456',
    text: 'کد ۱۲۳۴۵۶',
    by: 'sms',
  })
  clock.pass(60)
  await mailToOutbox(database.db, clock).send({ to: 'sara@example.com', subject: 'سلام', text: 'متن' })
  await smsToOutbox(database.db, clock).send({ to: '+4915112345678', text: 'خوش آمدید' })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const read = async (to?: string) => {
  const response = await app.inject({ url: '/outbox.json', query: to === undefined ? {} : { to } })
  return { status: response.statusCode, ...response.json() }
}

test('everything, newest first', async () => {
  const { items } = await read()
  expect(items).toHaveLength(3)
  expect(items[2]).toEqual({
    to: '09121234567',
    kind: 'sms',
    text: 'کد ۱۲۳۴۵۶',
    code: '123456',
    at: '2026-11-20T09:00:00.000Z',
  })
  expect(items.map((item: { at: string }) => item.at)).toEqual(
    items
      .map((item: { at: string }) => item.at)
      .toSorted()
      .toReversed(),
  )
})

test.each(['09121234567', '+989121234567', ' 989121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '٠٩١٢١٢٣٤٥٦٧'])(
  'one number, typed as %s',
  async (to) => {
    const { items } = await read(to)
    expect(items).toMatchObject([{ to: '09121234567' }])
  },
)

test('a mail address and a number abroad', async () => {
  expect((await read('Sara@Example.com')).items).toMatchObject([{ to: 'sara@example.com', kind: 'mail' }])
  expect((await read('+4915112345678')).items).toMatchObject([{ to: '+4915112345678' }])
  expect((await read('nobody@example.com')).items).toEqual([])
})

test('neither a number nor an address is a Persian 422', async () => {
  expect(await read("'; drop table")).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('outside demo mode it is a 404', async () => {
  const real = createServer({ trustProxy: false, log: createLog('silent') })
  addOutbox(real, { db: database.db, demo: false })
  const response = await real.inject({ url: '/outbox.json' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'request.not-found' })
})

test('the page gets the same, and a recipient that is none as a value', async () => {
  const ask = outboxForPages(database.db)
  expect(await ask('۰۹۱۲ ۱۲۳ ۴۵۶۷')).toMatchObject({ status: 200, body: { items: [{ code: '123456' }] } })
  expect(await ask()).toMatchObject({ status: 200, body: { items: [{}, {}, {}] } })
  expect(await ask('چه کسی؟')).toMatchObject({
    status: 422,
    body: { code: 'request.invalid', fields: { to: expect.any(String) } },
  })
})
