import { convertToSpreadsheet } from '@arvand/contracts/export/convert'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let person: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  person = await aPerson(arvand)
})
afterAll(() => arvand.close())

const convert = (data: unknown, id = 'sales') =>
  arvand.call(convertToSpreadsheet, { data, id } as never, { token: person.token })
const download = (url: string) => arvand.app.inject({ method: 'GET', url })

test('rows become a right-to-left sheet with real dates, numbers and harmless texts', async () => {
  const rows = [
    { 'نام درس': 'جبر', مبلغ: 1_250_000, تاریخ: '2026-11-20T22:00:00Z' },
    { 'نام درس': '=HYPERLINK("x")', مبلغ: -5, تاریخ: null, فعال: true },
  ]
  const { answer } = await convert(rows)
  expect(answer.url).toMatch(/\/data-sales\.xlsx$/)
  const file = await download(answer.url)
  expect(file.headers['content-disposition']).toBe('attachment; filename="data-sales.xlsx"')
  const parts = unzipSync(file.rawPayload)
  const text = (name: string) => new TextDecoder().decode(parts[name])
  const sheet = text('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('rightToLeft="1"')
  expect(sheet).toContain('<v>1250000</v>')
  // 2026-11-21 in Tehran, as the number of days since 1899-12-30.
  expect(sheet).toContain('<v>46347</v>')
  expect(sheet).not.toContain('<f>')
  const strings = sheet + text('xl/sharedStrings.xml')
  for (const word of ['۱۴۰۵/۰۸/۳۰', 'تاریخ (میلادی)', 'بله', '=HYPERLINK']) expect(strings).toContain(word)
})

test('in a text with Persian letters the signs of «C++» stay at their names, and other texts as they were', async () => {
  const data = [{ دوره: 'برنامه‌نویسی با C++ و .NET', زبان: 'C#', نمره: 'A+' }]
  const { url } = (await convert(data)).answer
  const sheet = new TextDecoder().decode(
    unzipSync((await download(url)).rawPayload)['xl/worksheets/sheet1.xml'],
  )
  for (const text of ['برنامه‌نویسی با C++\u200e و \u200e.NET', 'C#', 'A+'])
    expect(sheet).toContain(`>${text}<`)
})

test('a file is served under its name for five minutes, and with its token alone', async () => {
  const { url } = (await convert([{ a: 1 }])).answer
  expect((await download(url.replace('data-sales', 'data-other'))).statusCode).toBe(404)
  expect(
    (await download(url.replace(/files\/(.)/, (_, first) => `files/${first === 'a' ? 'b' : 'a'}`)))
      .statusCode,
  ).toBe(404)
  expect((await download(url)).statusCode).toBe(200)
  arvand.platform.clock.pass(5 * 60)
  expect((await download(url)).statusCode).toBe(404)
})

test('a name that is no file name, an empty table, nested values and too many columns are refused', async () => {
  for (const id of ['', '../x', 'a'.repeat(65), 'گزارش'])
    expect((await convert([{ a: 1 }], id)).problem).toMatchObject({ status: 422, code: 'request.invalid' })
  for (const data of [[], 'x', [1], [{ a: { b: 1 } }], [{ a: [1] }]])
    expect((await convert(data)).problem).toMatchObject({ status: 422, code: 'request.invalid' })
  const wide = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`c${at}`, at]))
  expect((await convert([wide])).problem).toMatchObject({ status: 422, code: 'export.too-large' })
})

test('a stranger converts nothing', async () => {
  const { status } = await arvand.call(convertToSpreadsheet, { data: [{ a: 1 }], id: 'x' }, {})
  expect(status).toBe(401)
})
