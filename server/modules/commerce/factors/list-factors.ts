import type { FactorState } from '@arvand/contracts/commerce'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'
import { findFactors } from './factor-queries.ts'
import { factorReplies } from './factor-reply.ts'

export interface FactorsAsk {
  readonly cursor?: string | undefined
  readonly only?: keyof typeof statesOf | undefined
}

const statesOf: Readonly<Record<'awaiting' | 'paid' | 'ended', FactorState[]>> = {
  awaiting: ['awaitingPayment'],
  paid: ['paid', 'partlyRefunded', 'refunded'],
  ended: ['expired', 'cancelled'],
}

/** A person's factors, newest first. */
export async function listFactors(
  deps: Pick<CommerceDeps, 'clock' | 'sellables'>,
  db: Db,
  personId: string,
  { cursor, only }: FactorsAsk,
) {
  let rows = commerce(db).selectFrom('commerce.factors').select('id').where('person_id', '=', personId)
  if (only !== undefined) rows = rows.where('state', 'in', statesOf[only])
  const page = await keysetPage(rows, newestFirst('created_at', 'id'), cursor)
  const factors = await findFactors(
    db,
    page.items.map(({ id }) => id),
  )
  return { items: await factorReplies(deps, db, factors), nextCursor: page.nextCursor }
}
