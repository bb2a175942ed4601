import { exportFinance } from '@arvand/contracts/panel/manage-finance'
import { exportCards, issueCards } from '@arvand/contracts/panel/manage-gift-cards'
import { exportOffCodes, makeOffCodes } from '@arvand/contracts/panel/manage-off-codes'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { anAccountant } from '../testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await anAccountant(arvand)
}, 60_000)
afterAll(() => arvand.close())

const run = (text: string, values: unknown[]) => arvand.database.pool.query(text, values)
const days = { from: '2026-11-01', to: '2026-11-30' }

async function linesOf(url: string): Promise<string[]> {
  const file = await arvand.app.inject({ url, headers: { cookie: `arvand.session=${keeper.token}` } })
  expect(file.statusCode).toBe(200)
  // The first line names the columns, the last is empty.
  return file.body.split('\r\n').slice(1, -1)
}

/** Paid factors by the thousand, three in each millisecond. */
const manyFactors = (count: number, personId: string) =>
  run(
    `insert into commerce.factors (id, person_id, state, number, subtotal, discount, tax, total, buyer, created_at, expires_at, paid_at)
     select gen_random_uuid(), $2, 'paid', '1405-' || lpad(at::text, 6, '0'), 10, 0, 0, 10, '{"kind":"natural","name":"خریدار"}',
       '2026-11-20', '2026-11-20', timestamptz '2026-11-20' + (at / 3) * interval '1 millisecond'
     from generate_series(1, $1::int) as at`,
    [count, personId],
  )

test('a sheet of more than fifty thousand factors holds them all, each once', async () => {
  const count = 50_003
  await manyFactors(count, (await aPerson(arvand)).id)
  const csv = await arvand.call(exportFinance, { what: 'factors', ...days, format: 'csv' }, keeper)
  const lines = await linesOf(csv.answer.url)
  expect(lines).toHaveLength(count)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(count)
  const xlsx = await arvand.call(exportFinance, { what: 'factors', ...days, format: 'xlsx' }, keeper)
  const file = await arvand.app.inject({
    url: xlsx.answer.url,
    headers: { cookie: `arvand.session=${keeper.token}` },
  })
  const sheet = Buffer.from(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect(sheet.match(/<row /g)).toHaveLength(count + 1)
  await run('delete from commerce.factors', [])
}, 60_000)

test('codes and cards of a batch of more than one question come whole, in their order', async () => {
  const terms = { kind: 'percent' as const, value: 10, count: 2, prefix: 'YALDA', requestId: newId() }
  const made = await arvand.call(makeOffCodes, terms, keeper)
  const { batchId } = made.answer
  await run(
    `insert into commerce.off_codes (id, code, kind, value, batch_id, created_at)
     select gen_random_uuid(), 'MANY' || at, 'percent', 10, $1, '2026-11-20' from generate_series(1, 2500) as at`,
    [batchId],
  )
  const codes = await arvand.call(exportOffCodes, { batchId: batchId ?? '', format: 'csv' }, keeper)
  const lines = await linesOf(codes.answer.url)
  expect([lines.length, new Set(lines).size]).toEqual([2502, 2502])
  const issue = { count: 3, amount: 500_000, note: 'یلدا', requestId: newId() }
  const cards = (await arvand.call(issueCards, issue, keeper)).answer
  const sheet = await arvand.call(exportCards, { batchId: cards.batchId ?? '', format: 'csv' }, keeper)
  expect(await linesOf(sheet.answer.url)).toHaveLength(3)
}, 60_000)
