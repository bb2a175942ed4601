import { exportAnyFactor, exportFactor, printFactor } from '@arvand/contracts/panel/checkout'
import { writeTaxNumber } from '@arvand/contracts/panel/manage-tax-numbers'
import { listAudit } from '@arvand/contracts/panel/people'
import { withSignsAtNames } from '@arvand/persian/clean-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'
import { findFactors } from '../factors/factor-queries.ts'
import { aFactor, anAccountant, aSeller, commerceDeps, paidFactor, sellingBy } from '../testing.ts'
import { factorDocument } from './factor-document.ts'
import { printed } from './print-factor.ts'

const seller = aSeller()
let arvand: TestApp
let buyer: TestPerson
let paidId = ''
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  buyer = await aPerson(arvand, { name: 'نرگس بهار' })
  const items = Array.from({ length: 30 }, (_, at) => ({
    kind: 'course' as const,
    id: seller.put({ title: `${'جبر خطی، از شهود تا محاسبه '.repeat(4)}${at}`, price: 1_000_000 + at * 10 }),
  }))
  paidId = (await paidFactor(arvand, buyer, items.slice(0, 29))).id
}, 120_000)
afterAll(() => closeInBalance(arvand))

const download = (url: string, { token }: TestPerson) =>
  arvand.app.inject({ url, cookies: { 'arvand.session': token } })
const isPdf = (body: Buffer) => body.subarray(0, 5).toString() === '%PDF-'
const documentOf = async (id: string) => {
  const [factor] = await findFactors(arvand.platform.db, [id])
  if (!factor) throw new Error('the factor is gone')
  return factorDocument(await printed(commerceDeps(arvand, seller), arvand.platform.db, factor))
}

test('its buyer and managers of finance take a paid factor as PDF, nobody else', async () => {
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'people'] })
  const ask = { factorId: paidId }
  const mine = (await arvand.call(exportFactor, ask, buyer)).answer
  const file = await download(mine.url, buyer)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(isPdf(file.rawPayload)).toBe(true)
  expect(file.headers['content-disposition']).toMatch(/filename="factor-1405-\d{6}\.pdf"/)
  const stranger = await aPerson(arvand)
  expect((await download(mine.url, stranger)).statusCode).toBe(404)
  expect((await arvand.call(exportFactor, ask, stranger)).problem.code).toBe('commerce.unknown-factor')
  expect((await arvand.call(exportFactor, ask)).status).toBe(401)
  const theirs = (await arvand.call(exportAnyFactor, ask, keeper)).answer
  expect(isPdf((await download(theirs.url, keeper)).rawPayload)).toBe(true)
  const { items } = (await arvand.call(listAudit, {}, keeper)).answer
  expect(items.find(({ act }) => act === 'finance-exported')).toBeDefined()
  expect((await arvand.call(exportAnyFactor, ask, stranger)).status).toBe(403)
  expect((await arvand.call(exportAnyFactor, ask)).status).toBe(401)
}, 60_000)

test('what is not paid is no invoice, what is unknown is none either', async () => {
  const keeper = await anAccountant(arvand)
  const { id: factorId } = await aFactor(arvand, buyer, seller.put())
  for (const [endpoint, person] of [
    [exportFactor, buyer],
    [exportAnyFactor, keeper],
  ] as const) {
    expect((await arvand.call(endpoint, { factorId }, person)).problem).toMatchObject({
      status: 409,
      code: 'commerce.not-paid',
    })
    expect((await arvand.call(endpoint, { factorId: newId() }, person)).status).toBe(404)
    expect((await arvand.call(endpoint, { factorId: 'x' }, person)).status).toBe(422)
  }
})

test('the signs of «C++» and «.NET» stay at their names in the receipt by mail and on the factor', async () => {
  const title = withSignsAtNames('برنامه‌نویسی با C++ و .NET')
  const person = await aPerson(arvand, { email: `signs-${newId()}@example.com` })
  const { id } = await paidFactor(arvand, person, seller.put({ title }))
  expect((await documentOf(id)).lines[0]?.title).toBe('برنامه‌نویسی با C++\u200e و \u200e.NET')
  await expect
    .poll(async () => (await arvand.outbox(person.email ?? '')).map(({ text }) => text).join('\n'))
    .toContain('«برنامه‌نویسی با C++\u200e و \u200e.NET» پرداخت شد')
})

test('its texts: figures in rials, the whole in words in toman, Jalali date, both parties, for whom a line is', async () => {
  const company = await aPerson(arvand, { name: 'آرش کیانی' })
  const seats = { kind: 'course' as const, id: seller.put({ title: 'تار' }), quantity: 3 }
  const { id, number } = await paidFactor(arvand, company, [{ ...seats, options: { seats: true } }])
  const keeper = await anAccountant(arvand)
  const taxNumber = 'A1B2C3D4E5F6G7H8I9J0K1'
  await arvand.call(writeTaxNumber, { factorId: id, taxNumber }, keeper)
  const { answer } = await arvand.call(printFactor, { factorId: id }, company)
  expect(answer.factor.total).toBe(3_300_000)
  expect(await documentOf(id)).toMatchObject({
    title: `فاکتور ${[...(number ?? '')].map((one) => '۰۱۲۳۴۵۶۷۸۹'[Number(one)] ?? one).join('')}`,
    date: '۱۴۰۵/۰۸/۲۹',
    taxNumber,
    seller: [['نام', 'آروند']],
    buyer: [['نام', 'آرش کیانی']],
    lines: [
      {
        title: 'تار',
        note: '۳ صندلی برای سازمان',
        figures: ['۱', '۳', '۱٬۰۰۰٬۰۰۰', '۰', '۳۰۰٬۰۰۰', '۳٬۳۰۰٬۰۰۰'],
      },
    ],
    sums: ['۳٬۰۰۰٬۰۰۰', '۰', '۳۰۰٬۰۰۰', '۳٬۳۰۰٬۰۰۰'],
    inWords: 'سیصد و سی هزار تومان',
    paidFrom: 'کیف پول ۳٬۳۰۰٬۰۰۰',
    refunded: '',
  })
  expect((await documentOf(paidId)).lines).toHaveLength(29)
})
