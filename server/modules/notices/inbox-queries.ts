import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import { type Db, prepared } from '#platform/database'
import { desc, keysetQuery, newestFirst, pageOf, readCursor } from '#platform/keyset'
import { type NoticeRow, notices } from './tables.ts'

/**
 * A person's notices with the number of unread ones: unread first, then from new to old. What is read while somebody
 * pages stays where it stood at the first page, so that no page shows it again.
 */
export async function listInbox(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  personId: string,
  cursor?: string,
) {
  const now = clock.now()
  const after = readCursor(columnsAt(now, 'next'), cursor)
  const moment = after ? new Date(String(after[0])) : now
  const rows = after
    ? await keysetQuery(ofPerson(db, personId), columnsAt(moment, 'next'), after).execute()
    : await firstRows(db, { personId, moment })
  const { items, nextCursor } = pageOf(rows)
  const unread = items.filter(({ read_at }) => read_at === null).length
  // Unread notices come first, so the first page has all of them if it holds a read one or is the only page.
  const areAll = after === null && (nextCursor === null || unread < items.length)
  return { items: items.map(shown), nextCursor, unread: areAll ? unread : await countUnread(db, personId) }
}

const ofPerson = (db: Db, personId: string) =>
  notices(db)
    .selectFrom('notices.notices')
    .select(['id', 'kind', 'title', 'body', 'link', 'at', 'read_at'])
    .where('person_id', '=', personId)

/**
 * The moment of the first page is in the cursor. The first page uses the index `notices__inbox`; the next ones sort all
 * notices of the person, of which old ones are removed.
 */
const columnsAt = (moment: Date, page: 'first' | 'next') => [
  desc(sql`${moment}::timestamptz`, 'instant'),
  desc(
    page === 'first' ? sql`(read_at is null)` : sql`(read_at is null or read_at > ${moment}::timestamptz)`,
    'boolean',
  ),
  ...newestFirst('at' as const, 'id' as const),
]

interface FirstAsked {
  readonly personId: string
  readonly moment: Date
}

const firstRows = prepared((db, { personId, moment }: FirstAsked) =>
  keysetQuery(ofPerson(db, personId), columnsAt(moment, 'first'), null),
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
