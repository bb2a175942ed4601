import { expect, test } from 'vitest'
import { hashOf, migrations } from '../../tools/checks/migrations.ts'
import { findingsOf } from './findings.ts'

const file = 'server/modules/wallet/migrations/20261120T1000-entries.sql'
const frozen = (files: Record<string, string>) =>
  Object.entries(files)
    .map(([path, text]) => `${hashOf(text)}  ${path}\n`)
    .join('')
const told = (files: Record<string, string>) =>
  findingsOf(migrations, { ...files, 'docs/migrations.lock': frozen(files) })

test('a frozen migration with a good name passes', async () => {
  expect(await told({ [file]: 'create table wallet.entries (id uuid primary key);' })).toEqual([])
})

test.each([
  'entries.sql',
  '20261320T1000-entries.sql',
  '20261120T2500-a.sql',
  '20261120T1000.sql',
  '20261120T1000-A.sql',
])('the name %s is told', async (name) => {
  const path = `server/modules/wallet/migrations/${name}`
  expect(await told({ [path]: 'select 1' })).toEqual([`${path}:1 a migration is YYYYMMDDTHHMM-words.sql`])
})

test('two migrations of one time are told, across modules', async () => {
  const other = 'server/modules/live/migrations/20261120T1000-webinars.sql'
  expect(await told({ [other]: 'select 1', [file]: 'select 1' })).toEqual([
    `${file}:1 has the time of ${other}; which is first?`,
  ])
})

test('a changed, a removed and a belated one are told', async () => {
  const lock = { 'docs/migrations.lock': frozen({ [file]: 'select 1' }) }
  const older = 'server/modules/live/migrations/20261119T1000-webinars.sql'
  const newer = 'server/modules/live/migrations/20261121T1000-webinars.sql'
  const files = { [file]: 'select 1', ...lock }
  expect(await findingsOf(migrations, { ...files, [file]: 'select 2' })).toEqual([
    `${file}:1 is frozen and was changed; write a new one`,
  ])
  expect(await findingsOf(migrations, lock)).toEqual([`${file}:1 is frozen and was removed`])
  expect(await findingsOf(migrations, { ...files, [older]: 'select 1' })).toEqual([
    expect.stringContaining(`${older}:1 is older than 20261120T1000-entries.sql`),
  ])
  expect(await findingsOf(migrations, { ...files, [newer]: 'select 1' })).toEqual([
    expect.stringContaining(`${newer}:1 is not in docs/migrations.lock`),
  ])
})

test.each([
  ['create tabel wallet.a (id uuid)', 'not SQL of PostgreSQL 15'],
  ['create table wallet.a (b int, c int generated always as (b) virtual)', 'not SQL of PostgreSQL 15'],
  ['create table wallet.a (id uuid default uuidv7())', 'uuidv7() came with PostgreSQL 18'],
  ['select any_value(a) from wallet.a', 'any_value() came with PostgreSQL 16'],
  ['drop table wallet.a', 'drops wallet.a without a comment'],
  ['alter table wallet.a drop column b', 'drops column b without a comment'],
  ['do $$ begin end $$', 'a do block'],
])('%s is told', async (sql, sentence) => {
  expect(await told({ [file]: `select 1;\n\n${sql};\n` })).toEqual([
    expect.stringContaining(`${file}:3 ${sentence}`),
  ])
})

test('a drop that says why, and a word in a text, pass', async () => {
  const sql =
    "-- nobody read it since entries came\ndrop table wallet.old;\nselect 'uuidv7()'; -- uuidv7() is 18's\n"
  expect(await told({ [file]: sql })).toEqual([])
})

test('queries in code are held to the same version', async () => {
  const code = '\nconst a = sql`\n  select any_value(a)\n`\nconst b = anyOther`any_value(a)`'
  expect(await findingsOf(migrations, { 'server/modules/wallet/a.ts': code })).toEqual([
    'server/modules/wallet/a.ts:3 any_value() came with PostgreSQL 16; 15 does not have it',
  ])
})
