import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, type Tx, transaction } from '#platform/database'
import { anApp, type TestApp } from '#server/testing/app'
import { listAudit } from '../audit/list-audit.ts'
import { identity } from '../tables.ts'
import { countOpenApplications } from '../teaching/application-queries.ts'
import { listApplications } from '../teaching/list-applications.ts'
import { aPerson } from '../testing.ts'
import { listPeople } from './list-people.ts'

const people = 20_000

let arvand: TestApp
let db: Db
let someone: string
beforeAll(async () => {
  arvand = await anApp()
  db = arvand.database.db
  const { pool } = arvand.database
  someone = (await aPerson(arvand, { name: 'شهرناز دل‌آرام' })).id
  await pool.query(
    `insert into identity.accounts (id, name, mobile, email, referral_code, created_at)
     select gen_random_uuid(), 'دانشجو ' || n, '+98910' || lpad(n::text, 7, '0'), 'p' || n || '@example.com',
       'q' || lpad(n::text, 8, '0'), timestamptz '2025-01-01' + n * interval '30 minutes'
     from generate_series(1, $1::int) as n`,
    [people],
  )
  await pool.query(
    `insert into identity.roles (person_id, role, granted_at)
     select id, 'teacher', created_at from identity.accounts order by mobile limit 40`,
  )
  await pool.query(
    `insert into identity.audit (id, at, act, person_id, actor_id, address, user_agent)
     select gen_random_uuid(), created_at, 'signed-in', id, id, '', '' from identity.accounts`,
  )
  await pool.query(
    `insert into identity.teaching_applications (id, person_id, field, biography, national_code, sheba, sent_at)
     select gen_random_uuid(), id, 'ریاضی', 'متن', '0499370899', 'IR062960000000100324200001', created_at
     from identity.accounts`,
  )
  await pool.query(
    `insert into identity.teaching_verdicts (application_id, verdict, given_at)
     select id, 'accepted', sent_at from identity.teaching_applications where field = 'ریاضی' and random() < 0.99`,
  )
  await pool.query(
    'update identity.teaching_applications set is_open = false where id in (select application_id from identity.teaching_verdicts)',
  )
  await pool.query('vacuum analyze identity.accounts, identity.roles, identity.audit')
  await pool.query('vacuum analyze identity.teaching_applications, identity.teaching_verdicts')
})
afterAll(() => arvand.close())

/** Tables that PostgreSQL read from end to end for this work, by its own count. */
function readWhole(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  return transaction(db, async (tx) => {
    // The statistics include earlier reads of this connection that are not flushed yet, so only the difference counts.
    const before = await readsOf(tx)
    await work(tx)
    const after = await readsOf(tx)
    return [...after].filter(([name, reads]) => reads > (before.get(name) ?? 0n)).map(([name]) => name)
  })
}

async function readsOf(tx: Tx): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ name: string; reads: string }>`
    select relname as name, seq_scan as reads from pg_stat_xact_user_tables where schemaname = 'identity'
  `.execute(identity(tx))
  return new Map(rows.map(({ name, reads }) => [name, BigInt(reads)]))
}

// The table of roles is small and may be read whole.
const large = ['accounts', 'audit', 'teaching_applications', 'teaching_verdicts']
const expectIndexes = async (work: (tx: Tx) => Promise<unknown>) =>
  expect((await readWhole(work)).filter((name) => large.includes(name))).toEqual([])

const secondPage = async (list: (cursor?: string) => Promise<{ nextCursor: string | null }>) => {
  const { nextCursor } = await list()
  if (nextCursor === null) throw new Error('there is no second page')
  await list(nextCursor)
}

test.each([
  {},
  { q: 'دل‌ارام' },
  { q: '09100000007' },
  { q: 'p7@example.com' },
  { role: 'teacher' as const },
  { role: 'teacher' as const, q: 'دانشجو ۱۷' },
])('people %j are found by an index', (ask) => expectIndexes((tx) => listPeople(tx, ask)))

test.each(['newest', 'seen', 'name'] as const)('and so is their second page, %s', (order) =>
  expectIndexes((tx) => secondPage((cursor) => listPeople(tx, { order, cursor }))),
)

test.each([{}, { act: 'signed-in' }, { act: 'role-taken' }])('what was done, %j', (ask) =>
  expectIndexes((tx) => listAudit(tx, {}, ask)),
)

test('what was done to one person, and the second page of all', async () => {
  await expectIndexes((tx) => listAudit(tx, {}, { personId: someone }))
  await expectIndexes((tx) => listAudit(tx, {}, { actorId: someone }))
  await expectIndexes((tx) => secondPage((cursor) => listAudit(tx, {}, { act: 'signed-in', cursor })))
})

test('how many applications wait', () => expectIndexes(countOpenApplications))

test.each(['open', 'accepted'] as const)('applications that are %s', (state) =>
  expectIndexes((tx) => secondPage((cursor) => listApplications(tx, { state, cursor }))),
)
