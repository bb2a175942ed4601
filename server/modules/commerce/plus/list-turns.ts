import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])

/** All that happened to a person's plus, newest first, with the factors that paid for it. */
export async function listTurns(db: Db, personId: string, cursor?: string) {
  let rows = commerce(db)
    .selectFrom('commerce.subscriptions as s')
    .innerJoin('commerce.subscription_turns as t', 't.subscription_id', 's.id')
    .leftJoin('commerce.factor_lines as l', 'l.id', 't.line_id')
    .leftJoin('commerce.factors as f', 'f.id', 'l.factor_id')
    .select(['t.id', 't.at', 't.kind', 't.until', 'l.title', 'f.id as factorId', 'f.number', 'f.total'])
    .where('s.person_id', '=', personId)
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, place)
    rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('t.at', 't.id'), '<', tuple(new Date(at), id)))
  }
  const found = await rows.orderBy('t.at', 'desc').orderBy('t.id', 'desc').limit(pageLimit).execute()
  const page = pageOfRows(found, ({ at, id }) => [at, id])
  return {
    ...page,
    items: page.items.map(({ factorId, number, total, title, ...one }) => ({
      ...one,
      plan: title,
      factor: factorId === null ? null : { id: factorId, number, total: total ?? 0 },
    })),
  }
}
