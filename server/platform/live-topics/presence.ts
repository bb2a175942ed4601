import { type RawBuilder, sql } from 'kysely'
import { type Db, lens, type Tables, type Tx, transaction } from '../database.ts'

const platform = lens<Tables<'platform.topic_connections'>>()

export interface Connected {
  readonly topic: string
  readonly connection: string
  readonly personId: string
}

/** A process that was silent for so long is dead, and its connections with it. */
const silentMs = 60_000
const aliveSince = (now: Date) => new Date(now.getTime() - silentMs)

/** Notes that a connection follows a topic; resolves to whether it is the person's first one there. */
export async function notePresent(
  db: Db,
  { topic, connection, personId }: Connected,
  process: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_first: boolean }>`
    with noted as (
      insert into platform.topic_connections (topic, connection, process, person_id, seen_at)
      values (${topic}, ${connection}, ${process}, ${personId}, ${now})
      on conflict (topic, connection) do update set seen_at = excluded.seen_at
    )
    select not exists (
      select from platform.topic_connections
       where topic = ${topic} and person_id = ${personId} and connection <> ${connection}
    ) as is_first
  `.execute(platform(db))
  return rows[0]?.is_first ?? true
}

export const noteDoing = (
  db: Db,
  { topic, connection }: Pick<Connected, 'topic' | 'connection'>,
  doing: string | null,
) =>
  platform(db)
    .updateTable('platform.topic_connections')
    .set({ doing })
    .where('topic', '=', topic)
    .where('connection', '=', connection)
    .execute()

/** A person who follows a topic no more. */
export interface Gone {
  readonly topic: string
  readonly person_id: string
}

/** Takes connections off; resolves to the people who have no other one there. */
export const noteGone = (db: Db, gone: readonly Pick<Connected, 'topic' | 'connection'>[]): Promise<Gone[]> =>
  transaction(db, async (tx) => {
    const given = sql`unnest(
      ${gone.map(({ topic }) => topic)}::text[], ${gone.map(({ connection }) => connection)}::text[]
    ) as given (topic, connection)`
    await lockTogether(tx, given)
    const { rows } = await sql<Gone>`
      with gone as (
        delete from platform.topic_connections there
         using ${given}
         where there.topic = given.topic and there.connection = given.connection
        returning there.topic, there.connection, there.person_id
      )
      ${peopleOf}
    `.execute(platform(tx))
    return rows
  })

/**
 * Locks all connections of these people at these topics. Otherwise two that go at the same moment, at two processes,
 * would each see the other, and nobody would be told that the person left.
 */
const lockTogether = (tx: Tx, given: RawBuilder<unknown>) =>
  sql`
    select from platform.topic_connections there
     where (there.topic, there.person_id) in (
       select own.topic, own.person_id
         from ${given}
         join platform.topic_connections own on own.topic = given.topic and own.connection = given.connection
     )
     order by there.topic, there.connection
       for update
  `.execute(platform(tx))

/** Keeps a process's connections alive, and takes off those of dead processes; resolves to the people who went so. */
export async function tendPresence(db: Db, process: string, now: Date): Promise<Gone[]> {
  await platform(db)
    .updateTable('platform.topic_connections')
    .set({ seen_at: now })
    .where('process', '=', process)
    .execute()
  const { rows } = await sql<Gone>`
    with gone as (
      delete from platform.topic_connections
       where seen_at < ${aliveSince(now)}
      returning topic, connection, person_id
    )
    ${peopleOf}
  `.execute(platform(db))
  return rows
}

/** The deleted rows are still seen by the rest of their statement. */
const peopleOf = sql`
  select distinct gone.topic, gone.person_id from gone
   where not exists (
     select from platform.topic_connections other
      where other.topic = gone.topic and other.person_id = gone.person_id
        and not exists (
          select from gone twin where twin.topic = other.topic and twin.connection = other.connection
        )
   )
`

const mostTold = 1000

/** Who follows a topic, by their first connection; what one does there is what any of their connections says. */
export const peopleAt = (db: Db, topic: string, now: Date) =>
  platform(db)
    .selectFrom('platform.topic_connections')
    .select(({ fn }) => ['person_id as personId', fn.max('doing').as('doing')])
    .where('topic', '=', topic)
    .where('seen_at', '>=', aliveSince(now))
    .groupBy('person_id')
    .orderBy(({ fn }) => fn.min('connection'))
    .limit(mostTold)
    .execute()

/** What a person is doing at a topic, by any of their connections; null: nothing in particular. */
export async function doingAt(db: Db, topic: string, personId: string): Promise<string | null> {
  const there = await platform(db)
    .selectFrom('platform.topic_connections')
    .select(({ fn }) => fn.max('doing').as('doing'))
    .where('topic', '=', topic)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return there?.doing ?? null
}
