import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { Unzip, UnzipInflate } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { xlsxOf } from '#platform/exports'
import { anApp, type TestApp } from '#server/testing/app'
import { ticketTable } from '#testing/support'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })

let arvand: TestApp
let folder: string
beforeAll(async () => {
  arvand = await anApp()
  folder = await mkdtemp(join(tmpdir(), 'arvand-million-'))
})
afterAll(async () => {
  await arvand.close()
  await rm(folder, { recursive: true, force: true })
})

const day = '2026-11-01'
const addTickets = (from: number, to: number) =>
  arvand.database.pool.query(
    `insert into support.tickets
       (id, source, department, subject, body, name, reply_to, state, created_at, updated_at)
     select gen_random_uuid(), 'contact', 'payment', '=پرسش ' || i, 'متن', 'نویسنده', '+989120000000', 'closed', at, at
     from generate_series($1::int, $2::int) as i cross join lateral (select timestamptz '${day} 12:00+03:30' as at) as made`,
    [from, to],
  )

/** Writes the table as XLSX; tells how much more memory the process had at its highest than before. */
async function write(path: string): Promise<number> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 50)
  await pipeline(xlsxOf(ticketTable.sheet(arvand.platform.db)), createWriteStream(path))
  clearInterval(watch)
  return highest - before
}

test('a table is read by another reader: texts as texts, days as days, right to left', async () => {
  await addTickets(1, 20)
  const path = join(folder, 'small.xlsx')
  await write(path)
  const [head, first, ...rest] = await readSheet(path)
  expect(rest).toHaveLength(19)
  expect(head).toEqual(expect.arrayContaining(['موضوع', 'فرستاده‌شده', 'فرستاده‌شده (میلادی)']))
  expect(first).toEqual(
    expect.arrayContaining([expect.stringMatching(/^=پرسش/), '۱۴۰۵/۰۸/۱۰', new Date(`${day}T00:00:00Z`)]),
  )
  const { text } = await sheetOf(path, (piece) => piece.includes('<sheetData>'))
  expect(text).toContain('rightToLeft="1"')
})

test('a million rows are exported in the memory that a few need', async () => {
  await addTickets(21, 1_000_000)
  await arvand.database.pool.query('analyze support.tickets')
  const path = join(folder, 'large.xlsx')
  const begun = performance.now()
  const more = await write(path)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const { rows } = await sheetOf(path)
  expect(rows).toBe(1_000_001)
  const { size } = await stat(path)
  console.info(
    `1,000,000 rows: ${seconds} s, ${Math.round(size / 1e6)} MB, ${Math.round(more / 1e6)} MB more memory at the highest`,
  )
  expect(more).toBeLessThan(300_000_000)
})

/** The rows of the sheet in a file, and its text up to where `isEnough`; unpacked piece by piece. */
async function sheetOf(path: string, isEnough: (text: string) => boolean = () => false) {
  const [decoder, unzip] = [new StringDecoder('utf8'), new Unzip()]
  let [rows, text, rest] = [0, '', '']
  let isFull = false
  unzip.register(UnzipInflate)
  unzip.onfile = (file) => {
    if (!file.name.endsWith('sheet1.xml')) return
    file.ondata = (error, data) => {
      if (error) throw error
      const piece = rest + decoder.write(Buffer.from(data))
      rows += piece.split('<row>').length - 1
      // A tag may be cut between two pieces; four letters hold no whole one.
      rest = piece.slice(-4)
      if (!isFull) text += piece
      isFull ||= isEnough(text) || text.length > 1_000_000
    }
    file.start()
  }
  for await (const chunk of createReadStream(path)) unzip.push(chunk as Buffer)
  return { rows, text }
}
