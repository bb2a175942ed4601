import type { Bank } from '#platform/bank'
import { prepared, type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { settingIn } from '#platform/settings'
import type { CommerceDeps } from '../deps.ts'
import { whyNotPay } from '../factors/factor.ts'
import { type Factor, lockFactorToPay } from '../factors/factor-queries.ts'
import { type FactorReply, factorReply, pagesOf } from '../factors/factor-reply.ts'
import { isStillForSale } from '../factors/still-for-sale.ts'
import { closedCards } from '../gift-cards/find-gift-card.ts'
import { arrange } from '../paying/arrange.ts'
import { lockMoney, type Money, mayLockLate, readMoney } from '../paying/money.ts'
import { payUp } from '../paying/pay-up.ts'
import { addPayment } from '../payments/add-payment.ts'
import { askBank } from '../payments/ask-bank.ts'
import { chooseBank } from '../payments/choose-bank.ts'
import { heldParts, releaseParts } from '../payments/release-parts.ts'
import { commerceSettings } from '../settings.ts'
import { commerce } from '../tables.ts'

export interface PayAsk {
  readonly factorId: string
  readonly useWallet: boolean
  readonly gateway?: string | undefined
}

/** Stored for a repeated request: the factor as the first answer showed it, and the payment that has the redirect. */
interface Begun {
  readonly factor: FactorReply
  readonly paymentId: string | null
}

/**
 * Pays a factor from its gift cards, the wallet and a bank. The bank is asked after the transaction; when the request
 * was cut off in between, its repetition asks the bank.
 */
export async function payFactor(
  deps: CommerceDeps,
  request: RepeatedRequest,
  ask: PayAsk,
): Promise<{ factor: FactorReply; redirect?: string }> {
  const bank = chooseBank(deps.banks, ask.gateway)
  const { factor, paymentId } = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', () => begin(deps, tx, request.personId, ask, bank)),
  )
  return paymentId === null ? { factor } : { factor, redirect: await askBank(deps, paymentId) }
}

async function begin(
  deps: CommerceDeps,
  tx: Tx,
  personId: string,
  ask: PayAsk,
  bank: Bank | null,
): Promise<Begun> {
  const factor = (await lockFactorToPay(tx, personId, ask.factorId)) ?? refuse('commerce.unknown-factor')
  refuseIf(whyNotPay(factor, deps.clock.now()))
  const [{ isHeld, ...settings }, isForSale, pages, closed, unlocked] = await Promise.all([
    lookBeforePaying(tx, factor),
    isStillForSale(deps, tx, factor),
    pagesOf(deps, tx, [factor]),
    // Since the factor was made a card may have been stopped, added to another person's account, or have expired.
    closedCards(tx, factor.cardIds, personId, deps.clock.now()),
    mayLockLate(deps.sellables, factor) ? readMoney(tx, factor) : null,
  ])
  if (!isForSale) refuse('commerce.item-not-for-sale')
  let money = isHeld || !unlocked ? await lockFreed(deps, tx, factor, isHeld) : unlocked
  const arrangeFrom = ({ cards, wallet }: Money) => {
    const open = factor.cardIds.filter((cardId) => !closed.has(cardId))
    const purse = {
      cards: open.map((cardId) => ({ cardId, available: cards.get(cardId)?.available ?? 0 })),
      wallet: ask.useWallet ? wallet.available : 0,
    }
    const arranged = arrange(factor.total, purse, bank)
    return typeof arranged === 'string' ? refuse(arranged) : arranged
  }
  let arranged = arrangeFrom(money)
  if (arranged.rest > 0 && !money.isLocked) {
    // Money is held while the bank is asked, so what is there must not change: read again, under the lock.
    money = await lockMoney(tx, factor)
    arranged = arrangeFrom(money)
  }
  if (arranged.rest === 0 || !bank) {
    const paid = await payUp(deps, tx, factor, arranged.parts, { money, settings })
    return { factor: await factorReply(deps, tx, paid, pages), paymentId: null }
  }
  const paymentId = await addPayment(deps, tx, { factor, bank, ...arranged })
  return { factor: await factorReply(deps, tx, factor, pages), paymentId }
}

const settingsAndHeld = prepared((db, { factorId }: { factorId: string }) =>
  commerce(db).selectNoFrom(({ exists }) => [
    settingIn(commerceSettings.refundDays).as('refundDays'),
    settingIn(commerceSettings.refundMostPercent).as('refundMostPercent'),
    exists(heldParts(db, factorId)).$castTo<boolean>().as('isHeld'),
  ]),
)

/** What commerce itself has to know before a locked factor is paid, in one query. */
async function lookBeforePaying(tx: Tx, { id: factorId }: Factor) {
  const [row] = await settingsAndHeld(tx, { factorId })
  if (!row) throw new Error('the settings have no row')
  return row
}

/**
 * Locks and returns what the payer can spend. An earlier try's hold is released first, since this try takes its place.
 */
async function lockFreed(
  { clock }: Pick<CommerceDeps, 'clock'>,
  tx: Tx,
  factor: Factor,
  isHeld: boolean,
): Promise<Money> {
  const money = await lockMoney(tx, factor)
  if (!isHeld) return money
  await releaseParts(tx, clock, factor.id)
  return lockMoney(tx, factor)
}
