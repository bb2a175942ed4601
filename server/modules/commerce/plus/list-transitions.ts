import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { commerce } from '../tables.ts'

/** All that happened to a person's plus, newest first, with the factors that paid for it. */
export async function listTransitions(db: Db, personId: string, cursor?: string) {
  const rows = commerce(db)
    .selectFrom('commerce.subscriptions as s')
    .innerJoin('commerce.subscription_turns as t', 't.subscription_id', 's.id')
    .leftJoin('commerce.factor_lines as l', 'l.id', 't.line_id')
    .leftJoin('commerce.factors as f', 'f.id', 'l.factor_id')
    .select(['t.id', 't.at', 't.kind', 't.until', 'l.title', 'f.id as factorId', 'f.number', 'f.total'])
    .where('s.person_id', '=', personId)
  const page = await keysetPage(rows, newestFirst('t.at', 't.id'), cursor)
  return {
    ...page,
    items: page.items.map(({ factorId, number, total, title, ...one }) => ({
      ...one,
      plan: title,
      factor: factorId === null ? null : { id: factorId, number, total: total ?? 0 },
    })),
  }
}
