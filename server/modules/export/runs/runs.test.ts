import * as exporting from '@arvand/contracts/export/tables'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { dayColumns } from '#platform/exports'
import { newId } from '#platform/ids'
import type { ExportTable } from '#plugs/export-table'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { beginRun } from './begin-run.ts'
import { forgetOldRuns, runPersonalData } from './forget-runs.ts'
import { keyOfRun, writeTable } from './write-run.ts'

const long = exporting.mostRowsAtOnce + 1

/** A long table that stops before its middle until the gate is opened. */
const gate = { isOpen: true, rows: long, read: 0 }
const longTable: ExportTable = {
  name: 'testing.long',
  title: 'جدول بلند',
  of: { scope: 'support' },
  sheet: () => ({
    title: 'جدول بلند',
    file: 'long',
    columns: [{ head: 'شماره', width: 10 }, ...dayColumns('روز')],
    count: async (most) => Math.min(most, gate.rows),
    async *lines() {
      for (let row = 1; row <= gate.rows; row++) {
        while (!gate.isOpen && row > gate.rows / 2) await new Promise((go) => setTimeout(go, 5))
        gate.read += 1
        yield [row, '۱۴۰۵/۰۹/۰۸', new Date('2026-11-29T00:00:00Z')]
      }
    },
  }),
}

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, (platform) => assembleModules(platform, { exportTables: [longTable] }))
})
afterAll(async () => {
  gate.isOpen = true
  await arvand.close()
})
beforeEach(() => {
  Object.assign(gate, { isOpen: true, rows: long, read: 0 })
})

const aManager = () => aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
const begin = async (by: TestPerson, format: 'csv' | 'xlsx' = 'csv') => {
  const { answer } = await arvand.call(exporting.exportTable, { name: longTable.name, format }, by)
  expect(answer).toMatchObject({ url: null, until: null, runId: expect.any(String) })
  return answer.runId ?? ''
}
const list = async (by: TestPerson) => (await arvand.call(exporting.listRuns, {}, by)).answer.items
const isIn = (by: TestPerson, state: string) =>
  expect.poll(async () => (await list(by))[0]?.state, { timeout: 20_000 }).toBe(state)
const take = (by: TestPerson, runId: string) => arvand.call(exporting.takeRun, { runId }, by)
const cancel = (by: TestPerson, runId: string) => arvand.call(exporting.cancelRun, { runId }, by)
const download = (url: string, { token }: TestPerson) =>
  arvand.app.inject({ url, headers: { cookie: `arvand.session=${token}` } })
const stored = (runId: string) => arvand.platform.files.size(keyOfRun(runId))
const deps = () => ({ ...arvand.platform, tables: [longTable] })

test('a long table is written by a job that tells its progress, and taken when it is done', async () => {
  gate.isOpen = false
  const manager = await aManager()
  const runId = await begin(manager)
  const half = async () => ((await list(manager))[0]?.rowsWritten ?? 0) > long * 0.4
  await expect.poll(half, { timeout: 20_000 }).toBe(true)
  expect((await list(manager))[0]).toMatchObject({
    id: runId,
    title: 'جدول بلند',
    state: 'working',
    rows: long,
  })
  expect((await take(manager, runId)).problem).toMatchObject({ status: 409, code: 'export.run-not-done' })
  gate.isOpen = true
  await isIn(manager, 'done')
  expect((await list(manager))[0]?.rowsWritten).toBe(long)
  const file = await download((await take(manager, runId)).answer.url, manager)
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(file.headers['content-disposition']).toContain('filename="long.csv"')
  expect(file.body.trim().split('\r\n')).toHaveLength(long + 1)
  expect((await cancel(manager, runId)).problem).toMatchObject({ status: 409, code: 'export.run-over' })
})

test('a long table asked again while it is written is the same run; in another format it is another', async () => {
  gate.isOpen = false
  const manager = await aManager()
  const [first, second] = await Promise.all([begin(manager), begin(manager)])
  expect(second).toBe(first)
  const sheet = await begin(manager, 'xlsx')
  expect(sheet).not.toBe(first)
  expect(await list(manager)).toHaveLength(2)
  for (const runId of [first, sheet]) expect((await cancel(manager, runId)).status).toBe(200)
})

