import { siteName } from '@arvand/contracts/site-name'
import { type Bank, BankRefused, BankSilent } from '#platform/bank'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { mobileOf } from '../factors/find-buyer.ts'
import { commerce } from '../tables.ts'
import { bankOf } from './choose-bank.ts'
import { failPayment } from './fail-payment.ts'
import { findPayment, type Payment } from './payment-queries.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'banks' | 'publicUrl'>

/**
 * Opens a payment at its bank and returns the address for the browser. A second call returns the same address, or asks
 * the bank anew if the first call was cut off: an authority that was not stored was shown to nobody, so nobody can pay
 * it.
 */
export async function askBank(deps: Deps, paymentId: string): Promise<string> {
  const payment = (await findPayment(deps.db, paymentId)) ?? refuse('commerce.unknown-payment')
  if (payment.redirect !== null) return payment.redirect
  const bank = bankOf(deps.banks, payment)
  if (payment.state !== 'created') return refuse(codeOf(payment))
  if (!bank) return refuse('commerce.gateway-silent')
  const asked = await request(deps, bank, payment)
  return (await keepAuthority(deps, paymentId, asked)) ?? refuse('commerce.payment-not-begun')
}

/** The payment has failed before its bank was reached: asking again needs a new one, by another request. */
const codeOf = ({ failure }: Payment) =>
  failure === 'gateway-refused' ? 'commerce.gateway-refused' : 'commerce.payment-not-begun'

async function request(deps: Deps, bank: Bank, payment: Payment) {
  const mobile = await mobileOf(deps.db, payment.person_id)
  try {
    return await bank.request({
      amount: payment.amount,
      description:
        payment.factor_id === null ? `افزایش موجودی کیف پول ${siteName()}` : `پرداخت فاکتور ${siteName()}`,
      returnTo: new URL('/pay/return', deps.publicUrl).href,
      orderId: payment.id,
      ...(mobile === null ? {} : { mobile }),
    })
  } catch (error) {
    // The payment stays `created`, so that a repetition of the request asks the bank again.
    if (error instanceof BankSilent) return refuse('commerce.gateway-silent')
    if (!(error instanceof BankRefused)) throw error
    await failPayment(deps, payment.id, 'gateway-refused')
    return refuse('commerce.gateway-refused')
  }
}

/** Of two requests at once the first one's authority is stored; null when the payment has failed meanwhile. */
function keepAuthority(
  { db, clock }: Deps,
  paymentId: string,
  asked: { authority: string; redirect: string },
) {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const kept = await commerce(tx)
      .updateTable('commerce.payments')
      .set({ ...asked, state: 'atGateway', asked_at: now, check_at: new Date(now.getTime() + 60_000) })
      .where('id', '=', paymentId)
      .where('state', '=', 'created')
      .returning('redirect')
      .executeTakeFirst()
    return (kept ?? (await findPayment(tx, paymentId)))?.redirect ?? null
  })
}
