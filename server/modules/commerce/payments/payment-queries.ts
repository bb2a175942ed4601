import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { commerce, type PaymentPartRow, type PaymentRow } from '../tables.ts'

export type Payment = Selectable<PaymentRow>

export const findPayment = (db: Db, id: string): Promise<Payment | undefined> =>
  commerce(db).selectFrom('commerce.payments').selectAll().where('id', '=', id).executeTakeFirst()

/** The payment with this authority, at any bank, because the browser brings nothing but the authority. */
export const findPaymentBy = (db: Db, authority: string): Promise<Payment | undefined> =>
  commerce(db)
    .selectFrom('commerce.payments')
    .selectAll()
    .where('authority', '=', authority)
    .executeTakeFirst()

/** A payment, locked until the transaction ends; the caller has locked the row of its factor before. */
export const lockPayment = (tx: Tx, id: string): Promise<Payment> =>
  commerce(tx)
    .selectFrom('commerce.payments')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** The parts that are to be spent beside a payment, in their order. */
export const findParts = (db: Db, paymentId: string): Promise<Selectable<PaymentPartRow>[]> =>
  commerce(db)
    .selectFrom('commerce.payment_parts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute()
