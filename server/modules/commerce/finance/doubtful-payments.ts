import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { findPayment } from '../payments/payment-queries.ts'
import { paymentReply } from '../payments/payment-reply.ts'
import { settle } from '../payments/settle.ts'
import { commerce } from '../tables.ts'

/** Payments of which a bank has not said whether it has the money, newest first. */
export async function listDoubtfulPayments(
  db: Db,
  { onlyId, cursor }: { readonly onlyId?: string | undefined; readonly cursor?: string | undefined },
) {
  let rows = commerce(db).selectFrom('commerce.payments').selectAll().where('state', '=', 'verifying')
  if (onlyId) rows = rows.where('id', '=', onlyId)
  const page = await keysetPage(rows, newestFirst('created_at', 'id'), cursor)
  const names = await namesOf(db, [...new Set(page.items.map(({ person_id }) => person_id))])
  const items = page.items.map((row) => ({
    ...paymentReply(row),
    person: { id: row.person_id, name: names.get(row.person_id) ?? '' },
    checks: row.checks,
    nextLook: row.check_at,
  }))
  return { items, nextCursor: page.nextCursor }
}

/** Asks the bank about a payment now, for a manager who does not want to wait for the job. */
export async function reconcilePayment(
  deps: Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'banks' | 'sellables' | 'secret'>,
  paymentId: string,
) {
  const payment = (await findPayment(deps.db, paymentId)) ?? refuse('commerce.unknown-payment')
  return { payment: paymentReply(await settle(deps, payment, 'poll')) }
}
