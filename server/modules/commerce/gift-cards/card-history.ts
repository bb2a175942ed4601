import { sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'

const lastShown = z.tuple([z.iso.datetime(), z.uuid()])

/** What happened to a card, newest first, with the factors that it was spent for. */
export async function cardHistory(db: Db, cardId: string, cursor?: string) {
  let rows = commerce(db)
    .selectFrom('commerce.gift_card_events as e')
    .leftJoin('commerce.factors as f', 'f.id', 'e.factor_id')
    .select(['e.id', 'e.kind', 'e.at', 'e.amount', 'e.note', 'e.by_id as byId', 'e.factor_id as factorId'])
    .select(['f.number', 'f.person_id as factorOf'])
    .where('e.card_id', '=', cardId)
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, lastShown)
    rows = rows.where(sql<boolean>`(e.at, e.id) < (${at}::timestamptz, ${id}::uuid)`)
  }
  const ordered = rows.orderBy('e.at', 'desc').orderBy('e.id', 'desc').limit(pageLimit)
  return pageOfRows(await ordered.execute(), ({ at, id }) => [at.toISOString(), id])
}

export type CardEvent = Awaited<ReturnType<typeof cardHistory>>['items'][number]

/** The factor of an event, as it is linked to. */
export const factorOf = ({ factorId, number }: CardEvent) =>
  factorId === null ? null : { id: factorId, number }
