import { returnFromBank } from '@arvand/contracts/home/payments'
import { cancelFactor, createFactorCart, payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import { claimGiftPurchase, listGiftPurchases } from '@arvand/contracts/panel/gift-purchases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/wallet'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { placeFactor } from './checkout/create-factor.ts'
import { expireFactors } from './checkout/end-factor.ts'
import { payFromWallet } from './paying/pay-up.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { refundFactor as giveBack } from './refunds/decide-refund.ts'
import { aSellerOfPlaces } from './testing/places.ts'
import { aFactor, comeBackWith, commerceDeps, paidFactor, sellingBy } from './testing.ts'

const seller = aSellerOfPlaces()
let arvand: TestApp
let people: TestPerson[] = []
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  await seller.open(arvand)
  people = await Promise.all(Array.from({ length: 100 }, () => aPerson(arvand)))
}, 120_000)
afterAll(() => arvand.close())

const total = 1_100_000
const pass = (minutes: number) => arvand.platform.clock.pass(minutes * 60)
const deps = () => commerceDeps(arvand, seller)
const walletOf = ({ id }: TestPerson) => balanceOf(arvand.platform.db, { kind: 'person', ownerId: id })
const make = (itemId: string, { token }: TestPerson) =>
  arvand.call(createFactorCart, { items: [{ kind: 'course', id: itemId }], requestId: newId() }, { token })
const pay = (factorId: string, { token }: TestPerson, useWallet: boolean) =>
  arvand.call(payFactor, { factorId, useWallet, requestId: newId() }, { token })
const askBack = (factorId: string, { token }: TestPerson) =>
  arvand.call(refundFactor, { factorId, reason: 'نمی‌توانم بیایم', requestId: newId() }, { token })

/** By person, the rials that they have paid for this item. */
async function paidOf(itemId: string): Promise<Map<string, number>> {
  const { rows } = await arvand.database.pool.query<{ person_id: string; paid: string }>(
    `select f.person_id, sum(l.total - l.refunded) as paid from commerce.factors f
       join commerce.factor_lines l on l.factor_id = f.id
       where l.item_id = $1 and f.state in ('paid', 'partlyRefunded') group by f.person_id`,
    [itemId],
  )
  return new Map(rows.map(({ person_id, paid }) => [person_id, Number(paid)]))
}

type Means = 'free' | 'wallet' | 'bank' | 'mixed'

/** The rials in a buyer's wallet before: the whole price, a part of it or nothing. */
const credit: Readonly<Record<Means, number>> = { free: 0, wallet: total, bank: 0, mixed: 400_000 }
const outcomes = ['pay', 'pay', 'payLate', 'cancel', 'leave'] as const
const habits = ['prompt', 'late', 'lost', 'forgetful', 'forged'] as const

/**
 * One buyer: pays at once, late, without coming back, never, or claims to have paid without having done so. Returns
 * what this buyer does later.
 */
async function want(
  means: Means,
  itemId: string,
  person: TestPerson,
  turn: number,
): Promise<() => Promise<unknown>> {
  const later = async () => {}
  const made = await make(itemId, person)
  if (made.status !== 200) {
    expect(made.problem.code).toBe('commerce.item-not-for-sale')
    return later
  }
  const habit = habits[turn % habits.length]
  const { id: factorId, state } = made.answer.factor
  if (state === 'paid' || habit === 'forgetful') return later
  if (habit === 'forged' && turn % 2 === 0) {
    await arvand.call(cancelFactor, { factorId }, { token: person.token })
    return later
  }
  if (means === 'wallet') {
    if (habit === 'prompt' || habit === 'lost') await pay(factorId, person, true)
    // All others pay later, when the factor may have expired.
    return () => pay(factorId, person, true)
  }
  const { redirect = '' } = (await pay(factorId, person, means === 'mixed')).answer
  if (!redirect) return later
  const authority = new URL(redirect).pathname.split('/').at(-1) ?? ''
  const say = (status: string) => arvand.call(returnFromBank, { authority, status })
  if (habit === 'forged') {
    await Promise.all([say('OK'), say('OK'), say('NOK')])
    return later
  }
  const outcome = habit === 'prompt' ? 'pay' : (outcomes[turn % outcomes.length] ?? 'pay')
  if (habit === 'prompt') await comeBackWith(arvand, redirect, outcome)
  // Paid after the factor has expired; the browser then comes back twice, or not at all.
  return async () => {
    await arvand.bank.choose(redirect, outcome)
    if (habit === 'late') await Promise.all([say('OK'), say('OK')])
  }
}

