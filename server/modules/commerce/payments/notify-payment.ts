import { z } from 'zod'
import { type LeftNotice, leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CommerceDeps } from '../deps.ts'
import { findFactors } from '../factors/factor-queries.ts'
import { titleOf } from '../title-of.ts'
import { paymentNoticeTypes, type WasFor } from './payment-notice-types.ts'
import { findPayment, type Payment } from './payment-queries.ts'

const ended = z.strictObject({
  paymentId: z.uuid(),
  /** The payer was not there when the bank was asked, so no open page shows it to them. */
  isAway: z.boolean(),
  /** The payer was told to wait for the bank's answer. */
  isInDoubt: z.boolean(),
})

/**
 * Job that the transaction leaves which books the end of a payment: notices come after the commit, so no payer waits.
 */
export const notifyPaymentKind = jobKind('commerce.tell-of-payment', ended, { retries: 10, pause: 1 })

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'live'>

/**
 * Notifies open pages how a payment ended, and leaves one notice where nothing else says it, however often it is
 * called.
 */
export async function notifyPayment(deps: Deps, about: z.output<typeof ended>): Promise<void> {
  const { db, clock, jobs, live } = deps
  const payment = await findPayment(db, about.paymentId)
  if (!payment) return
  const { id: paymentId, person_id, state } = payment
  live.notify(person_id, 'payment', { paymentId, state })
  const wasFor = await purposeOf(deps, payment)
  const leave = <About>(notice: Omit<LeftNotice<About>, 'personId'>) =>
    transaction(db, (tx) => leaveNotice(jobs, tx, clock, { personId: person_id, ...notice }))
  // A paid factor has its receipt; `creditPayment` has left the notice about money that came too late for a factor.
  if (state === 'settled' && wasFor.what === 'wallet' && about.isAway)
    return leave({
      kind: paymentNoticeTypes.walletToppedUp,
      about: payment,
      cause: `payment ${paymentId} topped up`,
    })
  if (state !== 'failed' || wasFor.what === 'paid-factor') return
  const { amount } = payment
  const failure = whatFailed(payment, about.isInDoubt)
  if (failure === 'not-made') {
    const whole = payment.factor_id === null ? `payment ${paymentId}` : `factor ${payment.factor_id}`
    await leave({
      kind: paymentNoticeTypes.paymentNotMade,
      about: { amount, wasFor },
      cause: `${whole} not paid at the bank`,
    })
  } else if (failure !== null)
    await leave({
      kind: paymentNoticeTypes.paymentFailed,
      about: { amount, wasFor, failure },
      cause: `payment ${paymentId} failed`,
    })
}

/**
 * Which notice a failure needs: nothing was paid, money may be on its way, or the amount was wrong. Null: none, because
 * the payer has seen it on the page.
 */
function whatFailed(
  { failure }: Pick<Payment, 'failure'>,
  isInDoubt: boolean,
): 'not-made' | 'no-word' | 'wrong-amount' | null {
  if (failure === 'gateway-refused' || failure === 'gateway-silent') return null
  if (failure === 'wrong-amount') return 'wrong-amount'
  return isInDoubt || failure === 'unknown' ? 'no-word' : 'not-made'
}

async function purposeOf({ db, clock }: Deps, { factor_id }: Payment): Promise<WasFor> {
  const [factor] = factor_id === null ? [] : await findFactors(db, [factor_id])
  if (!factor) return { what: 'wallet' }
  const { id, state, expires_at: until } = factor
  const about = { id, title: titleOf(factor) }
  if (state === 'awaitingPayment' && until > clock.now()) return { what: 'open-factor', ...about, until }
  const isOver = state === 'awaitingPayment' || state === 'expired' || state === 'cancelled'
  return isOver ? { what: 'ended-factor', ...about } : { what: 'paid-factor', ...about }
}
