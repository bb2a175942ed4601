import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { findFactors } from '../factors/factor-queries.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import { type AbandonedAsk, abandonedFactors, endingsOf } from './abandoned-queries.ts'

export const abandonedOrder = newestFirst('f.created_at', 'f.id')

/** Factors that expired unpaid, newest first. */
export async function listAbandoned(
  db: Db,
  { cursor, ...ask }: AbandonedAsk & { readonly cursor?: string | undefined },
) {
  const page = await keysetPage(abandonedFactors(db, ask), abandonedOrder, cursor)
  const items = await toldAbandoned(
    db,
    page.items.map(({ id }) => id),
  )
  return { items, nextCursor: page.nextCursor }
}

/** These factors in their order, with buyers, titles, and what became of them. */
export async function toldAbandoned(db: Db, ids: readonly string[]) {
  const [factors, endings] = await Promise.all([findFactors(db, ids), endingsOf(db, ids)])
  const people = [...new Set(factors.map(({ person_id }) => person_id))]
  const [names, mobiles] = await Promise.all([namesOf(db, people), mobilesOf(db, people)])
  return factors.map(({ id, person_id, lines, total, created_at }) => {
    const ending = endings.get(id)
    const { later_id = null, number = null, paid_at = null } = ending ?? {}
    return {
      ...{ id, total, title: titleOf({ lines }), createdAt: created_at },
      buyer: { id: person_id, name: names.get(person_id) ?? '', mobile: mobiles.get(person_id) ?? null },
      step: ending?.step ?? ('made' as const),
      later: later_id && number && paid_at ? { factorId: later_id, number, at: paid_at } : null,
    }
  })
}

async function mobilesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await commerce(db)
    .selectFrom('identity.contacts')
    .select(['person_id', 'mobile'])
    .where('person_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ person_id, mobile }) => [person_id, mobile]))
}
