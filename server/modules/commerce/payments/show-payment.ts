import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { findFactors } from '../factors/factor-queries.ts'
import { factorReply } from '../factors/factor-reply.ts'
import { commerce } from '../tables.ts'
import { findPayment, type Payment } from './payment-queries.ts'
import { paymentReply } from './payment-reply.ts'
import { settle } from './settle.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'banks' | 'sellables' | 'secret'>

/** A payment of the caller; its bank is asked again when it has not given a final answer yet. */
export async function showPayment(deps: Deps, personId: string, paymentId: string) {
  const payment = await findPayment(deps.db, paymentId)
  if (payment?.person_id !== personId) return refuse('commerce.unknown-payment')
  const isInDoubt = payment.state === 'atGateway' || payment.state === 'verifying'
  const settled = isInDoubt ? await settle(deps, payment, 'seen') : payment
  const [factor] = settled.factor_id === null ? [] : await findFactors(deps.db, [settled.factor_id])
  return {
    payment: paymentReply(settled),
    factor: factor ? await factorReply(deps, deps.db, factor) : null,
    inWallet: settled.state === 'settled' && factor !== undefined && !(await hasPaid(deps.db, settled)),
  }
}

/** Whether a factor was paid with this money. */
async function hasPaid(db: Db, { id }: Payment): Promise<boolean> {
  const row = await commerce(db)
    .selectFrom('commerce.factor_sources')
    .select('payment_id')
    .where('payment_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
