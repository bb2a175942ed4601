import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { promisify } from 'node:util'
import { Unzip, UnzipInflate } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'

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

interface Written {
  /** The most that the process had in memory. */
  readonly bytes: number
  readonly seconds: number
}

/** Writes the table as XLSX, in a process of its own. */
async function write(path: string): Promise<Written> {
  const program = join(import.meta.dirname, '../../testing/write-tickets-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-old-space-size=128',
    program,
    arvand.database.url,
    path,
  ])
  return JSON.parse(stdout)
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

test('a million rows are exported in the memory that a twentieth of them needs', async () => {
  await addTickets(21, 50_000)
  const few = await write(join(folder, 'few.xlsx'))
  await addTickets(50_001, 1_000_000)
  await arvand.database.pool.query('analyze support.tickets')
  const path = join(folder, 'large.xlsx')
  const many = await write(path)
  const { rows } = await sheetOf(path)
  expect(rows).toBe(1_000_001)
  const { size } = await stat(path)
  const megabytes = ({ bytes }: Written) => Math.round(bytes / 1e6)
  console.info(
    `1,000,000 rows: ${Math.round(many.seconds)} s, ${Math.round(size / 1e6)} MB, the process at most ${megabytes(many)} MB, for 50,000 rows ${megabytes(few)} MB`,
  )
  expect(many.bytes).toBeLessThan(300_000_000)
  expect(many.bytes - few.bytes).toBeLessThan(100_000_000)
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
      rows += piece.split('<row ').length - 1
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