test('a run begins however often one connection has begun others', async () => {
  const manager = await aManager()
  const table = { table: longTable, format: 'csv', rows: long } as const
  const begun = transaction(arvand.platform.db, async (tx) => {
    // After five of them PostgreSQL may take a plan that does not know the parameters.
    for (let times = 0; times < 8; times += 1) await beginRun(arvand.platform, tx, manager.id, table)
    throw new Error('nothing of it is kept')
  })
  await expect(begun).rejects.toThrow('nothing of it is kept')
})

test('a cancelled run is no longer written, and nothing of its file stays', async () => {
  gate.isOpen = false
  const manager = await aManager()
  const runId = await begin(manager, 'xlsx')
  await isIn(manager, 'working')
  expect((await cancel(manager, runId)).answer.run.state).toBe('cancelled')
  gate.isOpen = true
  const next = await begin(manager)
  await isIn(manager, 'done')
  expect((await list(manager)).map(({ id, state }) => [id, state])).toEqual([
    [next, 'done'],
    [runId, 'cancelled'],
  ])
  // The second run is read to its end, the first was left in its middle.
  expect(gate.read).toBeLessThan(2 * long)
  expect(await stored(runId)).toBeNull()
  expect((await take(manager, runId)).problem.code).toBe('export.run-not-done')
})

test('a run whose process is shut down begins anew in another one', async () => {
  const manager = await aManager()
  const runId = await begin(manager)
  await isIn(manager, 'done')
  const again = { state: 'working', written_rows: 7 }
  await arvand.database.pool.query('update export.runs set state = $1, written_rows = $2 where id = $3', [
    ...Object.values(again),
    runId,
  ])
  const stop = new AbortController()
  stop.abort(new Error('the app is shut down'))
  await expect(writeTable(deps(), runId, stop.signal)).rejects.toThrow('shut down')
  expect((await list(manager))[0]).toMatchObject({ state: 'waiting', rowsWritten: 0 })
  expect(await stored(runId)).toBeNull()
  await writeTable(deps(), runId, new AbortController().signal)
  expect((await list(manager))[0]).toMatchObject({ state: 'done', rowsWritten: long })
})

test('another manager, another session and a manager without the scope get nothing of a run', async () => {
  const [manager, other] = [await aManager(), await aManager()]
  const runId = await begin(manager)
  await isIn(manager, 'done')
  expect(await list(other)).toEqual([])
  for (const refused of [await take(other, runId), await cancel(other, runId)])
    expect(refused.problem).toMatchObject({ status: 404, code: 'export.unknown-run' })
  const { url } = (await take(manager, runId)).answer
  expect((await download(url, other)).statusCode).toBe(404)
  expect((await arvand.app.inject({ url })).statusCode).toBe(401)
  await arvand.database.pool.query('delete from identity.scopes where person_id = $1', [manager.id])
  expect((await take(manager, runId)).problem.code).toBe('export.unknown-table')
  expect((await download(url, manager)).statusCode).toBe(404)
  expect((await arvand.call(exporting.takeRun, { runId: newId() }, manager)).problem.status).toBe(404)
})

test('files of runs go after a day, and with the account', async () => {
  const [manager, leaving] = [await aManager(), await aManager()]
  const [runId, left] = [await begin(manager), await begin(leaving)]
  await isIn(manager, 'done')
  await isIn(leaving, 'done')
  const plug = runPersonalData(arvand.platform)
  expect(await plug.collect(arvand.platform.db, leaving.id)).toMatchObject([
    { title: 'جدول بلند', state: 'done' },
  ])
  await transaction(arvand.platform.db, (tx) => plug.forget(tx, leaving.id))
  await expect.poll(() => stored(left), { timeout: 10_000 }).toBeNull()
  expect(await stored(runId)).not.toBeNull()
  arvand.platform.clock.pass(86_400 - 60)
  await forgetOldRuns(arvand.platform)
  expect(await stored(runId)).not.toBeNull()
  arvand.platform.clock.pass(120)
  await forgetOldRuns(arvand.platform)
  expect(await stored(runId)).toBeNull()
})
