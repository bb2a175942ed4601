import { mkdtemp, realpath, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { disk } from '#platform/files'
import { dropSocketFolder, makeSocketFolder } from './socket-folder.ts'

const me = { switchTo: null, uid: process.getuid?.() ?? 0 }
let cluster: string
const made: string[] = []

beforeEach(async () => {
  cluster = await realpath(await mkdtemp(join(tmpdir(), 'arvand-socket-')))
})
afterEach(async () => {
  for (const path of [cluster, ...made.splice(0)]) await rm(path, { recursive: true, force: true })
})

async function make(): Promise<string> {
  const folder = await makeSocketFolder(disk, cluster, me)
  made.push(folder)
  return folder
}

it('is short, private and the same at every start', async () => {
  const folder = await make()
  expect(Buffer.byteLength(`${folder}/.s.PGSQL.5432.lock`)).toBeLessThan(104)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await make()).toBe(folder)
})

it('is another one when a stranger sits there', async () => {
  const folder = await make()
  await dropSocketFolder(disk, folder)
  await symlink(cluster, folder)
  const other = await make()
  expect(other).not.toBe(folder)
  expect((await stat(other)).mode & 0o777).toBe(0o700)
})
