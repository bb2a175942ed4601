import * as own from '@arvand/contracts/panel/earnings'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import * as managers from '@arvand/contracts/panel/manage-withdrawals'
import { instantAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance, settleAllDue } from '#testing/wallet'
import { anAccountant, aSeller, paidFactor, sellingBy, withdrawalsBeginAt } from '../testing.ts'
import { statementOf } from './statement.ts'
import { sumsOf } from './withdrawal-queries.ts'

const seller = aSeller()
let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  await withdrawalsBeginAt(arvand, 500_000)
  teacher = await aPerson(arvand, { name: 'نرگس بهار', roles: ['teacher'] })
}, 60_000)
afterAll(() => closeInBalance(arvand))

const periods = ['2026-10-23', '2026-11-22', '2026-12-22'].map((day) => instantAt(day))
const statement = (at: 0 | 1) =>
  statementOf(arvand.platform.db, teacher.id, {
    from: periods[at] as Date,
    until: periods[at + 1] as Date,
  })
const download = (url: string, { token }: TestPerson) =>
  arvand.app.inject({ url, cookies: { 'arvand.session': token } })

async function sell(price: number) {
  const sellers = [{ personId: teacher.id, percent: 100 }]
  return paidFactor(arvand, await aPerson(arvand), seller.put({ price, sellers, title: 'تذهیب' }))
}

test('months follow on each other and end at what was earned, returned and withdrawn', async () => {
  // Prices whose shares do not divide evenly.
  const factors = [await sell(1_234_570), await sell(999_990), await sell(2_000_010)]
  const { token } = await anAccountant(arvand)
  const refund = (factorId: string, by = token) =>
    arvand.call(giveRefund, { factorId, reason: 'به خواهش خریدار', requestId: newId() }, { token: by })
  expect((await refund(factors[0]?.id ?? '')).status).toBe(200)
  const first = await statement(0)
  arvand.platform.clock.pass(8 * 86_400)
  await settleAllDue(arvand.platform)
  const later = await anAccountant(arvand)
  expect((await refund(factors[1]?.id ?? '', later.token)).status).toBe(200)
  await sell(500_050)
  const wish = {
    amount: 700_000,
    sheba: 'IR820540102680020817909002',
    holder: 'نرگس بهار',
    requestId: newId(),
  }
  const { withdrawal } = (await arvand.call(own.requestWithdrawal, wish, teacher)).answer
  const decide = { withdrawalId: withdrawal.id, requestId: newId() }
  await arvand.call(managers.approveWithdrawal, decide, later)
  expect((await statement(1)).withdrawn).toBe(0)
  const paid = { ...decide, requestId: newId(), reference: '140509123' }
  expect((await arvand.call(managers.payWithdrawal, paid, later)).status).toBe(200)
  const second = await statement(1)

  // What happens later does not change a month that is over.
  expect(await statement(0)).toEqual(first)
  expect(first.opening).toBe(0)
  expect(first.refunded).toBeGreaterThan(0)
  expect(second.opening).toBe(first.closing)
  expect(second.withdrawals).toMatchObject([{ amount: 700_000, reference: '140509123' }])
  const sums = await sumsOf(arvand.platform.db, teacher.id)
  expect(second.closing).toBe(sums.earned - sums.withdrawn)
  const { items } = (await arvand.call(own.listEarnings, {}, teacher)).answer
  expect(first.earned + second.earned).toBe(items.reduce((sum, { share }) => sum + share, 0))
  expect(first.refunded + second.refunded).toBe(items.reduce((sum, { refunded }) => sum + refunded, 0))
  for (const { rows, earned, refunded } of [first, second]) {
    expect(rows.reduce((sum, { share }) => sum + share, 0)).toBe(earned)
    expect(rows.reduce((sum, row) => sum + row.refunded, 0)).toBe(refunded)
  }
}, 60_000)

test('its teacher and managers of finance download it as PDF, nobody else', async () => {
  const keeper = await anAccountant(arvand)
  const month = '1405-08'
  const mine = (await arvand.call(own.exportStatement, { month }, teacher)).answer
  const file = await download(mine.url, teacher)
  expect(file.statusCode).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  // A month with a withdrawal, and one without anything.
  for (const other of ['1405-09', '1404-01']) {
    const { url } = (await arvand.call(own.exportStatement, { month: other }, teacher)).answer
    expect((await download(url, teacher)).rawPayload.subarray(0, 5).toString(), other).toBe('%PDF-')
  }
  const stranger = await aPerson(arvand)
  expect((await download(mine.url, stranger)).statusCode).toBe(404)
  expect((await arvand.call(own.exportStatement, { month })).status).toBe(401)
  const of = { month, personId: teacher.id }
  const { url } = (await arvand.call(own.exportTeacherStatement, of, keeper)).answer
  expect((await download(url, keeper)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await arvand.call(own.exportTeacherStatement, of, stranger)).status).toBe(403)
  expect((await arvand.call(own.exportTeacherStatement, of)).status).toBe(401)
}, 60_000)

test.each(['1405', '1405-13', '1405-00', 'x'])('the month %j is a 422', async (month) => {
  expect((await arvand.call(own.exportStatement, { month }, teacher)).status).toBe(422)
})
