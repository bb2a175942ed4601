import { type Tx, transaction } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { lockFactor } from '../factors/factor-queries.ts'
import { commerce } from '../tables.ts'
import { notifyPaymentKind } from './notify-payment.ts'
import { isOpen, nextCheck } from './payment.ts'
import { lockPayment, type Payment } from './payment-queries.ts'
import { releaseParts } from './release-parts.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs'>

/** Why a payment brought nothing. */
export type Failure =
  | 'gateway-refused'
  | 'gateway-silent'
  | 'not-paid'
  | 'wrong-amount'
  | 'unknown'
  | 'abandoned'

/** After these failures the payer may still pay at the bank: the job goes on asking it for a day. */
const mayComeLate: ReadonlySet<Failure> = new Set(['not-paid'])

/**
 * Marks a payment as failed and releases what it holds, but nothing that a newer payment of its factor holds. A credited
 * payment is left as it is. `checkAt`: when its bank is asked again all the same.
 */
export function failPayment(
  deps: Deps,
  paymentId: string,
  failure: Failure,
  checkAt: Date | null = null,
): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const payment = await lockWithFactor(tx, paymentId)
    if (!isOpen(payment) || payment.state === 'failed') return
    const now = deps.clock.now()
    await commerce(tx)
      .updateTable('commerce.payments')
      .set({
        state: 'failed',
        failure,
        ended_at: now,
        check_at: mayComeLate.has(failure) ? nextCheck(payment, payment.checks, now) : checkAt,
      })
      .where('id', '=', paymentId)
      .execute()
    const isInDoubt = payment.state === 'verifying'
    await deps.jobs.leave(tx, notifyPaymentKind, { paymentId, isAway: failure === 'abandoned', isInDoubt })
    if (payment.factor_id !== null) await releaseParts(tx, deps.clock, payment.factor_id, { only: paymentId })
  })
}

/** Locks the factor's row before the payment's, as all of commerce does. */
async function lockWithFactor(tx: Tx, paymentId: string): Promise<Payment> {
  const { factor_id } = await commerce(tx)
    .selectFrom('commerce.payments')
    .select('factor_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (factor_id !== null) await lockFactor(tx, factor_id)
  return lockPayment(tx, paymentId)
}
