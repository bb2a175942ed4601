import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bring } from './doors.ts'
import { hostileFiles } from './hostile-files.ts'
import { type RunningApp, startApp } from './running-app.ts'
import { watched } from './watched.ts'

const MB = 1024 ** 2

let app: RunningApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test.for(hostileFiles.filter(({ isShort }) => isShort))('$word', { timeout: 120_000 }, async (file) => {
  const { process, teacher, leftovers } = app
  const content = await file.make()
  const { result, figures } = await watched(process, () => bring(teacher, file, content))
  expect(result).toMatch(/\p{Script=Arabic}/u)
  expect(figures.health).toBeLessThan(Number.POSITIVE_INFINITY)
  // Processor time, because wall time grows on a busy machine; `run.ts` also limits the wall time to a second.
  expect(figures.busy).toBeLessThan(1000)
  expect(figures.memory).toBeLessThan(1200 * MB)
  await expect.poll(leftovers, { timeout: 20_000 }).toEqual([])
})

test('an event loop that stands still is seen', { timeout: 60_000 }, async () => {
  const program = `const stand = () => { for (const end = Date.now() + 3000; Date.now() < end; ) Math.sqrt(2) }
    require('node:http').createServer((ask, reply) => {
      if (ask.url === '/stand') stand()
      reply.end()
    }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(createInterface(child.stdout), 'line')
  const still = { pid: child.pid ?? 0, address: `http://127.0.0.1:${port}` }
  const { figures } = await watched(still, () => fetch(`${still.address}/stand`))
  child.kill('SIGKILL')
  expect(figures.health).toBeGreaterThan(1000)
  // Other processes may have had most of the three seconds.
  expect(figures.busy).toBeGreaterThan(100)
})
