import { type Bank, BankRefused, BankSilent, type Verdict } from '#platform/bank'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'
import { bankOf } from './choose-bank.ts'
import { creditPayment } from './credit-payment.ts'
import { failPayment } from './fail-payment.ts'
import { isOpen, nextCheck } from './payment.ts'
import { findPayment, findPaymentBy, type Payment } from './payment-queries.ts'

/**
 * Why the bank is asked: the payer came back from it, came back having given up, sees the payment's page, or the
 * scheduled job or a manager looks.
 */
export type Sign = 'back' | 'given-up' | 'seen' | 'poll'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'banks' | 'sellables' | 'secret'>

/**
 * A browser comes back from a bank. What it says only names the payment; the bank is asked, and its answer is booked.
 * Anybody may call this, so the reply says no more than where the owner finds the payment.
 */
export async function comeBack(
  deps: Deps,
  { authority, status }: { readonly authority: string; readonly status?: string | undefined },
) {
  const payment = (await findPaymentBy(deps.db, authority)) ?? refuse('commerce.unknown-payment')
  const settled = await settle(deps, payment, status === 'NOK' ? 'given-up' : 'back')
  return { paymentId: settled.id, state: settled.state, factorId: settled.factor_id }
}

/**
 * Asks the bank what became of a payment and books its answer. Only the bank's word about the amount of our own books
 * counts; what the browser says is never believed. Any number of callers at any time: the money is credited once.
 */
export async function settle(deps: Deps, payment: Payment, sign: Sign): Promise<Payment> {
  await askAndBook(deps, payment, sign)
  return (await findPayment(deps.db, payment.id)) ?? payment
}

/** The same; returns whether the bank left it in doubt. */
export async function askAndBook(deps: Deps, payment: Payment, sign: Sign): Promise<boolean> {
  const bank = bankOf(deps.banks, payment)
  if (!isOpen(payment) || payment.authority === null || !bank) return false
  const verdict = await ask(bank, payment.authority, payment.amount)
  await bookVerdict(deps, payment, verdict, sign)
  return verdict === 'in-doubt'
}

/** A bank that is silent, or that refuses to say, leaves us in doubt. */
async function ask(bank: Bank, authority: string, amount: number): Promise<Verdict | 'in-doubt'> {
  try {
    return await bank.verify(authority, amount)
  } catch (error) {
    if (error instanceof BankSilent || error instanceof BankRefused) return 'in-doubt'
    throw error
  }
}

async function bookVerdict(
  deps: Deps,
  payment: Payment,
  verdict: Verdict | 'in-doubt',
  sign: Sign,
): Promise<void> {
  if (verdict === 'in-doubt') return lookAgain(deps, payment, sign, 'verifying')
  switch (verdict.outcome) {
    case 'paid':
      return creditPayment(deps, payment.id, verdict, sign === 'poll')
    case 'wrong-amount':
      return failPayment(deps, payment.id, 'wrong-amount')
    case 'unknown':
      return failPayment(deps, payment.id, 'unknown')
    case 'not-paid':
      if (sign === 'given-up') await failPayment(deps, payment.id, 'not-paid')
      return lookAgain(deps, payment, sign, 'atGateway')
  }
}

/**
 * Stores whether the bank answered, and plans when it is asked again. After a day an unconfirmed payment counts as
 * failed. A payer who only sees the page has not come back from the bank, so that changes no time.
 */
async function lookAgain(
  deps: Deps,
  payment: Payment,
  sign: Sign,
  state: 'atGateway' | 'verifying',
): Promise<void> {
  if (sign === 'seen') return storeState(deps, payment, state)
  const { db, clock } = deps
  const now = clock.now()
  const returned = sign === 'poll' ? {} : { returned_at: payment.returned_at ?? now }
  const checks = payment.checks + (sign === 'poll' ? 1 : 0)
  const signs = { ...payment, ...returned }
  const check_at = nextCheck(signs, checks, now, state === 'verifying')
  if (nextCheck(signs, checks, now) === null && payment.state !== 'failed')
    return failPayment(deps, payment.id, 'abandoned', check_at)
  await commerce(db)
    .updateTable('commerce.payments')
    .set({ checks, check_at, ...returned })
    .where('id', '=', payment.id)
    .where('state', 'not in', ['settled', 'reversed'])
    .execute()
  await storeState(deps, payment, state)
}

async function storeState(
  { db }: Pick<Deps, 'db'>,
  { id }: Payment,
  state: 'atGateway' | 'verifying',
): Promise<void> {
  await commerce(db)
    .updateTable('commerce.payments')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', ['atGateway', 'verifying'])
    .execute()
}
