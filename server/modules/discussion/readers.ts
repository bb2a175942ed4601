import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { discussion } from './tables.ts'

/** Follows from now on, unless the person has said before that they do not want to. */
export async function follow(tx: Tx, threadId: string, personId: string, at: Date): Promise<void> {
  const known = await discussion(tx)
    .selectFrom('discussion.comments')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('author_id', '=', personId)
    .limit(2)
    .execute()
  // A first word makes one follow; who then stopped following is not made to again.
  if (known.length < 2) await setFollowing(tx, threadId, personId, true, at)
}

/** Follows, or no longer. */
export async function setFollowing(db: Db, threadId: string, personId: string, on: boolean, at: Date) {
  await discussion(db)
    .insertInto('discussion.readers')
    .values({ thread_id: threadId, person_id: personId, follows: on, seen_at: at })
    .onConflict((twin) => twin.columns(['thread_id', 'person_id']).doUpdateSet({ follows: on }))
    .execute()
}

const minute = 60_000

/** The person has the thread before them: they know what they were told of, and hear of what comes. */
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
