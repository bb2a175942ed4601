import { payFactor, refundFactor, showFactor } from '@arvand/contracts/panel/factors'
import { checkGiftCard, claimGiftCard } from '@arvand/contracts/panel/gift-cards'
import { stopCard } from '@arvand/contracts/panel/manage-gift-cards'
import { listNotices } from '@arvand/contracts/panel/notices'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, checkLedger } from '#modules/wallet'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { expireCards } from '../gift-cards/expire-cards.ts'
import { accountOfCard } from '../gift-cards/find-gift-card.ts'
import { anIssuedCard } from '../gift-cards/testing.ts'
import { giveBackDue } from '../refunds/give-back.ts'
import { aFactor, anAccountant, aSeller, comeBackWith, commerceDeps, sellingBy } from '../testing.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterEach(async () => {
  arvand.bank.clear()
  expect((await checkLedger(arvand.platform.db)).faults).toEqual([])
})
afterAll(async () => {
  expect(await brokenInvariants(arvand)).toEqual({})
  await arvand.close()
})

const later = (minutes: number) => new Date(arvand.platform.clock.now().getTime() + minutes * 60_000)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const pass = (minutes: number) => arvand.platform.clock.pass(minutes * 60)
const walletOf = ({ id }: TestPerson) => balanceOf(arvand.platform.db, { kind: 'person', ownerId: id })
const onCard = (cardId: string) => balanceOf(arvand.platform.db, accountOfCard(cardId))
const pay = async (factorId: string, { token }: TestPerson, useWallet = true) =>
  (await arvand.call(payFactor, { factorId, useWallet, requestId: newId() }, { token })).answer
const shown = async (factorId: string, { token }: TestPerson) =>
  (await arvand.call(showFactor, { factorId }, { token })).answer
async function giveBack(factorId: string, person: TestPerson, wish: object = {}) {
  const { token } = person
  const ask = { factorId, reason: 'با کارم جور نبود', requestId: newId(), ...wish }
  const { status, problem } = await arvand.call(refundFactor, ask, { token })
  expect([status, problem?.code]).toEqual([200, undefined])
  await giveBackDue(commerceDeps(arvand, seller))
  await expect
    .poll(async () => (await shown(factorId, person)).refunds[0]?.state, { timeout: 10_000 })
    .toBe('paid')
}

/** A person whose whole balance expires. */
async function withGift(amount: number, minutes = 60 * 24 * 20) {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, amount, { expiresAt: later(minutes) })
  return person
}

describe('credit that expires, beside a bank', () => {
  test('comes back as credit that expires then', async () => {
    const person = await withGift(300_000)
    const { id } = await aFactor(arvand, person, seller.put())
    await comeBackWith(arvand, (await pay(id, person)).redirect ?? '', 'pay')
    expect(await walletOf(person)).toMatchObject({ balance: 0, expiring: 0 })
    await giveBack(id, person)
    expect(await walletOf(person)).toMatchObject({ balance: 300_000, expiring: 300_000 })
  })

  test('what the bank brought is not left in its place', async () => {
    const person = await withGift(1_098_000)
    const { id } = await aFactor(arvand, person, seller.put())
    await comeBackWith(arvand, (await pay(id, person)).redirect ?? '', 'pay')
    expect(await walletOf(person)).toMatchObject({ balance: 8_000, expiring: 8_000 })
    await giveBack(id, person)
    expect(await walletOf(person)).toMatchObject({ balance: 1_098_000, expiring: 1_098_000 })
  })

  test('what the bank does not take back stays for good beside it, in however many parts', async () => {
    const person = await withGift(1_090_000)
    const items = [seller.put({ price: 500_000 }), seller.put({ price: 500_000 })]
    const factor = await aFactor(
      arvand,
      person,
      items.map((id) => ({ kind: 'course', id })),
    )
    await comeBackWith(arvand, (await pay(factor.id, person)).redirect ?? '', 'pay')
    // By now the bank can no longer reverse the payment, and each part is too little for its refunds.
    pass(45)
    const [first, second] = factor.lines
    await giveBack(factor.id, person, { lines: [first?.lineId] })
    expect(await walletOf(person)).toMatchObject({ balance: 550_000, expiring: 540_000 })
    await giveBack(factor.id, person, { lines: [second?.lineId] })
    expect(await walletOf(person)).toMatchObject({ balance: 1_100_000, expiring: 1_090_000 })
  })

  test('that ends while the bank is asked still pays what it was kept for', async () => {
    const person = await withGift(300_000, 10)
    const { id } = await aFactor(arvand, person, seller.put())
    const { redirect = '' } = await pay(id, person)
    pass(15)
    expect(await comeBackWith(arvand, redirect, 'pay')).toMatchObject({ state: 'settled' })
    expect((await shown(id, person)).factor.state).toBe('paid')
    expect(await walletOf(person)).toMatchObject({ balance: 0, held: 0, expiring: 0 })
  })
})

test('a late try for which the wallet has too little by now frees nothing of what the next one holds', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 300_000)
  const factor = await aFactor(arvand, person, seller.put())
  const first = await pay(factor.id, person)
  // Another try without the wallet frees what the first one held, and the person spends a part of it.
  await pay(factor.id, person, false)
  const small = await aFactor(arvand, person, seller.put({ price: 100_000 }))
  await pay(small.id, person)
  const next = await pay(factor.id, person)
  expect(await walletOf(person)).toMatchObject({ balance: 190_000, held: 190_000 })
  await comeBackWith(arvand, first.redirect ?? '', 'pay')
  expect((await shown(factor.id, person)).factor.state).toBe('awaitingPayment')
  expect(await walletOf(person)).toMatchObject({ balance: 990_000, held: 190_000 })
  await comeBackWith(arvand, next.redirect ?? '', 'pay')
  expect((await shown(factor.id, person)).factor.state).toBe('paid')
  expect(await walletOf(person)).toMatchObject({ balance: 800_000, held: 0 })
})

