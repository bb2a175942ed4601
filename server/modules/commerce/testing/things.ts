import type { Endpoint } from '@arvand/contracts/endpoint'
import { requestWithdrawal } from '@arvand/contracts/panel/earnings'
import { payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import { listGiftPurchases } from '@arvand/contracts/panel/gift-purchases'
import { giveRefund, listRefunds } from '@arvand/contracts/panel/manage-refunds'
import { approveWithdrawal } from '@arvand/contracts/panel/manage-withdrawals'
import { handSeats, listSeatBlocks, listSeats } from '@arvand/contracts/panel/seats'
import { expect } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson } from '#testing/identity'
import { settleAllDue } from '#testing/wallet'
import { sendDueCards } from '../gift-cards/send-cards.ts'
import { aBoughtCard } from '../gift-cards/testing.ts'
import { sendDueGiftPurchases } from '../gift-purchases/send-gift-purchases.ts'
import {
  aFactor,
  anAccountant,
  comeBackWith,
  commerceDeps,
  paidFactor,
  sellingBy,
  type TestSeller,
} from '../testing.ts'

/** A legal person with valid numbers. */
export const company = {
  name: 'شرکت نمونه',
  legalId: '10380284790',
  economicCode: '10380284790',
  postalCode: '1969833114',
  address: 'تهران، خیابان انقلاب، شمارهٔ ۱۲',
}

/** A valid number of a bank account. */
export const sheba = 'IR820540102680020817909002'

/** The app with this seller, and the endpoints of the modules that hold money. */
export async function anAppOfMoney(seller: TestSeller) {
  let ours: readonly Endpoint[] = []
  const arvand = await anApp({}, (platform) => {
    const assembly = sellingBy(seller)(platform)
    const modules = assembly.modules.filter(({ name }) => name === 'wallet' || name === 'commerce')
    ours = modules.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint))
    return assembly
  })
  return { arvand, ours }
}

/** Makes things of people that others may not touch, each by the real endpoints of an app with this seller. */
export const thingsOf = (arvand: TestApp, seller: TestSeller) => ({
  ...earnedThings(arvand, seller),
  ...refundedThings(arvand, seller),
  ...givenThings(arvand, seller),
})

function earnedThings(arvand: TestApp, seller: TestSeller) {
  async function anEarner() {
    const teacher = await aPerson(arvand, { name: 'نرگس بهار', roles: ['teacher'] })
    await paidFactor(
      arvand,
      await aPerson(arvand),
      seller.put({ price: 3_000_000, sellers: [{ personId: teacher.id, percent: 100 }] }),
    )
    arvand.platform.clock.pass(8 * 86_400)
    await settleAllDue(arvand.platform)
    return teacher
  }

  async function aWithdrawal() {
    const teacher = await anEarner()
    const ask = { amount: 1_000_000, sheba, holder: 'نرگس بهار', requestId: newId() }
    const { answer } = await arvand.call(requestWithdrawal, ask, teacher)
    return { teacher, withdrawalId: answer.withdrawal.id }
  }

  async function anApprovedWithdrawal() {
    const { withdrawalId } = await aWithdrawal()
    await arvand.call(approveWithdrawal, { withdrawalId, requestId: newId() }, await anAccountant(arvand))
    return { withdrawalId }
  }

  return { anEarner, aWithdrawal, anApprovedWithdrawal }
}

function refundedThings(arvand: TestApp, seller: TestSeller) {
  const course = () => [{ kind: 'course' as const, id: seller.put() }]

  async function aRefundThatWaits() {
    const buyer = await aPerson(arvand)
    const askBack = async () => {
      const { id: factorId } = await paidFactor(arvand, buyer, course())
      const ask = { factorId, reason: 'با کارم جور نبود', requestId: newId() }
      return (await arvand.call(refundFactor, ask, buyer)).answer.refund.id
    }
    await askBack()
    await askBack()
    return { refundId: await askBack() }
  }

  async function aPartInDoubt() {
    const buyer = await aPerson(arvand)
    const factor = await aFactor(arvand, buyer, course())
    const pay = { factorId: factor.id, useWallet: false, requestId: newId() }
    const { answer } = await arvand.call(payFactor, pay, buyer)
    await comeBackWith(arvand, answer.redirect ?? '', 'pay')
    arvand.platform.clock.pass(40 * 60)
    arvand.bank.answerLostAt('refund')
    const by = await anAccountant(arvand)
    const give = { factorId: factor.id, reason: 'به خواهش خریدار', requestId: newId() }
    await arvand.call(giveRefund, give, by)
    const inDoubt = async () => {
      const { items } = (await arvand.call(listRefunds, { state: 'inDoubt' }, by)).answer
      return items.find(({ factorId }) => factorId === factor.id)?.parts[0]?.id
    }
    await expect.poll(inDoubt).toBeDefined()
    return { partId: await inDoubt() }
  }

  return { aRefundThatWaits, aPartInDoubt }
}

function givenThings(arvand: TestApp, seller: TestSeller) {
  async function aGiftPurchase() {
    const by = await aPerson(arvand)
    const gift = { mobile: aMobile() }
    await paidFactor(arvand, by, [{ kind: 'course', id: seller.put(), options: { gift } }])
    await sendDueGiftPurchases(commerceDeps(arvand, seller))
    const sent = async () => (await arvand.call(listGiftPurchases, {}, by)).answer.items[0]
    await expect.poll(async () => (await sent())?.sentAt).toEqual(expect.any(String))
    const made = await sent()
    return { by, giftPurchaseId: made?.id ?? '', token: made?.link?.split('/').at(-1) ?? '' }
  }

  async function seats() {
    const by = await aPerson(arvand)
    const seat = { kind: 'course' as const, id: seller.put(), quantity: 5, options: { seats: true } }
    await paidFactor(arvand, by, [seat])
    const { answer } = await arvand.call(listSeatBlocks, {}, by)
    return { by, blockId: answer.items[0]?.id ?? '' }
  }

  async function aSeat() {
    const { by, blockId } = await seats()
    await arvand.call(handSeats, { blockId, mobiles: aMobile(), requestId: newId() }, by)
    await sendDueGiftPurchases(commerceDeps(arvand, seller))
    const sent = async () => (await arvand.call(listSeats, { blockId }, by)).answer.items[0]
    await expect.poll(async () => (await sent())?.sentAt).toEqual(expect.any(String))
    return { by, seatId: (await sent())?.id ?? '' }
  }

  async function aSentCard() {
    const by = await aPerson(arvand)
    const { id: cardId } = await aBoughtCard(arvand, by, { recipient: { mobile: aMobile() } })
    await sendDueCards(commerceDeps(arvand, seller))
    return { by, cardId }
  }

  return { aGiftPurchase, seats, aSeat, aSentCard }
}
