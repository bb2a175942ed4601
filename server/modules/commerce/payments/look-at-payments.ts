import { z } from 'zod'
import { BankRefused, BankSilent } from '#platform/bank'
import { jobKind } from '#platform/jobs'
import type { CommerceParts } from '../parts.ts'
import { commerce } from '../tables.ts'
import { bankOf } from './choose-bank.ts'
import { failPayment } from './fail-payment.ts'
import { isForsaken, nextCheck } from './payment.ts'
import type { Payment } from './payment-queries.ts'
import { settle } from './settle.ts'

/** Looks at payments whose browser never came back, and at money that nobody has confirmed; by the clock. */
export const lookAtPaymentsKind = jobKind('commerce.look-at-payments', z.strictObject({}), {
  retries: 1,
  pause: 20,
  longest: 900,
})

type Parts = Pick<CommerceParts, 'db' | 'clock' | 'jobs' | 'banks' | 'sells' | 'secret'>

const atOnce = 100

/** One look: what the banks say was paid first, then all payments whose time has come. */
export async function lookAtPayments(parts: Parts, signal?: AbortSignal): Promise<void> {
  await lookAtUnverified(parts, signal)
  for (const payment of await due(parts)) {
    if (signal?.aborted) return
    await lookAt(parts, payment)
  }
}

const due = ({ db, clock }: Parts): Promise<Payment[]> =>
  commerce(db)
    .selectFrom('commerce.payments')
    .selectAll()
    .where('check_at', '<=', clock.now())
    .orderBy('check_at')
    .limit(atOnce)
    .execute()

async function lookAt(parts: Parts, payment: Payment): Promise<void> {
  const now = parts.clock.now()
  if (isForsaken(payment, now)) return failPayment(parts, payment.id, 'gateway-silent')
  if (payment.authority !== null && bankOf(parts.banks, payment)) {
    await settle(parts, payment, 'look')
    return
  }
  // Its maker may still be asking the bank, or the bank is not set up at this moment.
  await commerce(parts.db)
    .updateTable('commerce.payments')
    .set({ check_at: nextCheck(payment, 0, now), checks: payment.checks + 1 })
    .where('id', '=', payment.id)
    .where('check_at', '<=', now)
    .execute()
}

/** Whatever state our books are in: money that the bank holds for one of our payments comes in. */
async function lookAtUnverified(parts: Parts, signal?: AbortSignal): Promise<void> {
  for (const bank of parts.banks) {
    const authorities = await unverifiedAt(bank)
    if (authorities.length === 0) continue
    const payments = await commerce(parts.db)
      .selectFrom('commerce.payments')
      .selectAll()
      .where('gateway', '=', bank.name)
      .where('authority', 'in', authorities)
      .where('state', 'not in', ['settled', 'reversed'])
      .execute()
    for (const payment of payments) {
      if (signal?.aborted) return
      await settle(parts, payment, 'look')
    }
  }
}

async function unverifiedAt(bank: CommerceParts['banks'][number]): Promise<string[]> {
  try {
    return (await bank.unverified()).map(({ authority }) => authority)
  } catch (error) {
    // The next minute asks again.
    if (error instanceof BankSilent || error instanceof BankRefused) return []
    throw error
  }
}
