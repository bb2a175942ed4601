import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { disk, type FileLayer } from './disk.ts'
import { roomIn } from './room.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arvand-room-'))
})
afterEach(() => rm(folder, { recursive: true }))

const refusing = (code: string): FileLayer => ({
  ...disk,
  write: () => Promise.reject(Object.assign(new Error(code), { code })),
})

it('a disk with room is written to, and nothing is left there', async () => {
  expect(await roomIn([folder], { leastBytes: 1 })()).toBe(true)
  expect(await readdir(folder)).toEqual([])
})

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])('a write that fails with %s is no room', async (code) => {
  expect(await roomIn([folder], { leastBytes: 1, files: refusing(code) })()).toBe(false)
})

it('one folder without room is enough, and too few free bytes are', async () => {
  expect(await roomIn([folder], { leastBytes: Number.MAX_SAFE_INTEGER })()).toBe(false)
  expect(await roomIn(['/proc', folder], { leastBytes: 0 })()).toBe(false)
})

it('a folder that is not there needs none', async () => {
  expect(await roomIn([join(folder, 'none')])()).toBe(true)
})

it('asks the disk again only after a while', async () => {
  let now = 0
  let writes = 0
  const files = {
    ...disk,
    write: async () => {
      writes += 1
    },
  }
  const ask = roomIn([folder], { leastBytes: 1, holdsMs: 5_000, files, now: () => now })
  await Promise.all([ask(), ask()])
  now = 5_000
  await ask()
  expect(writes).toBe(1)
  now = 5_001
  await ask()
  expect(writes).toBe(2)
})
