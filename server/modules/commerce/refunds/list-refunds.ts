import type { RefundState } from '@arvand/contracts/commerce'
import { addDays } from '@arvand/persian/days'
import { instantAt } from '@arvand/persian/zone'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { findFactors } from '../factors/factor-queries.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import { partsOf, type Refund } from './refund-queries.ts'
import { refundReplies } from './refund-reply.ts'

export interface RefundsAsk {
  readonly state?: RefundState | 'inDoubt' | undefined
  /** First and last ISO day on which it was given, Tehran time. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The id of the only one to list. */
  readonly onlyId?: string | undefined
  readonly cursor?: string | undefined
}

/** Refunds as managers see them, newest first. */
export async function listRefunds(db: Db, { state, from, to, onlyId, cursor }: RefundsAsk) {
  let rows = commerce(db).selectFrom('commerce.refunds as r').selectAll('r')
  if (state === 'inDoubt')
    rows = rows.where('r.id', 'in', (of) =>
      of.selectFrom('commerce.refund_parts').select('refund_id').where('state', '=', 'inDoubt'),
    )
  else if (state) rows = rows.where('r.state', '=', state)
  if (onlyId) rows = rows.where('r.id', '=', onlyId)
  if (from || to) rows = rows.where('r.state', 'in', ['paying', 'paid'])
  if (from) rows = rows.where('r.decided_at', '>=', instantAt(from))
  if (to) rows = rows.where('r.decided_at', '<', instantAt(addDays(to, 1)))
  const page = await keysetPage(rows, newestFirst('r.asked_at', 'r.id'), cursor)
  return { items: await managedReplies(db, page.items), nextCursor: page.nextCursor }
}

/** Refunds with their buyers, the titles of their factors, and the ids of their parts. */
export async function managedReplies(db: Db, refunds: readonly Refund[]) {
  const factors = await findFactors(db, [...new Set(refunds.map(({ factor_id }) => factor_id))])
  const parts = await partsOf(
    db,
    refunds.map(({ id }) => id),
  )
  const replies = await refundReplies(db, refunds, parts)
  const names = await namesOf(db, [
    ...factors.map(({ person_id }) => person_id),
    ...refunds.flatMap(({ decided_by }) => decided_by ?? []),
  ])
  const person = (id: string) => ({ id, name: names.get(id) ?? '' })
  return refunds.flatMap((refund, at) => {
    const factor = factors.find(({ id }) => id === refund.factor_id)
    const reply = replies[at]
    if (!factor || !reply) return []
    return {
      ...reply,
      factorId: factor.id,
      factorNumber: factor.number,
      title: titleOf(factor),
      buyer: person(factor.person_id),
      isByManager: refund.asked_by !== factor.person_id,
      decidedBy: refund.decided_by === null ? null : person(refund.decided_by),
      parts: parts
        .filter(({ refund_id }) => refund_id === refund.id)
        .map(({ id, kind, amount, state }) => ({ id, kind, amount, state })),
    }
  })
}
