import { expect, test } from 'vitest'
import { tables } from '../../tools/checks/tables.ts'
import { findingsOf } from './findings.ts'

const stated = "export const graph = { identity: [], wallet: ['identity'], analysis: ['identity'] } as const"
const identity = `create schema identity;
create table identity.people (id uuid primary key, name text not null);
create view identity.names as select id, name from identity.people;
create function identity.first(id uuid) returns text language sql as $$ select name from identity.people $$;`

const base = {
  'server/modules.ts': stated,
  'server/modules/identity/migrations/20261120T0900-people.sql': identity,
}
const migration = 'server/modules/wallet/migrations/20261120T1000-entries.sql'
const told = (file: string, text: string) => findingsOf(tables, { ...base, [file]: text })

test.each([
  'create schema if not exists wallet; create table wallet.entries (person_id uuid references identity.people (id))',
  'create view wallet.owners as select n.name from wallet.entries e join identity.names n on n.id = e.person_id',
  'with old as (select * from wallet.entries) insert into wallet.kept select * from old',
  'create index entries__key on wallet.entries (platform.search_key(about))',
  'alter table wallet.entries add column at timestamptz; drop view wallet.old; update wallet.entries set at = now()',
])('%s passes', async (sql) => {
  expect(await told(migration, sql)).toEqual([])
})

test.each([
  ['create schema live', 'the schema live is not of wallet'],
  ['create table entries (id uuid)', 'name the schema, wallet.entries'],
  ['create table identity.purses (id uuid)', 'identity.purses is not of wallet'],
  ["create type identity.kind as enum ('a')", 'identity.kind is not of wallet'],
  ['create view identity.purses as select 1', 'identity.purses is not of wallet'],
  ['create function identity.f() returns int language sql as $$ select 1 $$', 'identity.f is not of wallet'],
  ['insert into identity.people values (1)', 'identity.people is not of wallet'],
  ['alter table identity.people add column a int', 'identity.people is not of wallet'],
  ['drop table identity.people', 'identity.people is not of wallet'],
  ['create view wallet.v as select * from identity.people', 'a table of another'],
  ['create view wallet.v as select * from people', 'name the schema'],
  [
    'create function wallet.f() returns int language sql as $$ select 1 from identity.people $$',
    'a table of another',
  ],
  [
    'create function wallet.f() returns int language plpgsql as $$ begin delete from identity.people; end $$',
    'a table of another',
  ],
  ['create extension pg_trgm', 'extensions are made by the platform'],
])('%s is told', async (sql, sentence) => {
  const found = await told(migration, `select 1;\n-- why it is so\n${sql};`)
  expect(found).toEqual([expect.stringContaining(`${migration}:3 `)])
  expect(found[0]).toContain(sentence)
})

test('foreign keys, views and calls follow the arrows', async () => {
  const against = 'server/modules/identity/migrations/20261120T1100-against.sql'
  const wallet = { [migration]: 'create table wallet.entries (id uuid); create view wallet.sums as select 1' }
  const up = (sql: string) => findingsOf(tables, { ...base, ...wallet, [against]: sql })
  expect(await up('create table identity.a (e uuid references wallet.entries)')).toEqual([
    expect.stringContaining('a foreign key to wallet.entries against the arrows'),
  ])
  expect(await up('create view identity.a as select * from wallet.sums')).toEqual([
    expect.stringContaining('identity reads wallet.sums against the arrows'),
  ])
  expect(await up('create view identity.a as select wallet.total(1)')).toEqual([
    expect.stringContaining('identity calls wallet.total against the arrows'),
  ])
})

test('analysis reads every published view and no table', async () => {
  const file = 'server/modules/analysis/migrations/20261120T1200-a.sql'
  const wallet = {
    [migration]: 'create table wallet.entries (id uuid); create view wallet.fact_sums as select 1',
  }
  const read = (from: string) =>
    findingsOf(tables, { ...base, ...wallet, [file]: `create view analysis.a as select * from ${from}` })
  expect(await read('wallet.fact_sums')).toEqual([])
  expect(await read('wallet.entries')).toEqual([expect.stringContaining('a table of another')])
})

test.each([
  "const wallet = lens<Tables<'wallet' | 'identity.names', { 'wallet.entries': { about: About } }>>()",
  "const a = wallet(tx).selectFrom('wallet.entries as e').innerJoin('identity.names as n', 'n.id', 'e.person_id')",
  'const a = sql`select platform.search_key(${name}), e.identity from wallet.entries e`',
  "refuse('identity.people')\nconst code = 'identity.session-ended'",
])('in code, %s passes', async (code) => {
  expect(await told('server/modules/wallet/tables.ts', code)).toEqual([])
})

test.each([
  ['tables.ts', "interface Wallet { 'identity.people': Person }"],
  ['entries.ts', "const people = lens<Tables<'wallet' | 'identity.people'>>()"],
  ['entries.ts', "const a = wallet(tx).selectFrom('identity.people as p')"],
  ['entries.ts', 'const a = sql`select 1 from identity.people where id = ${id}`'],
  ['entries.ts', 'const a = sql<Row>`select ${column} from identity.people`'],
  ['entries.ts', "const a = pool.query('select 1 from identity.people')"],
  ['entries.ts', 'const a = pool.query(`select ${one} from identity.people`)'],
])('in %s, %s is told', async (file, code) => {
  const found = await told(`server/modules/wallet/${file}`, `\n${code}`)
  expect(found).toEqual([expect.stringMatching(/:2 wallet reads identity.people, a table of another/)])
})

test('a lens on the whole schema of another module is told', async () => {
  const code = "const all = lens<Tables<'wallet' | 'identity'>>()"
  expect(await told('server/modules/wallet/tables.ts', code)).toEqual([
    expect.stringContaining('wallet reads identity.all, a table of another'),
  ])
})
