import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { commerce, type PaymentPartRow, type PaymentRow } from '../tables.ts'

export type Payment = Selectable<PaymentRow>

export const findPayment = (db: Db, id: string): Promise<Payment | undefined> =>
  commerce(db).selectFrom('commerce.payments').selectAll().where('id', '=', id).executeTakeFirst()

/** The payment that a bank's word names; any bank's, since the browser says only that. */
export const findPaymentBy = (db: Db, authority: string): Promise<Payment | undefined> =>
  commerce(db)
    .selectFrom('commerce.payments')
    .selectAll()
    .where('authority', '=', authority)
    .executeTakeFirst()

/** Locked until the transaction ends; the row of its factor is locked before. */
export const lockPayment = (tx: Tx, id: string): Promise<Payment> =>
  commerce(tx)
    .selectFrom('commerce.payments')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** What was meant to be burned beside a payment, in its order. */
export const findParts = (db: Db, paymentId: string): Promise<Selectable<PaymentPartRow>[]> =>
  commerce(db)
    .selectFrom('commerce.payment_parts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute()