test.each(['free', 'wallet', 'bank', 'mixed'] as const)(
  'ten places and a hundred buyers (%s): ten are paid, everybody else has their money',
  { timeout: 240_000 },
  async (means) => {
    const itemId = await seller.offer(10, means === 'free' ? { price: 0 } : {})
    const before = new Map<string, number>()
    for (const person of people) {
      if (credit[means] > 0) await aWallet(arvand, person.id, credit[means])
      before.set(person.id, (await walletOf(person)).balance)
    }
    const settledBefore = await settledOf()
    for (let round = 0; round < 6; round++) {
      const eager = people.slice((round * 17) % 50).concat(people.slice(0, (round * 17) % 50))
      const late = await Promise.all(eager.map((person, at) => want(means, itemId, person, at + round)))
      const { kept, given } = await seller.places(itemId)
      expect(kept + given).toBeLessThanOrEqual(10)
      pass(31)
      // Unpaid factors have expired: their places are freed while late money comes and others buy.
      await Promise.all([
        expireFactors(deps()),
        ...late.map((act) => act()),
        reconcilePayments(deps()),
        ...people.slice(0, 20).map((person, at) => want(means, itemId, person, at * 5 + round)),
      ])
    }
    for (let hours = 0; hours < 30; hours++) {
      pass(60)
      await reconcilePayments(deps())
      await expireFactors(deps())
    }
    // The places that are left go to those who buy first.
    await Promise.all(people.map((person) => want(means, itemId, person, 0)))
    pass(60)
    await expireFactors(deps())
    expect(await seller.places(itemId)).toEqual({ kept: 0, given: 10 })
    const paid = await paidOf(itemId)
    expect(paid.size).toBe(10)
    expect([...paid.values()]).toEqual(Array(10).fill(means === 'free' ? 0 : total))
    const settled = await settledOf()
    for (const person of people) {
      const came = (settled.get(person.id) ?? 0) - (settledBefore.get(person.id) ?? 0)
      const { balance, held } = await walletOf(person)
      expect({ balance, held }).toEqual({
        balance: (before.get(person.id) ?? 0) + came - (paid.get(person.id) ?? 0),
        held: 0,
      })
    }
    expect(await brokenInvariants(arvand)).toEqual({})
  },
)

/** By person, the rials that banks have paid in. */
async function settledOf(): Promise<Map<string, number>> {
  const { rows } = await arvand.database.pool.query<{ person_id: string; sum: string }>(
    'select person_id, sum(amount) from commerce.payments where settled_at is not null group by person_id',
  )
  return new Map(rows.map(({ person_id, sum }) => [person_id, Number(sum)]))
}

/** A buyer whose factor expires while they are at the bank. */
async function atBankTooLong(...itemIds: string[]) {
  const person = await aPerson(arvand)
  const { id } = await aFactor(
    arvand,
    person,
    itemIds.map((itemId) => ({ kind: 'course', id: itemId })),
  )
  pass(25)
  const { redirect = '' } = (await pay(id, person, false)).answer
  pass(6)
  await expireFactors(deps())
  for (const itemId of itemIds) expect(await seller.places(itemId)).toEqual({ kept: 0, given: 0 })
  return { person, redirect, hasPaid: async () => (await paidOf(itemIds[0] ?? '')).has(person.id) }
}

test('money that comes after its place was freed takes it again, if it is still there', async () => {
  const itemId = await seller.offer(1)
  const { person, redirect, hasPaid } = await atBankTooLong(itemId)
  await comeBackWith(arvand, redirect, 'pay')
  expect(await hasPaid()).toBe(true)
  expect(await seller.places(itemId)).toEqual({ kept: 0, given: 1 })
  expect(await walletOf(person)).toMatchObject({ balance: 0 })
})

test('money that comes after somebody else took the place is the payer’s', async () => {
  const itemId = await seller.offer(1)
  const { person, redirect, hasPaid } = await atBankTooLong(itemId)
  await paidFactor(arvand, await aPerson(arvand), itemId)
  await comeBackWith(arvand, redirect, 'pay')
  expect(await hasPaid()).toBe(false)
  expect(await seller.places(itemId)).toEqual({ kept: 0, given: 1 })
  expect(await walletOf(person)).toMatchObject({ balance: total, held: 0 })
})

test('late money for two things, one of which is gone, keeps no place of the other', async () => {
  const [one, two] = [await seller.offer(1), await seller.offer(1)]
  const [first = '', last = ''] = [one, two].toSorted()
  const { person, redirect, hasPaid } = await atBankTooLong(first, last)
  await paidFactor(arvand, await aPerson(arvand), last)
  await comeBackWith(arvand, redirect, 'pay')
  expect(await hasPaid()).toBe(false)
  expect(await seller.places(first)).toEqual({ kept: 0, given: 0 })
  expect(await walletOf(person)).toMatchObject({ balance: 2 * total, held: 0 })
})

