import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvOf, mostLines, type Sheet, whyNotSheet, xlsxOf } from './sheet.ts'

const columns = [
  { head: 'نام', width: 20 },
  { head: 'مانده', width: 10 },
]
const aSheet = (lines: Sheet['lines']): Sheet => ({
  title: 'کسب‌وکار: ورودی/خروجی [۱]؟ *و بیش از سی‌ویک نویسه',
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

test('a source that fails in the middle fails the file', async () => {
  const { lines } = aSheet(async function* () {
    yield ['نخست', 1]
    throw new Error('the line was cut')
  })
  await expect(buffer(csvOf({ columns, lines }))).rejects.toThrow('the line was cut')
})

test('a title that Excel takes for no page still names a file', async () => {
  const file = await xlsxOf(
    aSheet(async function* () {
      yield ['نخست', 1]
    }),
  )
  expect(file.subarray(0, 2).toString()).toBe('PK')
})

test('a sheet stands in memory, so it has a longest length; a CSV has none', async () => {
  const ofLength = (length: number) => ({ count: async (most: number) => Math.min(length, most) })
  expect(await whyNotSheet(ofLength(mostLines), 'xlsx')).toBeNull()
  expect(await whyNotSheet(ofLength(mostLines + 1), 'xlsx')).toBe('request.sheet-too-long')
  expect(await whyNotSheet(ofLength(mostLines + 1), 'csv')).toBeNull()
})
