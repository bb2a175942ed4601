import * as panel from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSql, type Statement } from '#server/testing/recorded-sql'
import { aPerson, type TestPerson } from '#testing/identity'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 900_000 })

const [posts, authors, followed, followers] = [1_000_000, 20_000, 2_000, 100_000]

let arvand: TestApp
let reader: TestPerson
let quiet: TestPerson
let star: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  reader = await aPerson(arvand)
  quiet = await aPerson(arvand)
  star = await aPerson(arvand)
  const client = await arvand.database.pool.connect()
  try {
    await client.query(withoutKeys)
    for (const [text, values] of fillings()) await client.query(text, values)
    await client.query(
      'vacuum analyze social.posts, social.follows, social.post_tags, discussion.threads, discussion.comments',
    )
  } finally {
    client.release(true)
  }
})
afterAll(() => arvand.close())

/** Rows are filled in without looking up whom each refers to. */
const withoutKeys = `do $$ declare k record; begin
  for k in select conrelid::regclass as t, conname from pg_constraint where contype = 'f' and conrelid in
    ('social.posts'::regclass, 'social.follows'::regclass, 'social.post_tags'::regclass, 'social.topic_follows'::regclass,
     'discussion.threads'::regclass, 'discussion.comments'::regclass)
  loop execute format('alter table %s drop constraint %I', k.t, k.conname); end loop; end $$`

/** A year of posts by all authors in turn; every twentieth has one of fifty hashtags. */
const fillings = (): [string, unknown[]][] => [
  [
    // An id as the app makes them.
    `create function pg_temp.person_id(n bigint) returns uuid language sql immutable as
     $$select (substr(m, 1, 12) || '7' || substr(m, 14, 3) || '8' || substr(m, 18, 15))::uuid from md5('person ' || n) as m$$`,
    [],
  ],
  [
    `insert into identity.accounts (id, name, mobile, referral_code, created_at)
     select pg_temp.person_id(n), 'کاربر ' || n, '+98910' || lpad(n::text, 7, '0'), 'q' || lpad(n::text, 8, '0'),
       timestamptz '2025-01-01'
     from generate_series(1, $1::int) as n`,
    [followers],
  ],
  [
    `create temporary table made as
     select n, at, pg_temp.person_id(1 + n % $2) as author_id,
       (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8'
         || substr(md5(n::text), 4, 15))::uuid as id
     from generate_series(1, $1::int) as n
       cross join lateral (select $3::timestamptz - ($1::int - n) * interval '31 seconds' as at) as time`,
    [posts, authors, arvand.platform.clock.now()],
  ],
  [
    `insert into discussion.threads (id, about_kind, about_id, author_id, title, at, moved_at, likes, answers)
     select id, 'post', id, author_id, 'پست', at, at, case when n % 7 = 0 then n % 90 else 0 end, n % 3 from made`,
    [],
  ],
  [
    `insert into discussion.comments (id, thread_id, root_id, author_id, by_staff, body, at)
     select id, id, id, author_id, false, 'پست', at from made`,
    [],
  ],
  [
    `insert into social.posts (id, author_id, visibility, at)
     select id, author_id, case when n % 10 = 0 then 'followers' else 'everyone' end, at from made`,
    [],
  ],
  [
    `insert into social.post_tags (tag, post_id, title)
     select 'برچسب' || n / 20 % 50, id, 'برچسب' || n / 20 % 50 from made where n % 20 = 3`,
    [],
  ],
  [
    `insert into social.follows (follower_id, followed_id, at)
     select $1, pg_temp.person_id(n * 10), now() from generate_series(1, $2::int) as n`,
    [reader.id, followed],
  ],
  [
    // These write nothing.
    `insert into social.follows (follower_id, followed_id, at)
     select $1, pg_temp.person_id($3 + n * 10), now() from generate_series(1, $2::int) as n`,
    [quiet.id, followed, authors],
  ],
  [
    `insert into social.topic_follows (person_id, tag, title, at)
     select $1, 'برچسب' || n, 'برچسب' || n, now() from generate_series(1, 40, 10) as n`,
    [reader.id],
  ],
  [
    `insert into social.follows (follower_id, followed_id, at)
     select pg_temp.person_id(n), $1, now() from generate_series(1, $2::int) as n`,
    [star.id, followers],
  ],
]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}

