import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { type Db, lens, type Tables } from '../database.ts'
import type { Published } from './topic.ts'

const platform = lens<Tables<'platform.topic_messages' | 'platform.topics'>>()

/** Pages that were cut for longer load their data anew. */
const keptMs = 10 * 60_000
const forgottenMs = 7 * 86_400_000
/** More than that is not sent one by one either. */
const mostMissed = 200

/** Keeps a message as the next one of its topic. */
export async function keepMessage(
  db: Db,
  at: Date,
  { topic, event, payload }: { readonly topic: string; readonly event: string; readonly payload: unknown },
): Promise<Published> {
  // Never less than the milliseconds of today, so that a topic that was forgotten goes on above its old sequences.
  const { rows } = await sql<{ sequence: number; previous: number }>`
    with head as (
      insert into platform.topics as known (topic, sequence, previous, at)
      values (${topic}, ${at.getTime()}, 0, ${at})
      on conflict (topic) do update
        set sequence = greatest(known.sequence + 1, excluded.sequence), previous = known.sequence, at = excluded.at
      returning sequence, previous
    ), kept as (
      insert into platform.topic_messages (topic, sequence, previous, event, payload, at)
      select ${topic}, sequence, previous, ${event}, ${JSON.stringify(payload)}::jsonb, ${at} from head
    )
    select sequence::float8 as sequence, previous::float8 as previous from head
  `.execute(platform(db))
  const [kept] = rows
  if (!kept) throw new Error(`no sequence for ${topic}`)
  return { ...kept, event, payload }
}

/**
 * Where a topic stands, and what came after a message that a page knows, oldest first; null: that is no longer known
 * or too much, so that the page loads its data anew.
 */
export async function messagesAfter(
  db: Db,
  topic: string,
  after: number | undefined,
): Promise<{ sequence: number; missed: Published[] | null }> {
  const { rows } = await sql<Published>`
    select sequence::float8 as sequence, previous::float8 as previous, event, payload
      from platform.topic_messages
     where topic = ${topic} and sequence > ${after ?? Number.MAX_SAFE_INTEGER}
     order by platform.topic_messages.sequence
     limit ${mostMissed + 1}
  `.execute(platform(db))
  const last = rows.at(-1)?.sequence ?? (await sequenceOf(db, topic))
  if (after === undefined) return { sequence: last, missed: null }
  const isWhole = rows.length === 0 ? last === after : rows[0]?.previous === after
  return { sequence: last, missed: isWhole && rows.length <= mostMissed ? rows : null }
}

async function sequenceOf(db: Db, topic: string): Promise<number> {
  const row = await platform(db)
    .selectFrom('platform.topics')
    .select(sql<number>`sequence::float8`.as('sequence'))
    .where('topic', '=', topic)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/** Deletes what is older than pages are cut, and topics in which nothing happened for a week. */
export async function sweepTopics(db: Db, clock: Clock): Promise<void> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  await platform(db).deleteFrom('platform.topic_messages').where('at', '<', ago(keptMs)).execute()
  await platform(db).deleteFrom('platform.topics').where('at', '<', ago(forgottenMs)).execute()
}
