import { z } from 'zod'
import { namesOf } from '#modules/identity'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CommerceParts } from '../parts.ts'
import { findPayment } from '../payments/payment-queries.ts'
import { paymentReply } from '../payments/payment-reply.ts'
import { settle } from '../payments/settle.ts'
import { commerce } from '../tables.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])

/** Payments of which a bank has not said whether it has the money, newest first. */
export async function listDoubtfulPayments(db: Db, cursor?: string) {
  let rows = commerce(db).selectFrom('commerce.payments').selectAll().where('state', '=', 'verifying')
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, place)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(new Date(at), id)),
    )
  }
  const found = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(pageLimit).execute()
  const page = pageOfRows(found, ({ created_at, id }) => [created_at, id])
  const names = await namesOf(db, [...new Set(page.items.map(({ person_id }) => person_id))])
  const items = page.items.map((row) => ({
    ...paymentReply(row),
    person: { id: row.person_id, name: names.get(row.person_id) ?? '' },
    checks: row.checks,
    nextLook: row.check_at,
  }))
  return { items, nextCursor: page.nextCursor }
}

/** A manager does not want to wait for the job. */
export async function lookAtPayment(
  parts: Pick<CommerceParts, 'db' | 'clock' | 'jobs' | 'banks' | 'sells' | 'secret'>,
  paymentId: string,
) {
  const payment = (await findPayment(parts.db, paymentId)) ?? refuse('commerce.unknown-payment')
  return { payment: paymentReply(await settle(parts, payment, 'look')) }
}
