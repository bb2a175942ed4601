import { buffer } from 'node:stream/consumers'
import { setLocale } from '@arvand/persian/locale'
import { unzipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { dayCells, dayColumns } from './days.ts'
import { csvOf, mostLines, type Spreadsheet, whyNotExport } from './spreadsheet.ts'
import { xlsxOf } from './xlsx.ts'

afterEach(() => setLocale('fa'))

const columns = [
  { head: 'نام', width: 20 },
  { head: 'مانده', width: 10 },
]
const aSheet = (lines: Spreadsheet['lines']): Spreadsheet => ({
  title: 'کسب‌وکار: ورودی/خروجی [۱]؟ *و بیش از سی‌ویک کاراکتر',
  file: 'x',
  columns,
  lines,
  count: async (most) => most,
})

test('a formula is text, a number below zero stays a number, what is not known is empty', async () => {
  const { lines } = aSheet(async function* () {
    yield ['=1+1', -5]
    yield ['＠نام', null]
    yield ['\n=1+1', 0]
    yield ['دو خط\n=1+1', 0]
  })
  expect((await buffer(csvOf({ columns, lines }))).toString()).toBe(
    '\uFEFFنام,مانده\r\n\'=1+1,-5\r\n\'＠نام,\r\n"\'\n=1+1",0\r\n"دو خط\n=1+1",0\r\n',
  )
})

test('a title of a column that would be a formula is a text', async () => {
  const { lines } = aSheet(async function* () {
    yield [1]
  })
  const columns = [{ head: '=HYPERLINK("http://evil.example")', width: 10 }]
  expect((await buffer(csvOf({ columns, lines }))).toString()).toContain(`'=HYPERLINK`)
})

test('a source that fails in the middle fails the file', async () => {
  const { lines } = aSheet(async function* () {
    yield ['اول', 1]
    throw new Error('the line was cut')
  })
  await expect(buffer(csvOf({ columns, lines }))).rejects.toThrow('the line was cut')
  await expect(buffer(xlsxOf({ title: 'x', columns, lines }))).rejects.toThrow('the line was cut')
})

test('a title that Excel takes for no page still names a file', async () => {
  const file = await buffer(
    xlsxOf(
      aSheet(async function* () {
        yield ['اول', 1]
      }),
    ),
  )
  expect(file.subarray(0, 2).toString()).toBe('PK')
})

test('a sheet has a longest length, that of Excel; a CSV has none', async () => {
  const ofLength = (length: number) => ({ count: async (most: number) => Math.min(length, most) })
  expect(await whyNotExport(ofLength(mostLines), 'xlsx')).toBeNull()
  expect(await whyNotExport(ofLength(mostLines + 1), 'xlsx')).toBe('request.sheet-too-long')
  expect(await whyNotExport(ofLength(mostLines + 1), 'csv')).toBeNull()
})

test('a day stands in both calendars whatever the locale, and is a real date to a spreadsheet', async () => {
  const days = {
    ...aSheet(async function* () {
      // After midnight in Tehran, but before midnight in UTC.
      yield dayCells(new Date('2026-11-20T22:00:00Z'))
      yield dayCells(null)
    }),
    columns: dayColumns('تاریخ'),
  }
  const csv = async () => (await buffer(csvOf(days))).toString().trim().split('\r\n').slice(1)
  expect(await csv()).toEqual(['۱۴۰۵/۰۸/۳۰,2026-11-21', ','])
  setLocale('en-gb')
  expect(await csv()).toEqual(['1405/08/30,2026-11-21', ','])
  const parts = unzipSync(await buffer(xlsxOf(days)))
  const text = (name: string) => new TextDecoder().decode(parts[name])
  // A date in XLSX is its number of days since 1899-12-30.
  expect(text('xl/worksheets/sheet1.xml')).toContain('<v>46347</v>')
  expect(text('xl/styles.xml')).toContain('yyyy-mm-dd')
})

test('a sheet holds what it was given: signs, long texts, empty cells, and nothing that XML cannot write', async () => {
  const sheet = aSheet(async function* () {
    yield ['<b> & "c" \u0000\ud800', -1.5]
    yield ['\u200cم'.repeat(20_000), null]
  })
  const parts = unzipSync(await buffer(xlsxOf({ ...sheet, stickyColumns: 1 })))
  const xml = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
  expect(xml).toContain('rightToLeft="1"')
  expect(xml).toContain('topLeftCell="B2"')
  expect(xml).toContain('&lt;b&gt; &amp; &quot;c&quot; </t>')
  expect(xml).toContain('<v>-1.5</v>')
  expect(xml.match(/\u200cم/g)).toHaveLength(16_383)
})

test('the marks that keep the signs of «C++» at their side are in cells, heads and names of sheets', async () => {
  const signed = 'برنامه‌نویسی با C++\u200e و \u200e.NET'
  const sheet = {
    ...aSheet(async function* () {
      yield [signed, '\u200e.NET چیست']
    }),
    ...{
      title: 'C#\u200e',
      columns: [
        { head: signed, width: 20 },
        { head: 'C#\u200e (از ۲۰)', width: 9 },
      ],
    },
  }
  expect((await buffer(csvOf(sheet))).toString()).toBe(
    `\uFEFF${signed},C#\u200e (از ۲۰)\r\n${signed},\u200e.NET چیست\r\n`,
  )
  const parts = unzipSync(await buffer(xlsxOf(sheet)))
  const text = (name: string) => new TextDecoder().decode(parts[name])
  expect(text('xl/worksheets/sheet1.xml').split(`>${signed}<`)).toHaveLength(3)
  expect(text('xl/worksheets/sheet1.xml')).toContain('>\u200e.NET چیست<')
  expect(text('xl/workbook.xml')).toContain('name="C#\u200e"')
})

test('whole numbers and fractions have formats of their own, and what names something is shown as it is', async () => {
  const sheet = {
    ...aSheet(async function* () {
      yield [1200, 1200.5, 1405]
    }),
    columns: [...columns, { head: 'شماره', width: 10, hasPlainNumbers: true }],
  }
  const parts = unzipSync(await buffer(xlsxOf(sheet)))
  const text = (name: string) => new TextDecoder().decode(parts[name])
  expect(text('xl/worksheets/sheet1.xml')).toContain(
    '<c r="A2" s="3"><v>1200</v></c><c r="B2" s="4"><v>1200.5</v></c><c r="C2"><v>1405</v></c>',
  )
  const formats = [...text('xl/styles.xml').matchAll(/<xf(?: [^>]*)?\/>/g)].slice(1).map(([xf]) => xf)
  expect(formats[3]).toContain('numFmtId="3"')
  expect(formats[4]).toContain('numFmtId="165"')
  expect(text('xl/styles.xml')).toContain('formatCode="#,##0.0#"')
})

test('rows are read no faster than they are taken, and no more for one who has left', async () => {
  let read = 0
  const { lines } = aSheet(async function* () {
    for (; read < 200_000; read++) yield [`ردیف ${Math.sin(read)}`, read]
  })
  const file = xlsxOf({ title: 'x', columns, lines })
  await new Promise((taken) => file.once('data', taken))
  file.pause()
  file.destroy()
  await new Promise((closed) => file.once('close', closed))
  const before = read
  expect(before).toBeLessThan(100_000)
  await new Promise((later) => setImmediate(later))
  expect(read - before).toBeLessThan(5_000)
})
