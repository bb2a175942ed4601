import type { Endpoint } from '@arvand/contracts/endpoint'
import * as own from '@arvand/contracts/panel/earnings'
import { login } from '@arvand/contracts/panel/identity'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import * as managers from '@arvand/contracts/panel/manage-withdrawals'
import { listNotices } from '@arvand/contracts/panel/notices'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, hold, post } from '#modules/wallet'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { aWallet, closeInBalance, settleAllDue } from '#testing/wallet'
import { anAccountant, aSeller, paidFactor, sellingBy, withdrawalsBeginAt } from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  await withdrawalsBeginAt(arvand, 500_000)
}, 60_000)
afterAll(() => closeInBalance(arvand))

const sheba = 'IR820540102680020817909002'
const aTeacher = () => aPerson(arvand, { name: 'نرگس بهار', roles: ['teacher'] })
const aKeeper = () => anAccountant(arvand)
/** A buyer buys from a teacher. */
function sell(teacher: TestPerson, buyer: TestPerson, price = 1_000_000) {
  const sellers = [{ personId: teacher.id, percent: 100 }]
  return paidFactor(arvand, buyer, seller.put({ price, sellers, title: 'تذهیب' }))
}

/** The time for refunds passes, and the ledger's job releases the holds. */
async function windowCloses() {
  arvand.platform.clock.pass(8 * 86_400)
  await settleAllDue(arvand.platform)
}

const income = async ({ token }: TestPerson) => (await arvand.call(own.showIncome, {}, { token })).answer
const ask = ({ token }: TestPerson, amount: number, wish: object = {}) =>
  arvand.call(
    own.requestWithdrawal,
    { amount, sheba, holder: 'نرگس بهار', requestId: newId(), ...wish },
    { token },
  )
const cancel = ({ token }: TestPerson, withdrawalId: string) =>
  arvand.call(own.cancelWithdrawal, { withdrawalId, requestId: newId() }, { token })
const figures = ({ id }: TestPerson) => balanceOf(arvand.platform.db, { kind: 'person', ownerId: id })
const payouts = async () => (await balanceOf(arvand.platform.db, { kind: 'system', name: 'payouts' })).balance
const manage = async (what: 'approve' | 'refuse' | 'pay', withdrawalId: string, wish: object = {}) => {
  const { token } = await aKeeper()
  const endpoint = {
    approve: managers.approveWithdrawal,
    refuse: managers.refuseWithdrawal,
    pay: managers.payWithdrawal,
  }[what]
  return arvand.call(endpoint, { withdrawalId, requestId: newId(), ...wish }, { token })
}

test('from earning to the bank: held, free, asked for, approved, transferred', async () => {
  const teacher = await aTeacher()
  await sell(teacher, await aPerson(arvand))
  expect(await income(teacher)).toMatchObject({
    withdrawable: 0,
    held: 700_000,
    earned: 700_000,
    owed: 0,
    whyNotWithdraw: 'commerce.withdrawal-too-little',
    name: 'نرگس بهار',
    items: [{ title: 'تذهیب', sold: 1, amount: 700_000 }],
  })
  expect((await income(teacher)).months.at(-1)).toMatchObject({ year: 1405, month: 8, amount: 700_000 })
  expect((await ask(teacher, 700_000)).problem.code).toBe('commerce.withdrawal-too-much')
  await windowCloses()
  expect(await income(teacher)).toMatchObject({ withdrawable: 700_000, held: 0, whyNotWithdraw: null })
  const before = await payouts()
  const { answer } = await ask(teacher, 600_000)
  expect(answer.withdrawal).toMatchObject({ state: 'requested', amount: 600_000, sheba })
  expect([(await figures(teacher)).balance, (await payouts()) - before]).toEqual([100_000, 600_000])
  const { token } = await aKeeper()
  const { answer: list } = await arvand.call(managers.listAllWithdrawals, { state: 'requested' }, { token })
  expect(list.items[0]).toMatchObject({ isSameName: true, bank: 'بانک پارسیان', person: { id: teacher.id } })
  const { id } = answer.withdrawal
  expect((await manage('pay', id, { reference: '140508۱۲۳' })).problem.code).toBe(
    'commerce.withdrawal-decided',
  )
  expect((await manage('approve', id)).answer.withdrawal.state).toBe('approved')
  expect((await cancel(teacher, id)).problem.code).toBe('commerce.withdrawal-decided')
  expect((await manage('pay', id, { reference: '140508123' })).answer.withdrawal).toMatchObject({
    state: 'paid',
    reference: '140508123',
  })
  expect((await payouts()) - before).toBe(0)
  expect((await arvand.call(listNotices, {}, teacher)).answer.items[0]?.kind).toBe('withdrawal-decided')
  expect(await income(teacher)).toMatchObject({ withdrawable: 100_000, withdrawn: 600_000, underWay: null })
})

