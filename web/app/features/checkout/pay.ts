import type { Factor } from '@arvand/contracts/commerce'
import { createFactorCart, payFactor } from '@arvand/contracts/panel/factors'
import type { Caller } from '../../api/client.ts'
import type { CardItem } from '../../api/client-storage.ts'
import { attempt as attemptCall, type Refusal } from '../../api/refusal.ts'
import type { Attempt } from './attempt.ts'
import { makingOf, payingOf, type Wish } from './wish.ts'

export type Paid =
  | { readonly at: 'bank'; readonly redirect: string; readonly factorId: string }
  | { readonly at: 'paid'; readonly factorId: string }
  /** The new factor's total differs from the shown one; nothing is paid yet. */
  | { readonly at: 'totalChanged'; readonly total: number; readonly factorId: string }
  | { readonly at: 'refused'; readonly refusal: Refusal; readonly factorId: string | null }

interface PayAsk {
  readonly items: readonly CardItem[]
  readonly wish: Wish
  /** The total that was shown to the buyer. */
  readonly shown: number
  readonly attempt: Attempt
  /** Called after every step, so that the attempt is stored. */
  readonly keep: (attempt: Attempt) => void
  /** The request id of the payment that took the place of one that never reached its bank. */
  readonly again?: string
}

/** The factor can no longer be paid, so a new one is made. */
const isOver = ({ code }: Refusal) =>
  code === 'commerce.factor-expired' || code === 'commerce.factor-cancelled'

/** Whether the server decided. After no reply or a server error, the request is repeated with the same id. */
const isAnswer = ({ status }: Refusal) => status > 0 && status < 500

/** Makes the factor of a cart and pays it. Runs in the browser and, without JavaScript, on the server. */
export async function payCart(call: Caller, ask: PayAsk): Promise<Paid> {
  const { attempt, keep, shown } = ask
  keep(attempt)
  if (attempt.factorId === null) {
    const made = await makeFactor(call, ask)
    if ('at' in made) return made
    const next = { ...attempt, factorId: made.id, total: made.total }
    keep(next)
    if (made.state === 'paid') return { at: 'paid', factorId: made.id }
    if (made.total !== shown) return { at: 'totalChanged', total: made.total, factorId: made.id }
    return payCart(call, { ...ask, attempt: next })
  }
  return payMade(call, ask, attempt.factorId)
}

async function makeFactor(call: Caller, { items, wish, attempt, keep }: PayAsk): Promise<Factor | Paid> {
  const body = { ...makingOf(items, wish), requestId: attempt.makeId }
  const { answer, refusal } = await attemptCall(call(createFactorCart, body))
  if (answer) return answer.factor
  if (isAnswer(refusal)) keep({ ...attempt, makeId: crypto.randomUUID() })
  return { at: 'refused', refusal, factorId: null }
}

async function payMade(call: Caller, ask: PayAsk, factorId: string): Promise<Paid> {
  const { wish, attempt, keep } = ask
  const body = { factorId, ...payingOf(wish), requestId: attempt.payId }
  const { answer, refusal } = await attemptCall(call(payFactor, body))
  const next = { ...attempt, payId: crypto.randomUUID() }
  if (answer) {
    keep(next)
    return answer.redirect ? { at: 'bank', redirect: answer.redirect, factorId } : { at: 'paid', factorId }
  }
  if (refusal.code === 'commerce.factor-paid') return { at: 'paid', factorId }
  if (isOver(refusal)) {
    const anew = { ...next, factorId: null, total: null, makeId: crypto.randomUUID() }
    return payCart(call, { ...ask, attempt: anew })
  }
  if (isAnswer(refusal)) keep(next)
  // The stored payment never reached its bank, which was silent: a new one is made at once.
  if (refusal.code === 'commerce.payment-not-begun' && attempt.payId !== ask.again)
    return payMade(call, { ...ask, attempt: next, again: next.payId }, factorId)
  return { at: 'refused', refusal, factorId }
}
