import { spawnSync } from 'node:child_process'
import { chmod, lstat, mkdtemp, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { disk } from '#platform/files'
import { failingDisk } from '../files/failing-disk.ts'
import { packageFolder } from './binaries.ts'
import { copyBinaries, repairLinks } from './binaries-copy.ts'

vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arvand-binaries-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('says so when there are none for a platform', () => {
  expect(() => packageFolder('plan9-mips')).toThrow('plan9-mips')
})

it('makes the links that an install without scripts leaves out, and a copy that runs', async () => {
  const first = await copyBinaries(disk, packageFolder(), join(folder, 'one'), '18')
  const link = join(first, 'native', 'lib', 'libpq.so.5')
  await rm(link)
  expect(await repairLinks(disk, first)).toBe(true)
  expect(await readlink(link)).toMatch(/^libpq\.so\.5\.\d+$/)
  await rm(link)
  const second = await copyBinaries(disk, first, join(folder, 'two'), '18')
  expect((await lstat(join(second, 'native', 'lib', 'libpq.so.5'))).isSymbolicLink()).toBe(true)
  expect((await stat(join(second, 'native', 'bin', 'initdb'))).mode & 0o777).toBe(0o755)
  expect(spawnSync(join(second, 'native', 'bin', 'initdb'), ['--version']).status).toBe(0)
})

it('leaves no half copy on a full disk', async () => {
  const full = failingDisk('rename', /postgres-18$/)
  await expect(copyBinaries(full, packageFolder(), folder, '18')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await disk.list(folder)).toEqual([])
})

it('runs nothing from a folder that others write to', async () => {
  await chmod(folder, 0o777)
  await expect(copyBinaries(disk, packageFolder(), folder, '18')).rejects.toMatchObject({
    code: 'data-not-writable',
  })
})