test('of two things, one of which has no place, nothing is kept', async () => {
  const [full, open] = [await seller.offer(1), await seller.offer(1)]
  await paidFactor(arvand, await aPerson(arvand), full)
  const person = await aPerson(arvand)
  const items = [full, open].map((id) => ({ kind: 'course', id }))
  const made = await arvand.call(createFactorCart, { items, requestId: newId() }, { token: person.token })
  expect(made.problem.code).toBe('commerce.item-not-for-sale')
  expect(await seller.places(open)).toEqual({ kept: 0, given: 0 })
})

test('a refund frees the place, and giving up an unpaid factor does too', async () => {
  const itemId = await seller.offer(1)
  const [first, second, third] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const { id } = await paidFactor(arvand, first, itemId)
  expect((await make(itemId, second)).status).toBe(409)
  expect((await askBack(id, first)).status).toBe(200)
  expect(await seller.places(itemId)).toEqual({ kept: 0, given: 0 })
  const { id: factorId } = await aFactor(arvand, second, itemId)
  expect((await make(itemId, third)).status).toBe(409)
  await arvand.call(cancelFactor, { factorId }, { token: second.token })
  await paidFactor(arvand, third, itemId)
  expect(await seller.places(itemId)).toEqual({ kept: 0, given: 1 })
})

test('the place of a gift waits for whoever takes it; untaken ones and seats are freed by a refund', async () => {
  const itemId = await seller.offer(5)
  const [giver, friend] = [await aPerson(arvand), await aPerson(arvand)]
  const gift = { kind: 'course' as const, id: itemId, options: { gift: { mobile: aMobile() } } }
  const kept = await paidFactor(arvand, giver, [gift])
  const other = await paidFactor(arvand, giver, [{ ...gift, options: { gift: { mobile: aMobile() } } }])
  const seats = await paidFactor(arvand, giver, [
    { kind: 'course', id: itemId, quantity: 3, options: { seats: true } },
  ])
  expect(await seller.places(itemId)).toEqual({ kept: 5, given: 0 })
  expect((await make(itemId, friend)).status).toBe(409)
  const { items } = (await arvand.call(listGiftPurchases, {}, { token: giver.token })).answer
  const token =
    items
      .find(({ factorId }) => factorId === kept.id)
      ?.link?.split('/')
      .at(-1) ?? ''
  const taken = await arvand.call(claimGiftPurchase, { token, requestId: newId() }, { token: friend.token })
  expect(taken.status).toBe(200)
  expect(await seller.places(itemId)).toEqual({ kept: 4, given: 1 })
  await askBack(other.id, giver)
  await askBack(seats.id, giver)
  expect(await seller.places(itemId)).toEqual({ kept: 0, given: 1 })
})

test('a kind that is for its buyer alone is neither given nor sold as seats', async () => {
  const { sellable } = seller
  const alone = { ...seller, sellable: { ...sellable, givable: false, seats: false } }
  const { db } = arvand.platform
  const id = await seller.offer(5)
  const person = await aPerson(arvand)
  for (const options of [{ gift: { mobile: aMobile() } }, { seats: true as const }])
    await expect(
      transaction(db, (tx) =>
        placeFactor(commerceDeps(arvand, alone), tx, person.id, {
          items: [{ kind: 'course', id, quantity: 1, options }],
        }),
      ),
    ).rejects.toMatchObject({ code: 'commerce.for-oneself-only' })
})

test('another module places a factor, pays it from the wallet and gives it back, each in its own transaction', async () => {
  const itemId = await seller.offer(1)
  const person = await aPerson(arvand)
  const { db } = arvand.platform
  const items = [{ kind: 'course' as const, id: itemId, quantity: 1 }]
  const buy = () =>
    transaction(db, async (tx) =>
      payFromWallet(deps(), tx, await placeFactor(deps(), tx, person.id, { items })),
    )
  await expect(buy()).rejects.toMatchObject({ code: 'wallet.too-little' })
  expect(await seller.places(itemId)).toEqual({ kept: 0, given: 0 })
  await aWallet(arvand, person.id, total)
  const factor = await buy()
  expect(factor).toMatchObject({ state: 'paid', number: expect.any(String) })
  expect(await seller.places(itemId)).toEqual({ kept: 0, given: 1 })
  await transaction(db, (tx) =>
    giveBack(deps(), tx, { factorId: factor.id, reason: 'برگزار نمی‌شود', by: person.id }),
  )
  expect(await walletOf(person)).toMatchObject({ balance: total, held: 0 })
  expect(await seller.places(itemId)).toEqual({ kept: 0, given: 0 })
})
