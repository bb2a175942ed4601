import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { readCatalogue } from '../../tools/schema/catalogue.ts'
import { printRows } from '../../tools/schema/rows.ts'

let database: TestDatabase
let printed: string
beforeAll(async () => {
  database = await aDatabase()
  await database.pool.query(`create schema orchard;
create table orchard.trees (
  id uuid primary key,
  number bigint generated always as identity,
  kind text not null check (kind in ('apple', 'pear')),
  state text not null default 'young' check (state in ('young', 'old')),
  names text[] not null default '{}',
  uses text[] not null check (uses <@ array['wood', 'fruit']),
  shape jsonb not null,
  notes jsonb,
  planted date,
  felled_at timestamptz,
  price numeric not null,
  is_tall boolean not null,
  constraint trees__felled check (felled_at is null or state in ('old'))
);
create table orchard.fruits (tree_id uuid not null references orchard.trees, weight bigint not null);
create view orchard.standing as
  select id, kind, planted, shape, names || array['tree'] as all_names, notes ->> 'by' as by, false as is_sold
  from orchard.trees where felled_at is null and planted is not null;
create view orchard.crops as
  select t.id, t.planted, f.weight, coalesce(f.weight, 0) as weighed, f.tree_id is not null as has_fruits,
    case when t.is_tall then 'ladder' else 'hand' end as by,
    (select count(*) from orchard.fruits) as all_fruits, (select min(weight) from orchard.fruits) as least
  from orchard.trees t left join orchard.fruits f on f.tree_id = t.id;
create view orchard.counted as
  select id, 'apple' as kind, true as is_sure from orchard.standing union all select tree_id, 'plum', null from orchard.fruits;
create view orchard.heavy as select c.id, s.kind from orchard.crops c join orchard.standing s on s.id = c.id`)
  printed = await printRows(database.pool, await readCatalogue(database.pool))
})
afterAll(() => database.close())

const rowOf = (name: string) =>
  new RegExp(`export interface Orchard${name} \\{\\n(.*?)\\n\\}`, 's')
    .exec(printed)?.[1]
    ?.split('\n')
    .map((line) => line.trim())

test('a table has the types its values are read in, the texts of its checks, and says what may be left out', () => {
  expect(rowOf('Trees')).toEqual([
    'felled_at: Date | null;',
    'id: string;',
    'is_tall: boolean;',
    'kind: "apple" | "pear";',
    'names: Generated<string[]>;',
    'notes: Json | null;',
    'number: GeneratedAlways<number>;',
    'planted: string | null;',
    'price: Numeric;',
    'shape: Json;',
    'state: Generated<"young" | "old">;',
    'uses: ArrayType<"wood" | "fruit">;',
  ])
})

test('a view has the columns of its tables; null only where a row may lack the value', () => {
  expect(rowOf('Standing')).toEqual([
    'all_names: string[];',
    'by: string | null;',
    'id: string;',
    'is_sold: boolean;',
    'kind: "apple" | "pear";',
    'planted: string;',
    'shape: Json;',
  ])
  expect(rowOf('Crops')).toEqual([
    'all_fruits: number;',
    'by: "ladder" | "hand";',
    'has_fruits: boolean;',
    'id: string;',
    'least: number | null;',
    'planted: string | null;',
    'weighed: number;',
    'weight: number | null;',
  ])
  expect(rowOf('Counted')).toEqual(['id: string;', 'is_sure: boolean | null;', 'kind: "apple" | "plum";'])
  expect(rowOf('Heavy')).toEqual(['id: string;', 'kind: "apple" | "pear";'])
})

test('tables of PostgreSQL and of the job library are left out', () => {
  expect(printed).not.toMatch(/pgboss|pg_catalog|information_schema/i)
})