/** How long the database works for these statements, planning included, and what it reads of posts. */
async function measure(statements: readonly Statement[]) {
  let ms = 0
  const reads: { how: string; rows: number }[] = []
  const look = (plan: Plan) => {
    if (plan['Relation Name'] === 'posts')
      reads.push({ how: plan['Node Type'], rows: plan['Actual Rows'] * plan['Actual Loops'] })
    for (const inner of plan.Plans ?? []) look(inner)
  }
  for (const { text, values = [] } of statements) {
    const { rows } = await arvand.database.pool.query(`explain (analyze, timing off, format json) ${text}`, [
      ...values,
    ])
    const [{ Plan: plan, 'Planning Time': planning, 'Execution Time': execution }] = rows[0]['QUERY PLAN']
    ms += planning + execution
    look(plan)
  }
  return { ms, reads }
}

const isAsked = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text)

/** The first page of somebody: its posts, and what the database does for it at best of nine. */
async function firstPage(by: TestPerson, order: 'time' | 'ranked') {
  let ids: string[] = []
  const statements = await recordSql(async () => {
    const { status, answer } = await arvand.call(panel.listFeed, { order }, by)
    expect(status).toBe(200)
    ids = answer.items.map(({ id }) => id)
  })
  const asked = statements.filter(isAsked)
  const runs = []
  for (let run = 0; run < 9; run++) runs.push(await measure(asked))
  const least = Math.min(...runs.map(({ ms }) => ms))
  return {
    ids,
    figure: `${least.toFixed(1)} ms of the database, ${asked.length} statements`,
    reads: runs[0]?.reads ?? [],
  }
}

test.each(['time', 'ranked'] as const)(
  'the first page of 1,000,000 posts by 2,000 followed people reads few of them, by %s',
  async (order) => {
    const { ids, figure, reads } = await firstPage(reader, order)
    expect(new Set(ids).size).toBe(10)
    process.stdout.write(`first page by ${order}: ${figure}\n`)
    expect(reads.map(({ how }) => how)).not.toContain('Seq Scan')
    expect(reads.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(30_000)
  },
)

test('of 2,000 followed people who write nothing, no table of posts is read through', async () => {
  const { ids, figure, reads } = await firstPage(quiet, 'time')
  expect(ids).toEqual([])
  process.stdout.write(`first page of quiet people: ${figure}\n`)
  expect(reads.map(({ how }) => how)).not.toContain('Seq Scan')
})

test.each(['time', 'ranked'] as const)('pages stay as they are while posts arrive, by %s', async (order) => {
  const friend = await aPerson(arvand)
  expect((await arvand.call(panel.followPerson, { personId: friend.id, on: true }, reader)).status).toBe(200)
  const read = async (pages: number, come: boolean) => {
    const ids: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < pages; page++) {
      const { answer } = await arvand.call(panel.listFeed, { order, cursor }, reader)
      ids.push(...answer.items.map(({ id }) => id))
      cursor = answer.nextCursor ?? undefined
      if (!come) continue
      arvand.platform.clock.pass(1)
      await arvand.call(panel.writePost, { text: 'تازه', requestId: newId() }, friend)
    }
    return ids
  }
  const still = await read(4, false)
  expect(new Set(still).size).toBe(40)
  expect(await read(4, true)).toEqual(still)
  if (order === 'time') expect((await read(1, false)).slice(4)).toEqual(still.slice(0, 6))
})

test('a post of somebody with 100,000 followers costs what it costs anybody', async () => {
  const nobody = await aPerson(arvand)
  const statementsOf = (by: TestPerson) =>
    recordSql(async () => {
      const body = { text: 'سلام به همه', requestId: newId() }
      expect((await arvand.call(panel.writePost, body, by)).status).toBe(200)
    })
  const known = await statementsOf(nobody)
  const begun = performance.now()
  const many = await statementsOf(star)
  process.stdout.write(`a post for ${followers} followers: ${(performance.now() - begun).toFixed(1)} ms\n`)
  expect(many.map(({ text }) => text)).toEqual(known.map(({ text }) => text))
  expect(many.filter(({ text }) => /\bsocial"?\."?follows\b/.test(text))).toEqual([])
})
