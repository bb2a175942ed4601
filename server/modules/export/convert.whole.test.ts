import { strFromU8, unzipSync } from 'fflate'
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

const download = (url: string) => arvand.app.inject({ method: 'GET', url })

test('narrow rows of just under 20 MB become a sheet, in the history of who took it', async () => {
  const most = 20_000_000
  const row = JSON.stringify({ a: 1, b: 'جبر' })
  const frame = JSON.stringify({ data: [], id: 'narrow' }).length
  const rows = Math.floor((most - frame) / (Buffer.byteLength(row) + 1))
  expect(rows).toBeGreaterThan(800_000)
  const payload = `{"id":"narrow","data":[${Array.from({ length: rows }, () => row).join(',')}]}`
  expect(Buffer.byteLength(payload)).toBeGreaterThan(most - 1_000)
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(most)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}` }
  const sent = (body: string) =>
    arvand.app.inject({ method: 'POST', url: '/api/export/convert', headers, payload: body })
  const made = await sent(payload)
  expect(made.statusCode).toBe(200)
  const file = await download(made.json().url)
  const sheet = strFromU8(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet.split('<row ').length - 1).toBe(rows + 1)
  const { rows: written } = await arvand.database.pool.query(
    "select detail ->> 'change' as change from identity.audit where act = 'list-exported' and actor_id = $1 order by at desc, id desc limit 1",
    [person.id],
  )
  expect(written).toEqual([{ change: 'data-narrow، فایل اکسل' }])
  expect((await sent(`${payload}${' '.repeat(1_000)}`)).statusCode).toBe(413)
}, 120_000)
