import { sql } from 'kysely'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { pagesOf } from '../factors/factor-reply.ts'
import { keyOf } from '../sellers.ts'
import { commerce } from '../tables.ts'
import { seatsLeft } from './gift-purchase-rule.ts'

type Deps = Pick<CommerceDeps, 'sellables'>

/** Purchases of seats with how many of each are handed out and taken. */
export const blocks = (db: Db) =>
  commerce(db)
    .selectFrom('commerce.seat_blocks as b')
    .innerJoin('commerce.factor_lines as l', 'l.id', 'b.line_id')
    .selectAll('b')
    .select(['l.factor_id', 'l.kind', 'l.item_id', 'l.title'])
    .select((of) => [
      of
        .selectFrom('commerce.seats as s')
        .select(sql<number>`count(*)::int`.as('handed'))
        .whereRef('s.line_id', '=', 'b.line_id')
        .where('s.withdrawn_at', 'is', null)
        .as('handed'),
      of
        .selectFrom('commerce.seats as t')
        .select(sql<number>`count(*)::int`.as('taken'))
        .whereRef('t.line_id', '=', 'b.line_id')
        .where('t.taken_at', 'is not', null)
        .as('taken'),
    ])

export type BlockRow = Awaited<ReturnType<ReturnType<typeof blocks>['executeTakeFirstOrThrow']>>

/** The counts of a purchase of seats. */
export const countsOf = ({ bought, returned, handed, taken }: BlockRow) => ({
  bought,
  returned,
  handed: handed ?? 0,
  taken: taken ?? 0,
})

/** The purchases of seats of a person, newest first. */
export async function listSeatBlocks({ sellables }: Deps, db: Db, personId: string, cursor?: string) {
  const rows = blocks(db).where('b.owner_id', '=', personId)
  const { items, nextCursor } = await keysetPage(rows, newestFirst('b.made_at', 'b.line_id'), cursor)
  return { items: await replies(sellables, db, items), nextCursor }
}

async function replies(sellables: Deps['sellables'], db: Db, rows: readonly BlockRow[]) {
  const pages = await pagesOf({ sellables }, db, [{ lines: rows }])
  return rows.map((row) => ({
    id: row.line_id,
    title: row.title,
    href: pages.get(keyOf({ kind: row.kind, id: row.item_id })) ?? null,
    factorId: row.factor_id,
    madeAt: row.made_at,
    ...countsOf(row),
    left: seatsLeft(countsOf(row)),
  }))
}

/** A purchase of seats of its owner; refuses another person's as unknown. */
export async function needBlock(db: Db, personId: string, blockId: string): Promise<BlockRow> {
  const row = await blocks(db)
    .where('b.line_id', '=', blockId)
    .where('b.owner_id', '=', personId)
    .executeTakeFirst()
  return row ?? refuse('gifts.unknown-block')
}

/** To whom the seats of one purchase were handed, newest first. */
export async function listSeats(
  { sellables }: Deps,
  db: Db,
  personId: string,
  { blockId, cursor }: { readonly blockId: string; readonly cursor?: string | undefined },
) {
  const [block] = await replies(sellables, db, [await needBlock(db, personId, blockId)])
  const rows = commerce(db)
    .selectFrom('commerce.seats')
    .select(['id', 'mobile', 'person_id', 'handed_at', 'sent_at', 'taken_at'])
    .where('line_id', '=', blockId)
    .where('withdrawn_at', 'is', null)
  const { items, nextCursor } = await keysetPage(rows, newestFirst('handed_at', 'id'), cursor)
  const names = await namesOf(
    db,
    items.flatMap(({ person_id }) => person_id ?? []),
  )
  return {
    block: block ?? refuse('gifts.unknown-block'),
    nextCursor,
    items: items.map((seat) => ({
      id: seat.id,
      mobile: seat.mobile,
      name: seat.person_id === null ? null : (names.get(seat.person_id) ?? null),
      state: seat.taken_at === null ? ('handed' as const) : ('taken' as const),
      handedAt: seat.handed_at,
      sentAt: seat.sent_at,
      takenAt: seat.taken_at,
    })),
  }
}
