import { requestWithdrawal } from '@arvand/contracts/panel/earnings'
import { payFactor, refundFactor, topUpWallet } from '@arvand/contracts/panel/factors'
import { redeemGiftCard } from '@arvand/contracts/panel/gift-cards'
import { changeCardExpiry, stopCard } from '@arvand/contracts/panel/manage-gift-cards'
import { giveCredit } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance, settleAllDue } from '#testing/wallet'
import { expireFactors } from './checkout/end-factor.ts'
import { expireCards } from './gift-cards/expire-cards.ts'
import { anIssuedCard } from './gift-cards/testing.ts'
import {
  aFactor,
  anAccountant,
  aSeller,
  comeBackWith,
  commerceDeps,
  paidFactor,
  sellingBy,
  withdrawalsBeginAt,
} from './testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  await withdrawalsBeginAt(arvand, 100_000)
}, 60_000)
afterAll(() => closeInBalance(arvand))

const by = ({ token }: TestPerson) => ({ token })
type Act = () => Promise<number>

/** A person with a wallet and a card, and everything that can move their money now, each ready to be done once. */
async function readyToMove(): Promise<Readonly<Record<string, Act>>> {
  const [person, buyer] = [await aPerson(arvand), await aPerson(arvand)]
  const taught = () => seller.put({ sellers: [{ personId: person.id, percent: 100 }] })
  await paidFactor(arvand, buyer, taught())
  // What a teacher earned may be withdrawn once its buyer can take nothing back.
  arvand.platform.clock.pass(8 * 86_400)
  await settleAllDue(arvand.platform)
  const manager = await anAccountant(arvand)
  const { cardId, code } = await anIssuedCard(arvand, manager, { amount: 200_000 })
  const paid = await paidFactor(arvand, person, seller.put())
  const withCard = await aFactor(arvand, person, seller.put(), { giftCards: [code] })
  const plain = await aFactor(arvand, person, seller.put({ price: 500_000 }))
  const sold = await aFactor(arvand, buyer, taught())
  await aWallet(arvand, person.id, 3_000_000)
  await aWallet(arvand, buyer.id, 3_000_000)
  const once = { requestId: newId() }
  const topUp = await arvand.call(topUpWallet, { amount: 300_000, ...once }, by(person))
  const pay = (factorId: string, payer: TestPerson) => async () =>
    (await arvand.call(payFactor, { factorId, useWallet: true, requestId: newId() }, by(payer))).status
  const withdrawal = { amount: 150_000, sheba: 'IR820540102680020817909002', holder: 'سارا محمدی', ...once }
  return {
    'pay with the card': pay(withCard.id, person),
    'pay from the wallet': pay(plain.id, person),
    'be paid as a teacher': pay(sold.id, buyer),
    'redeem the card': async () => (await arvand.call(redeemGiftCard, { code, ...once }, by(person))).status,
    'take money back': async () => {
      const ask = { factorId: paid.id, reason: 'با کارم جور نبود', ...once }
      return (await arvand.call(refundFactor, ask, by(person))).status
    },
    'come back from the bank': async () => {
      await comeBackWith(arvand, topUp.answer.redirect, 'pay')
      return 200
    },
    'ask for a withdrawal': async () => (await arvand.call(requestWithdrawal, withdrawal, by(person))).status,
    'be given credit': async () => {
      const gift = { personId: person.id, amount: 50_000, reason: 'جبران', lastDay: '2036-12-01', ...once }
      return (await arvand.call(giveCredit, gift, by(manager))).status
    },
    'stop the card': async () => {
      const stop = { cardId, stopped: true, reason: 'گم شده است' }
      return (await arvand.call(stopCard, stop, by(manager))).status
    },
    'give the card another day': async () => {
      const change = { cardId, lastDay: '2036-12-30', reason: 'تمدید' }
      return (await arvand.call(changeCardExpiry, change, by(manager))).status
    },
    'let cards and factors expire': async () => {
      await expireCards(commerceDeps(arvand, seller))
      await expireFactors(commerceDeps(arvand, seller))
      return 200
    },
  }
}

const names = [
  ...['pay with the card', 'pay from the wallet', 'be paid as a teacher', 'redeem the card'],
  ...['take money back', 'come back from the bank', 'ask for a withdrawal', 'be given credit'],
  ...['stop the card', 'give the card another day', 'let cards and factors expire'],
]
const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const))

test.each(pairs)(
  '«%s» and «%s» at once: nobody is told of an error of ours',
  { timeout: 60_000 },
  async (one, other) => {
    for (let round = 0; round < 3; round += 1) {
      const acts = await readyToMove()
      const both = round % 2 === 0 ? [one, other] : [other, one]
      const statuses = await Promise.all(both.map(async (name) => acts[name]?.()))
      for (const [at, status] of statuses.entries())
        expect(
          status === 200 || (Number(status) >= 400 && Number(status) < 500),
          `${both[at]}: ${status}`,
        ).toBe(true)
    }
  },
)