test('gifts and top ups stay in the wallet', async () => {
  const teacher = await aTeacher()
  await sell(teacher, await aPerson(arvand))
  await windowCloses()
  await aWallet(arvand, teacher.id, 5_000_000)
  expect((await income(teacher)).withdrawable).toBe(700_000)
  expect((await ask(teacher, 700_010)).problem.code).toBe('commerce.withdrawal-too-much')
  const stranger = await aPerson(arvand)
  await aWallet(arvand, stranger.id, 5_000_000)
  expect((await ask(stranger, 500_000)).problem.code).toBe('commerce.withdrawal-too-much')
})

test('one at a time: twins, replays, both of two requests; cancelled and refused money is back', async () => {
  const teacher = await aTeacher()
  await sell(teacher, await aPerson(arvand), 3_000_000)
  await windowCloses()
  const same = { requestId: newId() }
  const all = await Promise.all([
    ...[1, 2, 3].map(() => ask(teacher, 500_000, same)),
    ...[1, 2].map(() => ask(teacher, 500_000)),
  ])
  const ids = new Set(all.flatMap(({ status, answer }) => (status === 200 ? [answer.withdrawal.id] : [])))
  expect(ids.size).toBe(1)
  const refused = all.filter(({ status }) => status !== 200)
  for (const { problem } of refused) expect(problem.code).toBe('commerce.withdrawal-under-way')
  expect((await figures(teacher)).balance).toBe(1_600_000)
  const [withdrawalId = ''] = ids
  const stranger = await aPerson(arvand)
  expect((await cancel(stranger, withdrawalId)).status).toBe(404)
  for (const _ of [1, 2]) expect((await cancel(teacher, withdrawalId)).status).toBe(200)
  expect((await figures(teacher)).balance).toBe(2_100_000)
  const { answer } = await ask(teacher, 2_100_000)
  await manage('approve', answer.withdrawal.id)
  const sentBack = await manage('refuse', answer.withdrawal.id, {
    answer: 'نام صاحب حساب با نام شما یکی نیست.',
  })
  expect(sentBack.answer.withdrawal.state).toBe('refused')
  expect((await manage('refuse', answer.withdrawal.id, { answer: 'دوباره' })).status).toBe(409)
  expect((await figures(teacher)).balance).toBe(2_100_000)
})

test('a refund after the money has left is owed, and recovered before anything may leave again', async () => {
  const teacher = await aTeacher()
  const factor = await sell(teacher, await aPerson(arvand))
  await windowCloses()
  const { answer } = await ask(teacher, 700_000)
  await manage('approve', answer.withdrawal.id)
  await manage('pay', answer.withdrawal.id, { reference: '140508124' })
  const { token } = await aKeeper()
  const give = { factorId: factor.id, reason: 'به خواهش خریدار', requestId: newId() }
  expect((await arvand.call(giveRefund, give, { token })).status).toBe(200)
  expect(await income(teacher)).toMatchObject({ owed: 700_000, earned: 0, withdrawn: 700_000 })
  await sell(teacher, await aPerson(arvand), 2_000_000)
  expect(await income(teacher)).toMatchObject({ owed: 0, earned: 1_400_000, held: 700_000, withdrawable: 0 })
  const { answer: lines } = await arvand.call(own.listEarnings, {}, teacher)
  expect(lines.items).toMatchObject([
    { share: 1_400_000, refunded: 0, net: 2_000_000, heldUntil: expect.any(String) },
    { share: 700_000, refunded: 700_000, heldUntil: null },
  ])
})

test('a held reward is no income, and lowers nothing that may be withdrawn', async () => {
  const teacher = await aTeacher()
  await sell(teacher, await aPerson(arvand))
  await windowCloses()
  const until = new Date(arvand.platform.clock.now().getTime() + 7 * 86_400_000)
  const reward = {
    account: { kind: 'person', ownerId: teacher.id } as const,
    amount: 500_000,
    holdUntil: until,
  }
  await transaction(arvand.platform.db, (tx) =>
    post(tx, arvand.platform.clock, {
      ...{ cause: `test ${newId()}`, kind: 'credit', about: { title: null } },
      entries: [reward, { account: { kind: 'system', name: 'gifts' }, amount: -500_000 }],
    }),
  )
  expect(await income(teacher)).toMatchObject({ withdrawable: 700_000, held: 0 })
  expect((await ask(teacher, 700_010)).problem.code).toBe('commerce.withdrawal-too-much')
  expect((await ask(teacher, 700_000)).status).toBe(200)
})

