import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './store.ts'

let root: string
let store: FileStore
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arvand-store-'))
  store = diskStore(join(root, 'files'), join(root, 'work'))
})
afterAll(() => rm(root, { recursive: true }))

const id = '01a20028-2172-72a3-b2cf-1f175650fc2d'

test('what is put is there whole, by parts, and gone when its folder goes', async () => {
  await store.put(`${id}/original`, Readable.from([Buffer.from('سلام '), Buffer.from('دنیا')]), 'text/plain')
  await store.put(`${id}/hls/144p/00001.m4s`, Buffer.from('piece'), 'video/mp4')
  expect(await store.size(`${id}/hls/144p/00001.m4s`)).toBe(5)
  const part = await store.open(`${id}/hls/144p/00001.m4s`, { first: 1, last: 3 })
  expect(part && (await text(part))).toBe('iec')
  expect(await store.withPath(`${id}/original`, async (path) => path.startsWith(root))).toBe(true)
  await store.removeAll(`${id}/hls`)
  expect([await store.size(`${id}/hls/144p/00001.m4s`), await store.size(`${id}/original`)]).toEqual([
    null,
    17,
  ])
  await store.removeAll(id)
  expect([await store.size(`${id}/original`), await store.open(`${id}/original`)]).toEqual([null, null])
})

test('content that breaks off leaves nothing', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('line cut')
    })(),
  )
  await expect(store.put(`${id}/original`, broken, 'text/plain')).rejects.toThrow('line cut')
  expect(await store.size(`${id}/original`)).toBeNull()
  expect(await readdir(join(root, 'files', id.slice(-2), id))).toEqual([])
})

test.each(['../x', `${id}/../../x`, `${id}/`, `/${id}/x`, `${id}/.hidden`, `${id}/a\\b`, 'x/original'])(
  'the key %j leads nowhere',
  async (key) => {
    await expect(async () => store.open(key)).rejects.toThrow(RangeError)
    await expect(async () => store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError)
  },
)

test('work that a dead process left is cleared away, work that goes on is not', async () => {
  const old = join(root, 'work', 'old')
  await mkdir(old, { recursive: true })
  await utimes(old, new Date('2026-01-01'), new Date('2026-01-01'))
  await store.withFolder(async (folder) => {
    await store.clearWork(new Date('2026-06-01'))
    expect(await readdir(join(root, 'work'))).toEqual([folder.split('/').at(-1)])
  })
  expect(await readdir(join(root, 'work'))).toEqual([])
})
