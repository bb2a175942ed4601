import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as later } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Over, type Watch, type WatchLimits, watchProcess } from './watch.ts'

const children: ChildProcess[] = []
const watches: Watch[] = []

afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop()
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const MB = 1024 ** 2

/** A process that uses this many megabytes, and writes a dot as soon as it does. */
async function holding(megabytes: number): Promise<number> {
  const code = `globalThis.held = Buffer.alloc(${megabytes} * ${MB}, 1); console.log('.'); setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['-e', code])
  children.push(child)
  await once(child.stdout, 'data')
  return child.pid ?? 0
}

function watched(pid: number, limits: Omit<WatchLimits, 'seconds'>): Over[] {
  const reasons: Over[] = []
  watches.push(watchProcess(pid, { seconds: 60, ...limits }, (reason) => reasons.push(reason)))
  return reasons
}

test('what gives way does so for the memory of all; the others stay, and alone it may have as much', async () => {
  const film = watched(await holding(100), { memory: 1000 * MB, memoryOfAll: 450 * MB })
  await later(300)
  expect(film).toEqual([])
  const reader = watched(await holding(400), { memory: 1000 * MB })
  await expect.poll(() => film).toEqual(['busy'])
  expect(reader).toEqual([])
})

test('what is beyond its own memory is at fault itself', async () => {
  const film = watched(await holding(200), { memory: 150 * MB, memoryOfAll: 150 * MB })
  await expect.poll(() => film).toEqual(['memory'])
})
