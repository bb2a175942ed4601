import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, newestFirst, preparedKeysetPage } from '#platform/keyset'
import { type NoticeRow, notices } from './tables.ts'

/**
 * A person's notices with the number of unread ones: unread first, then from new to old. Uses the index
 * `notices__inbox`.
 */
export async function listInbox(db: Db, personId: string, cursor?: string) {
  const { items, nextCursor } = await inboxPage(db, { personId }, cursor)
  const unread = items.filter(({ read_at }) => read_at === null).length
  // Unread notices come first, so the first page has all of them if it holds a read one or is the only page.
  const areAll = cursor === undefined && (nextCursor === null || unread < items.length)
  return { items: items.map(shown), nextCursor, unread: areAll ? unread : await countUnread(db, personId) }
}

const inboxPage = preparedKeysetPage(
  (db: Db, { personId }: { readonly personId: string }) =>
    notices(db)
      .selectFrom('notices.notices')
      .select(['id', 'kind', 'title', 'body', 'link', 'at', 'read_at'])
      .where('person_id', '=', personId),
  [desc(sql`(read_at is null)`, 'boolean'), ...newestFirst('at', 'id')],
)

const shown = ({
  read_at,
  ...row
}: Pick<NoticeRow, 'id' | 'kind' | 'title' | 'body' | 'link' | 'at' | 'read_at'>) => ({
  ...row,
  read: read_at !== null,
})

/** How many notices the person has not read. */
export async function countUnread(db: Db, personId: string): Promise<number> {
  const { unread } = await notices(db)
    .selectFrom('notices.notices')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}
