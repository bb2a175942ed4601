import { sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import { type Db, prepared } from '#platform/database'
import { type NoticeRow, notices } from './tables.ts'

const place = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()])

/**
 * A person's notices with the number of unread ones: unread first, then from new to old; the index `notices__inbox`
 * stands behind it.
 */
export async function listInbox(db: Db, personId: string, cursor?: string) {
  const found = await inboxRows(
    db,
    { personId, ...(cursor === undefined ? {} : placeIn(cursor)) },
    cursor === undefined ? 'first' : 'after',
  )
  const { items, nextCursor } = pageOfRows(found, (row) => [row.read_at === null, row.at, row.id])
  const unread = cursor === undefined ? allUnreadIn(found) : null
  return { items: items.map(shown), nextCursor, unread: unread ?? (await countUnread(db, personId)) }
}

function placeIn(cursor: string) {
  const [unread, at, id] = readCursor(cursor, place)
  return { unread, at, id }
}

interface InboxAsked {
  readonly personId: string
  readonly unread?: boolean
  readonly at?: string
  readonly id?: string
}

const inboxRows = prepared((db, { personId, unread, at, id }: InboxAsked, shape: 'first' | 'after') => {
  const rows = notices(db)
    .selectFrom('notices.notices')
    .select(['id', 'kind', 'title', 'body', 'link', 'at', 'read_at'])
    .where('person_id', '=', personId)
  const place = sql<boolean>`(${unread}::boolean, ${at}::timestamptz, ${id}::uuid)`
  return (shape === 'first' ? rows : rows.where(sql<boolean>`((read_at is null), at, id) < ${place}`))
    .orderBy(sql`(read_at is null)`, 'desc')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageLimit)
})

/** The unread stand first: where the rows end or a read one is among them, all of them are here. */
function allUnreadIn(rows: readonly Pick<NoticeRow, 'read_at'>[]): number | null {
  const unread = rows.filter((row) => row.read_at === null).length
  return unread < pageLimit ? unread : null
}

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
