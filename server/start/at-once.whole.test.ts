import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type AppProcess, anAppProcess } from '#server/testing/app-process'
import { startTestPostgres, type TestPostgres } from '../platform/postgres/testing.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let server: TestPostgres
let database: string
let running: AppProcess[] = []
beforeAll(async () => {
  server = await startTestPostgres()
})
afterEach(async () => {
  for (const app of running) {
    app.kill('SIGKILL')
    await app.ended
  }
  running = []
  await server.dropDatabase(database)
})
afterAll(() => server.stop())

it.each([2, 2, 4])('%i processes start together on an empty database', async (count) => {
  database = `arvand_test_${randomUUID().replaceAll('-', '')}`
  await server.createDatabase(database)
  const settings = {
    DATABASE_URL: server.urlOf(database),
    DEMO: '1',
    ROLE: 'services,jobs',
    SECRET: 's'.repeat(40),
  }
  running = await Promise.all(Array.from({ length: count }, () => anAppProcess({ settings })))
  await Promise.all(running.map((app) => app.ready))
  const said = running.map((app) => app.said.join('\n'))
  expect(said.filter((words) => /Applied \d+ migrations/.test(words))).toHaveLength(1)
  expect(said.filter((words) => words.includes('Filling in demo data'))).toHaveLength(1)
  for (const app of running) expect((await fetch(`${app.address}/ready`)).status).toBe(200)
})
