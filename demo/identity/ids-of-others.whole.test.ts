import type { Endpoint } from '@arvand/contracts/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { walkTo } from '#server/testing/walk/ask'
import { asksId, madeAsk } from '#server/testing/walk/made-ask'
import { aPerson } from '#testing/identity'
import { aFilledApp } from '../filled-app.ts'

// Every id of a person of the demo is tried at every endpoint by somebody else, who learns and teaches.

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

/** Columns that say whose a row is. */
const owners = [
  ...['person_id', 'owner_id', 'payer_id', 'buyer_id', 'learner_id', 'author_id', 'sender_id', 'by_id'],
  ...['teacher_id', 'giver_id', 'holder_id'],
]

/** Tables of what everybody may see or act on; whoever likes a post changes its count. */
const shared = new Set([
  ...['articles.articles', 'articles.series', 'certificates.certificates', 'discussion.comments'],
  ...['discussion.threads', 'social.posts', 'surveys.surveys'],
  ...[
    'courses.courses',
    'courses.paths',
    'courses.reviews',
    'courses.review_replies',
    'courses.course_turns',
  ],
  ...['courses.removals', 'exams.exams', 'exams.groups', 'exams.practice_groups', 'live.webinars'],
  ...['live.rooms', 'live.meet_days', 'live.meet_hours', 'live.meet_moves', 'live.meet_slots'],
  ...['live.sessions', 'interop.tools', 'identity.accounts', 'identity.audit'],
])
/** Others cause rows of these, but read none. */
const causedByOthers = new Set(['notices.notices'])
/** Work that the platform has before it, and what it sends. */
const machinery = /^(pgboss|platform)\./

interface OwnTable {
  readonly name: string
  readonly owner: string
}

/** The tables whose rows belong to one person each, and have an id. */
async function privateTables(): Promise<OwnTable[]> {
  const { rows } = await arvand.database.pool.query<{ name: string; owner: string }>(
    `select c.table_schema || '.' || c.table_name as name, min(c.column_name) as owner
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       join information_schema.columns i on i.table_schema = c.table_schema and i.table_name = c.table_name
        and i.column_name = 'id' and i.data_type = 'uuid'
      where t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.column_name = any($1)
      group by 1 order by 1`,
    [owners],
  )
  return rows.filter(({ name }) => !shared.has(name) && !machinery.test(name))
}

interface Owned {
  readonly table: string
  readonly id: string
  /** Texts of the row that only its person may read. */
  readonly secrets: readonly string[]
}

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 12 && /\s/.test(value) && !/^\d{4}-\d{2}-\d{2}/.test(value)

interface InnerTable {
  readonly name: string
  readonly column: string
  readonly outer: string
}

/** The tables whose rows have an id and belong to a row of one of these: answers of an attempt, lines of a factor. */
async function innerTables(tables: readonly OwnTable[]): Promise<InnerTable[]> {
  const { rows } = await arvand.database.pool.query<InnerTable>(
    `select f.conrelid::regclass::text as name, a.attname as column, f.confrelid::regclass::text as outer
       from pg_constraint f
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
       join pg_attribute i on i.attrelid = f.conrelid and i.attname = 'id' and i.atttypid = 'uuid'::regtype
      where f.contype = 'f' and array_length(f.conkey, 1) = 1 and f.confrelid <> f.conrelid
        and f.confrelid::regclass::text = any($1) and not f.conrelid::regclass::text = any($2)
      order by 1, 2`,
    [tables.map(({ name }) => name), [...tables.map(({ name }) => name), ...shared]],
  )
  return rows
}

async function ownedBy(personId: string, tables: readonly OwnTable[]): Promise<Owned[]> {
  const found: Owned[] = []
  for (const { name, column, outer } of await innerTables(tables)) {
    const owner = tables.find((one) => one.name === outer)?.owner ?? ''
    const { rows } = await arvand.database.pool.query<Record<string, unknown>>(
      `select t.* from ${name} t join ${outer} o on o.id = t.${column} where o.${owner} = $1 order by t.id desc limit 1`,
      [personId],
    )
    for (const row of rows)
      found.push({ table: name, id: String(row.id), secrets: Object.values(row).filter(isSecret) })
  }
  for (const { name, owner } of tables) {
    const { rows } = await arvand.database.pool.query<Record<string, unknown>>(
      `select * from ${name} where ${owner} = $1 order by id desc limit 1`,
      [personId],
    )
    for (const row of rows)
      found.push({ table: name, id: String(row.id), secrets: Object.values(row).filter(isSecret) })
  }
  return found
}

/** What the person's rows are, table by table. */
async function printOf(personId: string, tables: readonly OwnTable[]): Promise<Map<string, string>> {
  const asked = tables
    .filter(({ name }) => !causedByOthers.has(name))
    .map(
      ({ name, owner }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t.id), '')) as print from ${name} t where t.${owner} = $1`,
    )
  const { rows } = await arvand.database.pool.query<{ name: string; print: string }>(
    asked.join(' union all '),
    [personId],
  )
  return new Map(rows.map(({ name, print }) => [name, print]))
}

const nameOf = ({ service, path }: Endpoint) => `${service}/${path}`
let others = 0
/** Somebody with a mobile abroad, which nobody of the demo has. */
const anotherPerson = () =>
  aPerson(arvand, { roles: ['teacher'], mobile: `+4915${String(++others).padStart(8, '0')}` })

/** Some endpoints end the session or the account that calls them, and all have limits for one person. */
const callsOfOne = 8

test.each(['+989120000001', '+989120000003'])(
  'nobody reads or changes by an id what belongs to %s',
  async (mobile) => {
    const { rows } = await arvand.database.pool.query('select id from identity.accounts where mobile = $1', [
      mobile,
    ])
    const personId = String(rows[0]?.id)
    const tables = await privateTables()
    const owned = await ownedBy(personId, tables)
    expect(owned.length).toBeGreaterThan(10)
    const told: string[] = []
    let before = await printOf(personId, tables)
    let [tried, reached] = [0, 0]
    for (const endpoint of arvand.endpoints.filter(asksId)) {
      if (endpoint.access === 'manager') continue
      let token = ''
      for (const [at, { table, id, secrets }] of owned.entries()) {
        if (at % callsOfOne === 0) token = (await anotherPerson()).token
        const { status, problem, answer } = await walkTo(arvand.app, endpoint, {
          ...madeAsk(endpoint, id),
          token,
        })
        tried += 1
        if (problem.code !== 'request.invalid') reached += 1
        const text = JSON.stringify(answer ?? problem)
        const leaked = secrets.filter((secret) => text.includes(secret))
        if (leaked.length > 0) told.push(`${nameOf(endpoint)} tells of ${table}: ${leaked[0]}`)
        if (status >= 500) told.push(`${nameOf(endpoint)} fails on ${table}: ${status}`)
      }
      const after = await printOf(personId, tables)
      for (const [name, print] of after)
        if (before.get(name) !== print) told.push(`${nameOf(endpoint)} changes ${name}`)
      before = after
    }
    console.info(`${mobile}: ${owned.length} ids, ${tried} asks, ${reached} past the shape of their endpoint`)
    expect(told).toEqual([])
    expect(reached).toBeGreaterThan(tried / 2)
  },
  900_000,
)
