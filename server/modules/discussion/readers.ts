import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { discussion } from './tables.ts'

/** Makes the author of a first post follow the thread. */
export async function follow(tx: Tx, threadId: string, personId: string, at: Date): Promise<void> {
  const known = await discussion(tx)
    .selectFrom('discussion.comments')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('author_id', '=', personId)
    .limit(2)
    .execute()
  // Only the person's first post turns following on, so that a later one does not undo their choice to stop.
  if (known.length < 2) await setFollowing(tx, threadId, personId, true, at)
}

export async function setFollowing(db: Db, threadId: string, personId: string, on: boolean, at: Date) {
  await discussion(db)
    .insertInto('discussion.readers')
    .values({ thread_id: threadId, person_id: personId, follows: on, seen_at: at })
    .onConflict((twin) => twin.columns(['thread_id', 'person_id']).doUpdateSet({ follows: on }))
    .execute()
}

const minute = 60_000

/** Records that the person opened the thread: the next answer sends a notice again, and live messages reach them. */
export async function seeThread(db: Db, clock: Clock, threadId: string, personId: string): Promise<void> {
  const now = clock.now()
  await discussion(db)
    .insertInto('discussion.readers')
    .values({ thread_id: threadId, person_id: personId, seen_at: now })
    .onConflict((twin) =>
      twin
        .columns(['thread_id', 'person_id'])
        .doUpdateSet({ seen_at: now, is_told: false })
        .where(sql<boolean>`readers.is_told or readers.seen_at < ${new Date(now.getTime() - minute)}`),
    )
    .execute()
}

const hour = 60 * minute
/** Live messages go to at most so many people. */
const mostTold = 500

/** Whose page shows the thread now, as far as is known: who wrote it, and who opened it within the last hour. */
export async function peopleAt(db: Db, clock: Clock, threadId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select author_id as person_id from discussion.threads where id = ${threadId}
    union
    (select person_id from discussion.readers
      where thread_id = ${threadId} and seen_at > ${new Date(clock.now().getTime() - hour)}
      order by seen_at desc limit ${sql.lit(mostTold)})
  `.execute(discussion(db))
  return rows.map(({ person_id }) => person_id)
}
