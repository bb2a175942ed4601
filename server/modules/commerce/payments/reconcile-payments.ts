import { z } from 'zod'
import { BankRefused, BankSilent } from '#platform/bank'
import { jobKind } from '#platform/jobs'
import type { CommerceDeps } from '../deps.ts'
import { forEachIsolated } from '../for-each-isolated.ts'
import { commerce } from '../tables.ts'
import { bankOf } from './choose-bank.ts'
import { failPayment } from './fail-payment.ts'
import { isForsaken, nextCheck } from './payment.ts'
import type { Payment } from './payment-queries.ts'
import { askAndBook } from './settle.ts'

/** Scheduled job: asks banks about payments whose browser never came back, and about unconfirmed money. */
export const reconcilePaymentsKind = jobKind('commerce.reconcile-payments', z.strictObject({}), {
  retries: 1,
  pause: 20,
  longest: 900,
  formerName: 'commerce.look-at-payments',
})

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'banks' | 'sellables' | 'secret'>

const atOnce = 100

/** A silent bank costs ten seconds a call, so after this many silences its other payments wait for the next run. */
const patience = 3

/** First what the banks report as paid and unconfirmed, then all payments that are due. */
export async function reconcilePayments(deps: Deps, signal?: AbortSignal): Promise<void> {
  const silences = new Map<string, number>()
  const lookAt = async (payment: Payment) => {
    const before = silences.get(payment.gateway) ?? 0
    if (before >= patience) return
    if (await staysInDoubt(deps, payment)) silences.set(payment.gateway, before + 1)
  }
  await forEachIsolated([...(await unverified(deps)), ...(await due(deps))], lookAt, signal)
}

const due = ({ db, clock }: Deps): Promise<Payment[]> =>
  commerce(db)
    .selectFrom('commerce.payments')
    .selectAll()
    .where('check_at', '<=', clock.now())
    .orderBy('check_at')
    .limit(atOnce)
    .execute()

/** Asks about one payment; true when its bank did not answer. */
async function staysInDoubt(deps: Deps, payment: Payment): Promise<boolean> {
  const now = deps.clock.now()
  if (isForsaken(payment, now)) {
    await failPayment(deps, payment.id, 'gateway-silent')
    return false
  }
  if (payment.authority !== null && bankOf(deps.banks, payment)) return askAndBook(deps, payment, 'poll')
  // The request that made it may still be asking the bank, or the bank is not set up at this moment.
  const check_at = nextCheck(payment, payment.checks, now)
  if (check_at === null) await failPayment(deps, payment.id, 'abandoned')
  await commerce(deps.db)
    .updateTable('commerce.payments')
    .set({ check_at, checks: payment.checks + 1 })
    .where('id', '=', payment.id)
    .where('check_at', '<=', now)
    .execute()
  return false
}

/** Payments whose money a bank reports as paid and not confirmed, whatever state they have in our books. */
async function unverified(deps: Deps): Promise<Payment[]> {
  const found: Payment[] = []
  for (const bank of deps.banks) {
    const authorities = await unverifiedAt(bank)
    if (authorities.length === 0) continue
    found.push(
      ...(await commerce(deps.db)
        .selectFrom('commerce.payments')
        .selectAll()
        .where('gateway', '=', bank.name)
        .where('authority', 'in', authorities)
        .where('state', 'not in', ['settled', 'reversed'])
        .execute()),
    )
  }
  return found
}

async function unverifiedAt(bank: CommerceDeps['banks'][number]): Promise<string[]> {
  try {
    return (await bank.unverified()).map(({ authority }) => authority)
  } catch (error) {
    // The next minute asks again.
    if (error instanceof BankSilent || error instanceof BankRefused) return []
    throw error
  }
}
