import { listPlans } from '@arvand/contracts/home/plus'
import { showIncome } from '@arvand/contracts/panel/earnings'
import { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { listGiftPurchases } from '@arvand/contracts/panel/gift-purchases'
import { countWaiting } from '@arvand/contracts/panel/homes'
import { login } from '@arvand/contracts/panel/identity'
import { listAbandoned } from '@arvand/contracts/panel/manage-abandoned'
import { listCampaigns, listOffCodes } from '@arvand/contracts/panel/manage-off-codes'
import { listRefunds } from '@arvand/contracts/panel/manage-refunds'
import * as withdrawals from '@arvand/contracts/panel/manage-withdrawals'
import { showPlus } from '@arvand/contracts/panel/plus'
import { listSeatBlocks } from '@arvand/contracts/panel/seats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { commerce } from '#testing/commerce'
import { closeInBalance, wallet } from '#testing/wallet'
import { aFilledApp } from '../filled-app.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => closeInBalance(arvand))

async function signIn(last: number) {
  const ask = { identifier: `0912000000${last}`, password: 'arvand-demo' }
  const { answer } = await arvand.call(login, ask)
  return { token: 'token' in answer ? answer.token : '' }
}

test('the demo has codes that work, wait and are over, and a campaign', async () => {
  const boss = await signIn(4)
  const states = ['MEHR30', 'SALAM20', 'YALDA100'].map(async (q) => {
    const { items } = (await arvand.call(listOffCodes, { q }, boss)).answer
    return items.map(({ code, state }) => `${code} ${state}`)
  })
  expect((await Promise.all(states)).flat()).toEqual(['MEHR30 over', 'SALAM20 active', 'YALDA100 active'])
  const campaigns = (await arvand.call(listCampaigns, {}, boss)).answer.items
  expect(campaigns).toMatchObject([{ title: 'شب یلدا', budget: 500_000_000, codes: 1 }])
})

test('one learner keeps a card with a rest, another has given one', async () => {
  const kept = await arvand.call(listGiftCards, { which: 'kept' }, await signIn(1))
  expect(kept.answer.items).toMatchObject([{ amount: 3_000_000, balance: 2_000_000, state: 'active' }])
  const bought = await arvand.call(listGiftCards, { which: 'bought' }, await signIn(2))
  expect(bought.answer.items).toMatchObject([{ balance: 5_000_000, sending: { name: 'آیدا' } }])
})

test('the demo sells three plans, and one learner has one', async () => {
  const { items: plans } = (await arvand.call(listPlans, {})).answer
  expect(plans.map(({ months }) => months)).toEqual([1, 3, 12])
  expect((await arvand.call(showPlus, {}, await signIn(2))).answer.subscription).toMatchObject({
    state: 'active',
    plan: { slug: 'a-month' },
  })
})

test('courses were sold: numbers follow the days, and managers have something of each kind to decide', async () => {
  const paid = await commerce(arvand.platform.db)
    .selectFrom('commerce.factors')
    .select('number')
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .orderBy('number')
    .execute()
  expect(paid.length).toBeGreaterThan(8)
  expect(paid.map(({ number }) => number)).toEqual(paid.map(({ number }) => number).toSorted())
  const boss = await signIn(4)
  const { items: waiting } = (await arvand.call(countWaiting, {}, boss)).answer
  const ofMoney = waiting.filter(({ code }) => code.startsWith('commerce.'))
  expect(Object.fromEntries(ofMoney.map(({ code, count }) => [code, count]))).toEqual({
    'commerce.refunds-waiting': 1,
    'commerce.partsInDoubt-waiting': 1,
    'commerce.withdrawals-waiting': 2,
    'commerce.toTransfer-waiting': 1,
    'commerce.payments-waiting': 1,
  })
  const abandoned = (await arvand.call(listAbandoned, {}, boss)).answer.items
  expect(new Set(abandoned.map(({ step }) => step))).toEqual(new Set(['made', 'atBank', 'failed']))
  expect(abandoned.some(({ later }) => later !== null)).toBe(true)
  const { items } = (await arvand.call(listRefunds, {}, boss)).answer
  // The newest was given back by the campaign of friends.
  expect(items.map(({ state }) => state)).toEqual(['paid', 'requested', 'paying', 'paid'])
})

test('the entries of every wallet stand in the order of time', async () => {
  const entries = await wallet(arvand.platform.db)
    .selectFrom('wallet.entries as e')
    .innerJoin('wallet.transactions as t', 't.id', 'e.transaction_id')
    .select(['e.account_id', 't.at'])
    .where('e.number', 'is not', null)
    .orderBy('e.account_id')
    .orderBy('e.number')
    .execute()
  const late = entries.filter(({ account_id, at }, place) => {
    const before = entries[place - 1]
    return before?.account_id === account_id && before.at > at
  })
  expect(entries.length).toBeGreaterThan(100)
  expect(late).toEqual([])
})

test('what teachers asked for can be decided: the books are those of the app itself', async () => {
  const boss = await signIn(4)
  const ask = { state: 'requested' } as const
  const { items } = (await arvand.call(withdrawals.listAllWithdrawals, ask, boss)).answer
  expect(items.map(({ isSameName }) => isSameName)).toEqual([false, true])
  for (const { id: withdrawalId } of items) {
    await arvand.call(withdrawals.approveWithdrawal, { withdrawalId, requestId: newId() }, boss)
    const pay = { withdrawalId, reference: '14050901001', requestId: newId() }
    expect((await arvand.call(withdrawals.payWithdrawal, pay, boss)).status).toBe(200)
  }
  const income = (await arvand.call(showIncome, {}, await signIn(3))).answer
  expect(income).toMatchObject({ underWay: null, owed: 0 })
  expect(income.withdrawn).toBeGreaterThan(0)
  expect(income.earned).toBeGreaterThan(income.withdrawn)
})

test('one learner has given gifts, another has handed out seats', async () => {
  const gifts = (await arvand.call(listGiftPurchases, {}, await signIn(1))).answer.items
  expect(gifts.map(({ state }) => state).toSorted()).toEqual(['taken', 'waiting', 'waiting'])
  const blocks = (await arvand.call(listSeatBlocks, {}, await signIn(2))).answer.items
  expect(blocks).toMatchObject([{ bought: 8, handed: 5, taken: 2 }])
})
