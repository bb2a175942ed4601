import { siteName } from '@arvand/contracts/site-name'
import { z } from 'zod'
import { type Bank, BankRefused, BankSilent } from '#platform/bank'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CommerceDeps } from '../deps.ts'
import { forEachIsolated } from '../for-each-isolated.ts'
import { bankOf } from '../payments/choose-bank.ts'
import { commerce } from '../tables.ts'
import { type Ending, endPart } from './end-part.ts'
import { refundDestination } from './refund-rule.ts'

/** Job that a refund leaves: asks a bank to pay its part back, outside of any transaction. */
export const giveBackKind = jobKind('commerce.give-back', z.strictObject({ partId: z.uuid() }), {
  retries: 3,
  pause: 10,
})

/** Scheduled job: parts that are due again, since a bank was silent or a process died. */
export const giveBackDueKind = jobKind('commerce.give-back-due', z.strictObject({}), {
  retries: 1,
  pause: 20,
})

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'banks'>

const minute = 60_000
/** A call to a bank ends within ten seconds, so a process that is silent for so long is dead. */
const lease = 2 * minute

/** A part that only this process works on, for two minutes. */
interface Claimed {
  readonly id: string
  readonly amount: number
  readonly tries: number
  readonly way: 'reverse' | 'refund'
  /** The bank was asked before, and the answer is not known. */
  readonly wasAsked: boolean
  readonly authority: string
  readonly refId: string | null
  readonly bank: Bank
}

/** Takes one part a step further; if it is killed at any point, the next run goes on from there. */
export async function giveBack(deps: Deps, partId: string): Promise<void> {
  const claimed = await claim(deps, partId)
  if (!claimed) return
  if ('ending' in claimed) return void (await endPart(deps, partId, claimed.ending))
  const answer = claimed.way === 'reverse' ? await reverse(claimed) : await refund(claimed)
  if (answer === 'again') return tryLater(deps, claimed)
  if (answer === 'not-reversed') return asRefund(deps, claimed)
  await endPart(deps, partId, answer)
}

const batch = 50

/** All parts that are due. */
export async function giveBackDue(deps: Deps, signal?: AbortSignal): Promise<void> {
  const due = await commerce(deps.db)
    .selectFrom('commerce.refund_parts')
    .select('id')
    .where('state', 'in', ['waiting', 'asking'])
    .where('try_at', '<=', deps.clock.now())
    .orderBy('try_at')
    .limit(batch)
    .execute()
  await forEachIsolated(due, ({ id }) => giveBack(deps, id), signal)
}

/**
 * Marks a part as being asked before the bank is asked, so that the next run knows of the call when the process dies.
 */
function claim(deps: Deps, partId: string): Promise<Claimed | { readonly ending: Ending } | null> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await commerce(tx)
      .selectFrom('commerce.refund_parts as p')
      .innerJoin('commerce.payments as pay', 'pay.id', 'p.payment_id')
      .select(['p.id', 'p.amount', 'p.tries', 'p.way', 'p.state'])
      .select(['pay.gateway', 'pay.authority', 'pay.ref_id', 'pay.settled_at', 'pay.amount as paid'])
      .where('p.id', '=', partId)
      .where('p.state', 'in', ['waiting', 'asking'])
      .where('p.try_at', '<=', now)
      .forNoKeyUpdate('p')
      .skipLocked()
      .executeTakeFirst()
    if (!row) return null
    const wasAsked = row.state === 'asking'
    // A second AddRefund may give back twice, so only a person may say what became of the first.
    if (wasAsked && row.way === 'refund') return { ending: { state: 'inDoubt' } }
    const bank = bankOf(deps.banks, row)
    if (!bank || row.authority === null) return { ending: { state: wasAsked ? 'inDoubt' : 'toWallet' } }
    const ask = { amount: row.amount, paymentAmount: row.paid, settledAt: row.settled_at, now }
    const way = wasAsked ? 'reverse' : chosen(row.way, refundDestination(ask, bank))
    if (way === 'toWallet') return { ending: { state: 'toWallet' } }
    await commerce(tx)
      .updateTable('commerce.refund_parts')
      .set({ state: 'asking', way, tries: row.tries + 1, try_at: new Date(now.getTime() + lease) })
      .where('id', '=', partId)
      .execute()
    return {
      id: row.id,
      amount: row.amount,
      tries: row.tries + 1,
      way,
      wasAsked,
      authority: row.authority,
      refId: row.ref_id,
      bank,
    }
  })
}

/** A part that the bank would not reverse is refunded; reversing is not tried a second time. */
const chosen = (before: 'reverse' | 'refund' | null, way: 'reverse' | 'refund' | 'toWallet') =>
  before === 'refund' && way === 'reverse' ? 'refund' : way

/** Reversing can safely be asked again, and an inquiry at the bank says whether it was done. */
async function reverse({ bank, authority, wasAsked }: Claimed): Promise<Ending | 'again' | 'not-reversed'> {
  const done: Ending = { state: 'done', way: 'reverse', bankRefundId: null }
  try {
    if (wasAsked && (await bank.inquiry(authority)) === 'reversed') return done
    if ((await reverseOnce(bank, authority)) === 'reversed') return done
    // The refusal may be of a reversal that was done before and whose answer was lost.
    return (await bank.inquiry(authority)) === 'reversed' ? done : 'not-reversed'
  } catch (error) {
    if (error instanceof BankSilent || error instanceof BankRefused) return 'again'
    throw error
  }
}

async function reverseOnce(bank: Bank, authority: string): Promise<'reversed' | 'refused'> {
  try {
    return await bank.reverse(authority)
  } catch (error) {
    if (error instanceof BankRefused) return 'refused'
    throw error
  }
}

/** A lost answer leaves the part in doubt; after a clear refusal the wallet gets the money. */
async function refund({ bank, authority, amount, refId }: Claimed): Promise<Ending> {
  try {
    const answer = await bank.refund({
      authority,
      amount,
      description: `بازپرداخت فاکتور ${siteName()}`,
      ...(refId === null ? {} : { refId }),
    })
    if (answer === 'refused') return { state: 'toWallet' }
    return { state: 'done', way: 'refund', bankRefundId: answer.refundId }
  } catch (error) {
    if (error instanceof BankSilent) return { state: 'inDoubt' }
    if (error instanceof BankRefused) return { state: 'toWallet' }
    throw error
  }
}

const pauses = [1, 2, 5, 15, 60]
/** After so many tries without an answer, which is about a day, a manager has to look. */
const mostTries = 28

async function tryLater(deps: Deps, { id, tries }: Claimed): Promise<void> {
  if (tries >= mostTries) return void (await endPart(deps, id, { state: 'inDoubt' }))
  const pause = (pauses[tries - 1] ?? 60) * minute
  await commerce(deps.db)
    .updateTable('commerce.refund_parts')
    .set({ try_at: new Date(deps.clock.now().getTime() + pause) })
    .where('id', '=', id)
    .where('state', '=', 'asking')
    .execute()
}

/** The bank did not reverse, because its half hour is over or it refuses: asks it for a refund instead, at once. */
async function asRefund(deps: Deps, { id, bank, amount }: Claimed): Promise<void> {
  if (amount < bank.leastRefund) return void (await endPart(deps, id, { state: 'toWallet' }))
  await transaction(deps.db, async (tx) => {
    const { numUpdatedRows } = await commerce(tx)
      .updateTable('commerce.refund_parts')
      .set({ state: 'waiting', way: 'refund', try_at: deps.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'asking')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await deps.jobs.leave(tx, giveBackKind, { partId: id })
  })
}
