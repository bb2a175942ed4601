import type { TestApp } from '#server/testing/app'

type Pool = TestApp['database']['pool']

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

export interface OwnTable {
  readonly name: string
  readonly owner: string
}

/** The tables whose rows belong to one person each, and have an id. */
export async function privateTables(pool: Pool): Promise<OwnTable[]> {
  const { rows } = await pool.query<{ name: string; owner: string }>(
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

export interface Owned {
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
async function innerTables(pool: Pool, tables: readonly OwnTable[]): Promise<InnerTable[]> {
  const { rows } = await pool.query<InnerTable>(
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

/** Ids of a person's rows: the newest and the oldest of each table, and what belongs to them. */
export async function ownedBy(pool: Pool, personId: string, tables: readonly OwnTable[]): Promise<Owned[]> {
  const found = new Map<string, Owned>()
  const add = async (table: string, rowsOf: string) => {
    for (const order of ['desc', 'asc']) {
      const text = `${rowsOf} order by t.id ${order} limit 1`
      const { rows } = await pool.query<Record<string, unknown>>(text, [personId])
      for (const row of rows) {
        const id = String(row.id)
        found.set(`${table} ${id}`, { table, id, secrets: Object.values(row).filter(isSecret) })
      }
    }
  }
  for (const { name, column, outer } of await innerTables(pool, tables)) {
    const owner = tables.find((one) => one.name === outer)?.owner ?? ''
    await add(name, `select t.* from ${name} t join ${outer} o on o.id = t.${column} where o.${owner} = $1`)
  }
  for (const { name, owner } of tables) await add(name, `select t.* from ${name} t where t.${owner} = $1`)
  return [...found.values()]
}

/** What the person's rows are, table by table. */
export async function printOf(
  pool: Pool,
  personId: string,
  tables: readonly OwnTable[],
): Promise<Map<string, string>> {
  const asked = tables
    .filter(({ name }) => !causedByOthers.has(name))
    .map(
      ({ name, owner }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t.id), '')) as print from ${name} t where t.${owner} = $1`,
    )
  const { rows } = await pool.query<{ name: string; print: string }>(asked.join(' union all '), [personId])
  return new Map(rows.map(({ name, print }) => [name, print]))
}

/** The newest of each kind of what everybody may see and a teacher alone may change. */
export const sharedOf: Readonly<Record<string, string>> = {
  'courses.courses': 'select * from courses.courses where owner_id = $1 order by id desc limit 1',
  'courses.sections': `select s.* from courses.sections s join courses.courses c on c.id = s.course_id
    where c.owner_id = $1 order by s.id desc limit 1`,
  'courses.lessons': `select l.* from courses.lessons l join courses.sections s on s.id = l.section_id
    join courses.courses c on c.id = s.course_id where c.owner_id = $1 order by l.id desc limit 1`,
  'exams.exams': 'select * from exams.exams where owner_id = $1 order by id desc limit 1',
  'exams.practice_groups': 'select * from exams.practice_groups where owner_id = $1 order by id desc limit 1',
  'live.webinars': 'select * from live.webinars where owner_id = $1 order by id desc limit 1',
  'live.rooms': `select r.* from live.rooms r where exists (
      select from live.room_people p where p.room_id = r.id and p.person_id = $1 and p.role = 'host'
    ) order by r.id desc limit 1`,
  'live.sessions': `select s.* from live.sessions s join live.classes c on c.id = s.item_id and c.kind = s.kind
    where c.host_id = $1 order by s.id desc limit 1`,
  'surveys.surveys': 'select * from surveys.surveys where owner_id = $1 order by id desc limit 1',
  'articles.articles': 'select * from articles.articles where author_id = $1 order by id desc limit 1',
}
