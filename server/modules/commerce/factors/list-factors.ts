import type { FactorState } from '@arvand/contracts/commerce'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import type { CommerceParts } from '../parts.ts'
import { commerce } from '../tables.ts'
import { findFactors } from './factor-queries.ts'
import { factorReplies } from './factor-reply.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])

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
  parts: Pick<CommerceParts, 'clock' | 'sells'>,
  db: Db,
  personId: string,
  { cursor, only }: FactorsAsk,
) {
  let rows = commerce(db)
    .selectFrom('commerce.factors')
    .select(['id', 'created_at'])
    .where('person_id', '=', personId)
  if (only !== undefined) rows = rows.where('state', 'in', statesOf[only])
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, place)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(new Date(at), id)),
    )
  }
  const found = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(pageLimit).execute()
  const page = pageOfRows(found, ({ created_at, id }) => [created_at, id])
  const factors = await findFactors(
    db,
    page.items.map(({ id }) => id),
  )
  return { items: await factorReplies(parts, db, factors), nextCursor: page.nextCursor }
}