describe('a gift card beside a bank', () => {
  async function atBank(wish: object = {}) {
    const [person, manager] = [await aPerson(arvand), await anAccountant(arvand)]
    const card = await anIssuedCard(arvand, manager, { amount: 400_000, ...wish })
    const factor = await aFactor(arvand, person, seller.put(), { giftCards: [card.code] })
    const { redirect = '' } = await pay(factor.id, person)
    expect(await onCard(card.cardId)).toMatchObject({ balance: 400_000, held: 400_000 })
    const stop = (stopped = true) =>
      arvand.call(stopCard, { cardId: card.cardId, stopped, reason: 'گزارش دزدی' }, { token: manager.token })
    return { person, factor, redirect, stop, ...card }
  }

  test('that is stopped while it is held is not burned: the bank’s money is in the wallet, and it is told why', async () => {
    const { person, factor, redirect, cardId, stop } = await atBank()
    expect((await stop()).status).toBe(200)
    await comeBackWith(arvand, redirect, 'pay')
    expect((await shown(factor.id, person)).factor.state).toBe('awaitingPayment')
    expect(await onCard(cardId)).toMatchObject({ balance: 400_000, held: 0 })
    expect(await walletOf(person)).toMatchObject({ balance: 700_000, held: 0 })
    const { answer } = await arvand.call(listNotices, {}, { token: person.token })
    expect(answer.items.find(({ kind }) => kind === 'payment-in-wallet')?.body).toContain('متوقف شده است')
    // A new try would be paid by the wallet and a bank, without the card.
    expect((await shown(factor.id, person)).factor.payable).toBe(1_100_000)
  })

  test('that goes on before the bank has paid is burned as it was meant', async () => {
    const { person, factor, redirect, cardId, stop } = await atBank()
    await stop()
    await stop(false)
    await comeBackWith(arvand, redirect, 'pay')
    expect((await shown(factor.id, person)).factor.state).toBe('paid')
    expect(await onCard(cardId)).toMatchObject({ balance: 0, held: 0 })
  })

  test('that is stopped at the very moment: burned or not, never both', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => atBank()))
    await Promise.all(
      made.flatMap(({ redirect, stop }): Promise<unknown>[] => [
        comeBackWith(arvand, redirect, 'pay'),
        stop(),
        reconcilePayments(commerceDeps(arvand, seller)),
      ]),
    )
    for (const { person, factor, cardId } of made) {
      const isPaid = (await shown(factor.id, person)).factor.state === 'paid'
      expect((await onCard(cardId)).balance).toBe(isPaid ? 0 : 400_000)
      expect(await walletOf(person)).toMatchObject({ balance: isPaid ? 0 : 700_000, held: 0 })
    }
  })

  test('whose last day passes while it is held is empty once the bank was not paid', async () => {
    const { factor, person, redirect, cardId } = await atBank({ lastDay: dayOf(later(0)) })
    pass(24 * 60)
    await expireCards(commerceDeps(arvand, seller))
    expect(await onCard(cardId)).toMatchObject({ balance: 400_000, held: 400_000 })
    await comeBackWith(arvand, redirect, 'cancel')
    await expireCards(commerceDeps(arvand, seller))
    expect(await onCard(cardId)).toMatchObject({ balance: 0, held: 0 })
    expect((await shown(factor.id, person)).factor.payable).toBe(1_100_000)
  })

  test('keeps its last day when money goes back to it; one that is over by then is good for thirty days', async () => {
    for (const [days, left] of [
      [5, 4],
      [2, 30],
    ] as const) {
      const { factor, person, redirect, code } = await atBank({ lastDay: dayOf(later((days - 1) * 24 * 60)) })
      await comeBackWith(arvand, redirect, 'pay')
      pass(days === 5 ? 24 * 60 : 3 * 24 * 60)
      await giveBack(factor.id, person)
      const { answer } = await arvand.call(checkGiftCard, { code }, { token: person.token })
      expect(answer.balance).toBe(400_000)
      const daysLeft =
        (Date.parse(answer.expiresAt ?? '') - arvand.platform.clock.now().getTime()) / 86_400_000
      expect(Math.ceil(daysLeft)).toBe(left)
    }
  })

  test('a try that comes back late without it frees nothing of what the next one holds', async () => {
    const { factor, person, redirect, stop } = await atBank()
    await aWallet(arvand, person.id, 300_000)
    await pay(factor.id, person)
    expect(await walletOf(person)).toMatchObject({ balance: 300_000, held: 300_000 })
    await stop()
    await comeBackWith(arvand, redirect, 'pay')
    expect(await walletOf(person)).toMatchObject({ balance: 1_000_000, held: 300_000 })
  })

  test('what is to be paid beside it is what can be paid: kept elsewhere or stopped it covers nothing, held it does', async () => {
    const { person, factor, stop } = await atBank()
    const payable = async () => (await shown(factor.id, person)).factor.payable
    expect(await payable()).toBe(700_000)
    await stop()
    expect(await payable()).toBe(1_100_000)
    await stop(false)
    expect(await payable()).toBe(700_000)
    const other = await anIssuedCard(arvand, await anAccountant(arvand), { amount: 300_000 })
    const next = await aFactor(arvand, person, seller.put(), { giftCards: [other.code] })
    expect(next.payable).toBe(800_000)
    const keeper = await aPerson(arvand)
    expect((await arvand.call(claimGiftCard, { code: other.code }, keeper)).status).toBe(200)
    expect((await shown(next.id, person)).factor.payable).toBe(1_100_000)
  })
})