test('what is held stays told while something is owed, and what a payment keeps is no earning', async () => {
  const teacher = await aTeacher()
  const factor = await sell(teacher, await aPerson(arvand))
  await windowCloses()
  await ask(teacher, 700_000)
  await sell(teacher, await aPerson(arvand), 200_000)
  const { token } = await aKeeper()
  const give = { factorId: factor.id, reason: 'به خواهش خریدار', requestId: newId() }
  expect((await arvand.call(giveRefund, give, { token })).status).toBe(200)
  expect(await income(teacher)).toMatchObject({ owed: 700_000, held: 140_000, withdrawable: 0 })
  await aWallet(arvand, teacher.id, 500_000)
  await transaction(arvand.platform.db, (tx) =>
    hold(tx, arvand.platform.clock, {
      account: { kind: 'person', ownerId: teacher.id },
      amount: 300_000,
      cause: `test ${newId()}`,
      until: null,
    }),
  )
  expect(await income(teacher)).toMatchObject({ held: 140_000 })
})

test('money that comes back pays first what is owed by then, and says so', async () => {
  const teacher = await aTeacher()
  const factor = await sell(teacher, await aPerson(arvand))
  await windowCloses()
  const { answer } = await ask(teacher, 600_000)
  const { token } = await aKeeper()
  const give = { factorId: factor.id, reason: 'به خواهش خریدار', requestId: newId() }
  expect((await arvand.call(giveRefund, give, { token })).status).toBe(200)
  expect(await income(teacher)).toMatchObject({ owed: 600_000, earned: 0 })
  expect((await cancel(teacher, answer.withdrawal.id)).status).toBe(200)
  expect(await income(teacher)).toMatchObject({ owed: 0, withdrawable: 0 })
  expect(await figures(teacher)).toMatchObject({ balance: 0, available: 0 })
  const { items } = (await arvand.call(getWallet, {}, teacher)).answer
  expect(items.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['recovered', -600_000],
    ['withdrawalReturned', 600_000],
  ])
})

test('a manager who teaches leaves their own withdrawal to another', async () => {
  const roles = ['teacher', 'manager'] as const
  const teacher = await aPerson(arvand, { name: 'نرگس بهار', roles, scopes: ['finance'] })
  await sell(teacher, await aPerson(arvand))
  await windowCloses()
  // The manager's session has ended meanwhile, since it is short.
  const proof = { identifier: teacher.mobile, password: testPassword }
  const said = (await arvand.call(login, proof)).answer
  const again = { ...teacher, token: 'token' in said ? said.token : '' }
  const { id: withdrawalId } = (await ask(again, 600_000)).answer.withdrawal
  const decide = async (endpoint: Endpoint, wish: object = {}) =>
    (await arvand.call(endpoint, { withdrawalId, requestId: newId(), ...wish }, again)).problem.code
  expect(await decide(managers.approveWithdrawal)).toBe('commerce.own-money')
  expect(await decide(managers.refuseWithdrawal, { answer: 'پشیمان شدم' })).toBe('commerce.own-money')
  expect((await manage('approve', withdrawalId)).status).toBe(200)
  expect(await decide(managers.payWithdrawal, { reference: '140508125' })).toBe('commerce.own-money')
})

test('wrong numbers, too little, strangers', async () => {
  const teacher = await aTeacher()
  const wrong = await ask(teacher, 500_000, { sheba: 'IR820540102680020817909003' })
  expect(wrong.problem).toMatchObject({ status: 422, fields: { sheba: expect.stringContaining('شبا') } })
  expect((await ask(teacher, 100_000)).problem.code).toBe('commerce.withdrawal-too-little')
  for (const endpoint of [own.showIncome, own.listEarnings, own.listWithdrawals])
    expect((await arvand.call(endpoint, {})).status).toBe(401)
  expect((await arvand.call(managers.listAllWithdrawals, {}, teacher)).status).toBe(403)
  expect((await manage('approve', newId())).status).toBe(404)
})
