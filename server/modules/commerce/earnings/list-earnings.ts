import type { Input } from '@arvand/contracts/endpoint'
import type { listEarnings as endpoint } from '@arvand/contracts/panel/earnings'
import { addDays } from '@arvand/persian/days'
import { instantAt } from '@arvand/persian/zone'
import { openHoldsOf } from '#modules/wallet'
import { desc, keysetPage } from '#platform/keyset'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'
import { paidCause } from './paid-cause.ts'

/**
 * The lines that a person has earned from, newest first by when they were put into a factor: their ids grow with time,
 * and the index of shares is in that order.
 */
export async function listEarnings(
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  personId: string,
  { itemId, from, to, cursor }: Input<typeof endpoint>,
) {
  let rows = commerce(db)
    .selectFrom('commerce.line_shares as s')
    .innerJoin('commerce.factor_lines as l', 'l.id', 's.line_id')
    .innerJoin('commerce.factors as f', 'f.id', 'l.factor_id')
    .select(['s.line_id', 's.amount', 's.refunded', 'l.item_id', 'l.title', 'l.quantity', 'l.total', 'l.tax'])
    .select(['f.id as factor_id', 'f.paid_at'])
    .where('s.person_id', '=', personId)
    .where('f.paid_at', 'is not', null)
    // Lines that cost nothing have earned nothing.
    .where('s.amount', '>', 0)
  if (itemId) rows = rows.where('l.item_id', '=', itemId)
  if (from) rows = rows.where('f.paid_at', '>=', instantAt(from))
  if (to) rows = rows.where('f.paid_at', '<', instantAt(addDays(to, 1)))
  const page = await keysetPage(rows, [desc('s.line_id')], cursor)
  const causes = page.items.map(({ factor_id }) => paidCause(factor_id))
  const holds = await openHoldsOf(db, { kind: 'person', ownerId: personId }, causes)
  const now = clock.now()
  const items = page.items.flatMap(({ paid_at, ...row }) => {
    if (paid_at === null) return []
    const until = holds.get(paidCause(row.factor_id)) ?? now
    return {
      lineId: row.line_id,
      at: paid_at,
      itemId: row.item_id,
      title: row.title,
      quantity: row.quantity,
      net: row.total - row.tax,
      share: row.amount,
      refunded: row.refunded,
      heldUntil: until > now && row.refunded < row.amount ? until : null,
    }
  })
  return { items, nextCursor: page.nextCursor }
}
