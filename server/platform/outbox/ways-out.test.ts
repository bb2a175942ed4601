import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { systemClock } from '../clock.ts'
import { chooseMail } from '../mail/choose.ts'
import { chooseSms } from '../sms/choose.ts'
import { listOutbox } from './rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const kavenegar = { key: 'k', template: 't', sender: '', baseUrl: new URL('http://127.0.0.1:9') }
const smtp = { url: 'smtp://127.0.0.1:9', from: 'noreply@example.org' }

test('demo mode keeps everything in the outbox, whatever is configured', async () => {
  const sms = chooseSms({ demo: true, kavenegar }, database.db, systemClock)
  const mail = chooseMail({ demo: true, smtp }, database.db, systemClock)
  await sms.sendCode({ to: '+989121234567', code: '123456', by: 'call' })
  await mail.send({ to: 'sara@example.com', subject: 'سلام', text: 'متن' })
  expect(await listOutbox(database.db)).toMatchObject([
    { recipient: 'sara@example.com', kind: 'mail', text: 'سلام\n\nمتن', code: null },
    { recipient: '+989121234567', kind: 'call', code: '123456' },
  ])
})

test('without demo mode: the configured way, or a refusal that says so', async () => {
  const { db } = database
  expect(chooseSms({ demo: false, kavenegar }, db, systemClock).on).toBe(true)
  expect(chooseMail({ demo: false, smtp }, db, systemClock).on).toBe(true)
  const sms = chooseSms({ demo: false, kavenegar: null }, db, systemClock)
  const mail = chooseMail({ demo: false, smtp: null }, db, systemClock)
  expect([sms.on, mail.on]).toEqual([false, false])
  const to = '+989121234567'
  await expect(sms.send({ to, text: 'x' })).rejects.toMatchObject({ code: 'request.sms-off' })
  await expect(sms.sendCode({ to, code: '1', by: 'text' })).rejects.toMatchObject({ code: 'request.sms-off' })
  await expect(mail.send({ to: 'a@b.ir', subject: 'x', text: 'x' })).rejects.toMatchObject({
    code: 'request.mail-off',
  })
})
