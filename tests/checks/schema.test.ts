import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { differences } from '../../tools/checks/schema.ts'
import { readCatalogue } from '../../tools/schema/catalogue.ts'
import { printSchema } from '../../tools/schema/print.ts'
import { treeOf } from '../../tools/tree.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

const printed = async () => printSchema(await readCatalogue(database.pool))
const told = (written: string, expected: string) =>
  differences(treeOf({ 'docs/schema.sql': written }), 'docs/schema.sql', expected)

test('the same database is printed the same; a change of any kind is told', async () => {
  const before = await printed()
  expect(told(before, await printed())).toEqual([])
  const changes = [
    "create schema orchard; comment on schema orchard is 'Trees.'",
    "create type orchard.kind as enum ('apple', 'pear')",
    'create domain orchard.height as int not null check (value > 0)',
    'create sequence orchard.numbers as int start 7',
    'create table orchard.trees (id uuid primary key, kind orchard.kind not null, height orchard.height)',
    "alter table orchard.trees add column name text not null default 'نهال'",
    'alter table orchard.trees add column long_name text generated always as (name || name) stored',
    "comment on column orchard.trees.name is 'As people call it.'",
    'alter table orchard.trees add constraint trees__tall check (height < 100)',
    'create table orchard.fruits (id bigint generated always as identity, tree_id uuid references orchard.trees)',
    'create unique index trees__name on orchard.trees (lower(name)) where height > 1',
    'create view orchard.tall as select id, name from orchard.trees where height > 10',
    'create function orchard.grow() returns trigger language plpgsql as $$ begin return new; end $$',
    'create trigger trees__grow before update on orchard.trees for each row execute function orchard.grow()',
    'create table orchard.days (day date not null) partition by range (day)',
    "create table orchard.days_2026 partition of orchard.days for values from ('2026-01-01') to ('2027-01-01')",
  ]
  let last = before
  for (const change of changes) {
    await database.pool.query(change)
    const now = await printed()
    expect(told(last, now), change).toHaveLength(1)
    last = now
  }
  const orchard = last.split('-'.repeat(80)).find((part) => part.includes('-- Trees.'))
  expect(orchard).toMatchSnapshot()
})

test('the first line that differs is told, and what is too much', () => {
  expect(told('a\nb\nc', 'a\nd\nc')).toEqual([
    {
      file: 'docs/schema.sql',
      line: 2,
      sentence: 'says «b», the database «d»; npm run schema writes it again',
    },
  ])
  expect(told('a\nb', 'a')).toHaveLength(1)
  expect(differences(treeOf({}), 'docs/schema.sql', 'a')).toHaveLength(1)
})
