import { expect, test } from 'vitest'
import { licences } from '../../tools/checks/licences.ts'
import { lock } from '../../tools/checks/lock.ts'
import { findingsOf } from './findings.ts'

const lockOf = (packages: Record<string, object>) => ({
  'package-lock.json': JSON.stringify({ packages: { '': { name: 'arvand' }, ...packages } }, null, 2),
})
const parent = { version: '1.0.0', license: 'MIT', optionalDependencies: { '@one/linux': '1.0.0' } }
const linux = { version: '1.0.0', license: 'MIT', optional: true }

test('a whole lock passes, wherever the platform package is put', async () => {
  for (const place of ['node_modules/@one/linux', 'node_modules/one/node_modules/@one/linux'])
    expect(await findingsOf(lock, lockOf({ 'node_modules/one': parent, [place]: linux }))).toEqual([])
})

test('a platform package that npm dropped is told', async () => {
  expect(await findingsOf(lock, lockOf({ 'node_modules/one': parent }))).toEqual([
    'package-lock.json:6 node_modules/one names @one/linux, which is not here with a version',
  ])
  const without = { 'node_modules/one': parent, 'node_modules/@one/linux': { optional: true } }
  expect(await findingsOf(lock, lockOf(without))).toHaveLength(1)
})

test('a package below another one does not serve its neighbour', async () => {
  const elsewhere = { 'node_modules/one': parent, 'node_modules/two/node_modules/@one/linux': linux }
  expect(await findingsOf(lock, lockOf(elsewhere))).toHaveLength(1)
})

test('the address of a registry is told, a link to a workspace is not', async () => {
  const packages = {
    'node_modules/@arvand/web': { resolved: 'web', link: true },
    'node_modules/one': { version: '1.0.0', resolved: 'https://registry.example/one-1.0.0.tgz' },
  }
  expect(await findingsOf(lock, lockOf(packages))).toEqual([expect.stringContaining('tied to an address')])
})

test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'PostgreSQL', 'OFL-1.1'])(
  '%s is allowed',
  async (license) => {
    expect(await findingsOf(licences, lockOf({ 'node_modules/one': { version: '1.0.0', license } }))).toEqual(
      [],
    )
  },
)

test.each(['GPL-3.0-only', 'AGPL-3.0', 'LGPL-3.0-or-later', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE', ''])(
  '«%s» is not allowed',
  async (license) => {
    const found = await findingsOf(licences, lockOf({ 'node_modules/one': { version: '1.0.0', license } }))
    expect(found).toEqual([expect.stringMatching(/^package-lock.json:6 one: licence/)])
  },
)

test('a tool of the developers may have another licence, and a manifest may state what the lock does not', async () => {
  const packages = {
    'node_modules/one': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/two': { version: '1.0.0' },
  }
  const manifest = { 'node_modules/two/package.json': JSON.stringify({ license: { type: 'ISC' } }) }
  expect(await findingsOf(licences, { ...lockOf(packages), ...manifest })).toEqual([])
})
