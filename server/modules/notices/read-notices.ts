import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { LiveMessages } from '#platform/live-messages'
import { refuse } from '#platform/refusal'
import { countUnread } from './inbox-queries.ts'
import { notices } from './tables.ts'

export interface Reader {
  readonly db: Db
  readonly clock: Clock
  readonly live: Pick<LiveMessages, 'notify'>
}

/** Marks one notice of the person as read; somebody else's is not found. Returns the number of unread ones left. */
export async function readOne({ db, clock, live }: Reader, personId: string, id: string): Promise<number> {
  const found = await notices(db)
    .updateTable('notices.notices')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(clock.now())) }))
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  if (!found) refuse('request.not-found')
  return tellOthers(db, live, personId)
}

/** Marks all notices of the person as read. */
export async function readAll({ db, clock, live }: Reader, personId: string): Promise<number> {
  await notices(db)
    .updateTable('notices.notices')
    .set({ read_at: clock.now() })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .execute()
  return tellOthers(db, live, personId)
}

/** Sends the number of unread notices to the person's other windows, so that all show the same. */
async function tellOthers(db: Db, live: Reader['live'], personId: string): Promise<number> {
  const unread = await countUnread(db, personId)
  live.notify(personId, 'notice', { unread })
  return unread
}
