import { localDigits } from '@arvand/persian/digits'
import { setLocale } from '@arvand/persian/locale'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
afterEach(() => setLocale('fa'))

const kavenegar = { key: 'k', template: 't', sender: '', baseUrl: new URL('http://127.0.0.1:9') }
const smtp = { url: 'smtp://127.0.0.1:9', from: 'noreply@example.org' }

test('demo mode keeps everything in the outbox, whatever is configured', async () => {
  const sms = chooseSms({ demo: true, kavenegar }, database.db, systemClock)
  const mail = await chooseMail({ demo: true, smtp }, database.db, systemClock)
  await sms.sendCode({ to: '+989121234567', code: '123456', text: 'کد', by: 'call' })
  await mail.send({ to: 'sara@example.com', subject: 'سلام', text: 'متن' })
  expect(await listOutbox(database.db)).toMatchObject([
    { recipient: 'sara@example.com', kind: 'mail', text: 'سلام\n\nمتن', code: null },
    { recipient: '+989121234567', kind: 'call', code: '123456' },
  ])
})

test('what leaves by SMS and mail has the digits of the locale', async () => {
  setLocale('en-gb')
  const sms = chooseSms({ demo: true, kavenegar }, database.db, systemClock)
  const mail = await chooseMail({ demo: true, smtp }, database.db, systemClock)
  await sms.send({ to: '+989121234568', text: 'تا ۲٬۰۰۰ سطر، ۱۰٪' })
  await mail.send({ to: 'reza@example.com', subject: 'در ۷ روز', text: `کد ${localDigits(12)} برای ۳ نفر` })
  expect((await listOutbox(database.db)).slice(0, 2).map(({ text }) => text)).toEqual([
    'در 7 روز\n\nکد 12 برای 3 نفر',
    'تا 2,000 سطر، 10%',
  ])
})

test('without demo mode: the configured way, or a refusal that says so', async () => {
  const { db } = database
  expect(chooseSms({ demo: false, kavenegar }, db, systemClock).on).toBe(true)
  expect((await chooseMail({ demo: false, smtp }, db, systemClock)).on).toBe(true)
  const sms = chooseSms({ demo: false, kavenegar: null }, db, systemClock)
  const mail = await chooseMail({ demo: false, smtp: null }, db, systemClock)
  expect([sms.on, mail.on]).toEqual([false, false])
  const to = '+989121234567'
  await expect(sms.send({ to, text: 'x' })).rejects.toMatchObject({ code: 'request.sms-off' })
  await expect(sms.sendCode({ to, code: '1', text: 'کد', by: 'sms' })).rejects.toMatchObject({
    code: 'request.sms-off',
  })
  await expect(mail.send({ to: 'a@b.ir', subject: 'x', text: 'x' })).rejects.toMatchObject({
    code: 'request.mail-off',
  })
})
