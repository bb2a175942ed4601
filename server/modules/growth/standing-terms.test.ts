import { checkOffCode } from '@arvand/contracts/panel/factors'
import { listOffCodes } from '@arvand/contracts/panel/manage-off-codes'
import { listRewards } from '@arvand/contracts/panel/manage-referral'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listMyRewards } from '@arvand/contracts/panel/referral-rewards'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { emit } from '#plugs/events'
import { anApp, type TestApp } from '#server/testing/app'
import { anAccountant, aSeller, paidFactor, sellingBy } from '#testing/commerce'
import { aPerson, identity, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { closeInBalance } from '#testing/wallet'
import { growthSettings } from './growth-settings.ts'
import { keptOf, percentReward } from './referral/reward.ts'

/** No campaign runs in these tests. */

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

/** Somebody who has just signed up by another's link. */
async function anInvited(inviter: TestPerson): Promise<TestPerson> {
  const person = await aPerson(arvand)
  const { db, jobs } = arvand.platform
  await identity(db)
    .updateTable('identity.accounts')
    .set({ invited_by: inviter.id })
    .where('id', '=', person.id)
    .execute()
  const about = { personId: person.id, invitedBy: inviter.id }
  await transaction(db, (tx) => emit(jobs, tx, 'identity.registered', about))
  return person
}

const course = (price: number) => ({ kind: 'course' as const, id: seller.put({ price }) })
const rewardsOf = async (person: TestPerson) => (await arvand.call(listMyRewards, {}, person)).answer
const becomes = (person: TestPerson, wish: object) =>
  expect.poll(async () => (await rewardsOf(person)).items[0], { timeout: 15_000 }).toMatchObject(wish)
const refund = async (factorId: string, lines: readonly string[]) => {
  const ask = { factorId, lines: [...lines], reason: 'به خواهش خریدار', requestId: newId() }
  expect((await arvand.call(giveRefund, ask, await anAccountant(arvand))).status).toBe(200)
}
const welcomeOf = async (person: TestPerson) => {
  const { items } = (await arvand.call(listNotices, {}, person)).answer
  return items.find(({ kind }) => kind === 'referral-welcome')
}
const codeOf = async (person: TestPerson) => {
  await expect.poll(() => welcomeOf(person), { timeout: 15_000 }).toBeDefined()
  return / ([A-Z0-9-]{6,}) /.exec((await welcomeOf(person))?.body ?? '')?.[1] ?? ''
}

test('a newcomer gets a code of ten percent for their first purchase, and nobody else may use it', async () => {
  const inviter = await aPerson(arvand)
  const person = await anInvited(inviter)
  const code = await codeOf(person)
  const items = [course(2_000_000)]
  const check = (by: TestPerson) => arvand.call(checkOffCode, { code, items }, by)
  expect((await check(inviter)).problem.code).toBe('commerce.unknown-off-code')
  expect((await check(person)).answer.discount).toBe(200_000)
  const listed = async (ask: object) =>
    (await arvand.call(listOffCodes, ask, await anAccountant(arvand))).answer.items.map((one) => one.code)
  expect(await listed({})).not.toContain(code)
  expect(await listed({ q: code })).toContain(code)
  await paidFactor(arvand, person, items, { offCode: code })
  expect((await check(person)).problem.code).toBe('commerce.off-code-used-up')
  await becomes(inviter, { side: 'inviter', amount: 180_000, state: 'held' })
})

test('the inviter gets ten percent of the first purchase, and of what refunds leave of it', async () => {
  const inviter = await aPerson(arvand)
  const buyer = await anInvited(inviter)
  const factor = await paidFactor(arvand, buyer, [course(2_000_000), course(1_000_000)])
  await becomes(inviter, { amount: 300_000, state: 'held' })
  expect((await rewardsOf(buyer)).items).toEqual([])
  const [first = '', second = ''] = factor.lines.map(({ lineId }) => lineId)
  await refund(factor.id, [first])
  await becomes(inviter, { amount: 100_000, state: 'held' })
  expect((await arvand.call(getWallet, {}, inviter)).answer).toMatchObject({
    balance: 100_000,
    held: 100_000,
  })
  await refund(factor.id, [second])
  await becomes(inviter, { state: 'takenBack' })
  expect((await arvand.call(getWallet, {}, inviter)).answer).toMatchObject({ balance: 0, held: 0 })
})

test('a large purchase brings the most; managers see it without a campaign', async () => {
  const inviter = await aPerson(arvand)
  await paidFactor(arvand, await anInvited(inviter), [course(8_000_000)])
  await becomes(inviter, { amount: 500_000, state: 'held' })
  expect((await rewardsOf(inviter)).standing).toEqual({
    ...{ percent: 10, most: 500_000, newcomerPercent: 10, holdDays: 7 },
  })
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  const { items } = (await arvand.call(listRewards, { state: 'held' }, manager)).answer
  expect(items.find((one) => one.inviter.id === inviter.id)).toMatchObject({ campaign: null })
})

test('with zero percent neither side gets anything', async () => {
  for (const one of ['referralPercent', 'newcomerPercent'] as const)
    await aSetting(arvand, growthSettings[one], 0)
  const inviter = await aPerson(arvand)
  const buyer = await anInvited(inviter)
  await paidFactor(arvand, buyer, [course(1_000_000)])
  await aSetting(arvand, growthSettings.newcomerPercent, null)
  // Heard after the others: they would have brought something by then.
  await codeOf(await anInvited(inviter))
  expect(await welcomeOf(buyer)).toBeUndefined()
  expect((await rewardsOf(inviter)).items).toEqual([])
  await aSetting(arvand, growthSettings.referralPercent, null)
})

test('a percent in whole toman, what is kept of it, and of fixed sums', () => {
  const terms = { percent: 10, most: 500_000 }
  expect([99, 1_234_560, 9_000_000].map((purchase) => percentReward(terms, purchase))).toEqual([
    ...[0, 123_450, 500_000],
  ])
  const given = { inviter_amount: 300_000, invitee_amount: 0, least_purchase: 0, ...terms }
  expect(keptOf(given, 1_000_000).inviter_amount).toBe(100_000)
  expect(keptOf(given, 9_000_000).inviter_amount).toBe(300_000)
  const fixed = { ...given, invitee_amount: 200_000, least_purchase: 600_000, percent: null, most: null }
  expect(keptOf(fixed, 600_000)).toEqual({ inviter_amount: 300_000, invitee_amount: 200_000 })
  expect(keptOf(fixed, 599_990)).toEqual({ inviter_amount: 0, invitee_amount: 0 })
})
