import * as manage from '@arvand/contracts/panel/manage-referral'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import { listMyRewards } from '@arvand/contracts/panel/referral-rewards'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { anAccountant, aSeller, commerce, paidFactor, sellingBy } from '#testing/commerce'
import { aPerson, identity, type TestPerson } from '#testing/identity'
import { closeInBalance, settleAllDue } from '#testing/wallet'
import { releaseDue } from './referral/release-rewards.ts'
import { judge } from './referral/reward.ts'
import { rewardFirstPurchase } from './referral/reward-bringing.ts'

const seller = aSeller()
let arvand: TestApp
let campaignId: string
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  campaignId = (await saved()).answer.campaign.id
}, 60_000)
afterAll(() => closeInBalance(arvand))

/** A manager who has just signed in: a test moves the clock far, and sessions end. */
const aManager = () => aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
const campaignsNow = async () => (await arvand.call(manage.listCampaigns, {}, await aManager())).answer.items

const hour = 3_600_000
const atHours = (hours: number) =>
  new Date(arvand.platform.clock.now().getTime() + hours * hour).toISOString()
const saved = async (wish: object = {}) =>
  arvand.call(
    manage.saveCampaign,
    {
      ...{ title: 'پاییز با دوستان', inviterReward: 500_000, inviteeReward: 300_000, budget: 100_000_000 },
      ...{ mostPerInviter: 3, startsAt: atHours(-1), endsAt: atHours(24 * 90), requestId: newId(), ...wish },
    },
    await aManager(),
  )

/** Somebody whom another has brought by a link. */
async function aBroughtPerson(inviterId: string, signIn?: { address: string; agent: string }) {
  const person = await aPerson(arvand)
  await aBroughtBy(person.id, inviterId)
  if (signIn) await signedIn(person.id, signIn)
  return person
}

const aBroughtBy = (personId: string, inviterId: string) =>
  identity(arvand.platform.db)
    .updateTable('identity.accounts')
    .set({ invited_by: inviterId })
    .where('id', '=', personId)
    .execute()

const signedIn = (personId: string, { address, agent }: { address: string; agent: string }) =>
  identity(arvand.platform.db)
    .insertInto('identity.audit')
    .values({
      ...{ id: newId(), at: arvand.platform.clock.now(), act: 'signed-in', person_id: personId },
      ...{ actor_id: personId, session_id: null, address, user_agent: agent, detail: '{}' },
    })
    .execute()

const rewardsOf = async (person: TestPerson) => (await arvand.call(listMyRewards, {}, person)).answer
const figuresOf = async (person: TestPerson) => (await arvand.call(getWallet, {}, person)).answer
const bought = (person: TestPerson, price = 1_000_000) =>
  paidFactor(arvand, person, [{ kind: 'course', id: seller.put({ price }) }])
const stateOf = async (person: TestPerson) => (await rewardsOf(person)).items[0]?.state
const isHeld = async (person: TestPerson) => (await stateOf(person)) === 'held'
const becomes = (person: TestPerson, state: string) =>
  expect.poll(() => stateOf(person), { timeout: 15_000 }).toBe(state)
const refunded = async (factorId: string, lines?: string[]) =>
  arvand.call(
    giveRefund,
    { factorId, reason: 'اشتباهی خریده بود', requestId: newId(), ...(lines ? { lines } : {}) },
    await anAccountant(arvand),
  )

test('the first purchase of somebody who was brought holds a reward for both, and it is released', async () => {
  const inviter = await aPerson(arvand)
  const buyer = await aBroughtPerson(inviter.id)
  await bought(buyer)
  await becomes(inviter, 'held')
  expect(await rewardsOf(inviter)).toMatchObject({
    items: [{ side: 'inviter', amount: 500_000 }],
    ...{ held: 500_000, released: 0, terms: { inviterReward: 500_000, inviteeReward: 300_000 } },
  })
  expect((await rewardsOf(buyer)).items).toMatchObject([{ side: 'invitee', amount: 300_000, state: 'held' }])
  expect(await figuresOf(inviter)).toMatchObject({ balance: 500_000, held: 500_000 })
  // A second purchase brings nothing more.
  await bought(buyer)
  arvand.platform.clock.pass(15 * 86_400)
  await settleAllDue(arvand.platform)
  await releaseDue(arvand.platform)
  expect(await rewardsOf(inviter)).toMatchObject({
    items: [{ state: 'released' }],
    held: 0,
    released: 500_000,
  })
  expect(await figuresOf(inviter)).toMatchObject({ balance: 500_000, held: 0 })
})

test('a reward for what takes place later is held until then', async () => {
  const inviter = await aPerson(arvand)
  const buyer = await aBroughtPerson(inviter.id)
  const id = seller.put({ price: 1_000_000 })
  seller.takesPlaceAt(id, new Date(atHours(24 * 40)))
  await paidFactor(arvand, buyer, [{ kind: 'course', id }])
  await becomes(inviter, 'held')
  const { releasesAt } = (await rewardsOf(inviter)).items[0] ?? {}
  expect(releasesAt).toBe(atHours(24 * 40))
})

test('a purchase that is heard of twice is rewarded once', async () => {
  const inviter = await aPerson(arvand)
  const buyer = await aBroughtPerson(inviter.id)
  const factor = await bought(buyer)
  await becomes(inviter, 'held')
  const { platform } = arvand
  const again = { factorId: factor.id, buyerId: buyer.id } as never
  await transaction(platform.db, (tx) => rewardFirstPurchase(platform).hear(tx, again))
  expect((await rewardsOf(inviter)).items).toHaveLength(1)
  expect(await figuresOf(inviter)).toMatchObject({ balance: 500_000, held: 500_000 })
})

test('what costs nothing is no first purchase: the reward comes with the first that is paid for', async () => {
  const inviter = await aPerson(arvand)
  const buyer = await aBroughtPerson(inviter.id)
  await bought(buyer, 0)
  await bought(buyer)
  await becomes(inviter, 'held')
  expect((await rewardsOf(inviter)).items).toHaveLength(1)
})

test('a refund of all takes the reward back from both, and the budget has it again', async () => {
  const inviter = await aPerson(arvand)
  const buyer = await aBroughtPerson(inviter.id)
  const before = (await campaignsNow())[0]
  const factor = await bought(buyer)
  await becomes(inviter, 'held')
  const given = (await campaignsNow())[0]
  expect((given?.spent ?? 0) - (before?.spent ?? 0)).toBe(800_000)
  expect((await refunded(factor.id)).status).toBe(200)
  await becomes(inviter, 'takenBack')
  expect(await figuresOf(inviter)).toMatchObject({ balance: 0, held: 0 })
  expect((await campaignsNow())[0]?.spent).toBe(before?.spent)
})

test('a refund that leaves less than the campaign asked for takes the reward back, one that leaves enough does not', async () => {
  expect((await saved({ id: campaignId, leastPurchase: 600_000 })).status).toBe(200)
  const inviter = await aPerson(arvand)
  const buyer = await aBroughtPerson(inviter.id)
  const prices = [500_000, 400_000, 300_000]
  const items = prices.map((price) => ({ kind: 'course' as const, id: seller.put({ price }) }))
  const factor = await paidFactor(arvand, buyer, items)
  await becomes(inviter, 'held')
  const [first = '', second = ''] = factor.lines.map(({ lineId }) => lineId)
  expect((await refunded(factor.id, [first])).status).toBe(200)
  await expect.poll(hearing, { timeout: 15_000 }).toMatchObject({ waiting: 0 })
  expect(await stateOf(inviter)).toBe('held')
  expect((await refunded(factor.id, [second])).status).toBe(200)
  await becomes(inviter, 'takenBack')
  expect(await figuresOf(inviter)).toMatchObject({ balance: 0, held: 0 })
  expect((await saved({ id: campaignId })).status).toBe(200)
})

test('a gift card is no first purchase, whatever it cost', async () => {
  const inviter = await aPerson(arvand)
  const buyer = await aBroughtPerson(inviter.id)
  const card = { kind: 'giftCard' as const, id: newId(), options: { amount: 2_000_000 } }
  await paidFactor(arvand, buyer, [card])
  await paidFactor(arvand, buyer, [card, { kind: 'course', id: seller.put({ price: 700_000 }) }])
  await becomes(inviter, 'held')
  const { items } = (await arvand.call(manage.listRewards, { state: 'held' }, await aManager())).answer
  expect(items.find((one) => one.inviter.id === inviter.id)?.purchase).toBe(700_000)
})

test('two accounts of one device wait for a manager, who gives or refuses once', async () => {
  const inviter = await aPerson(arvand)
  await signedIn(inviter.id, { address: '203.0.113.7', agent: 'Firefox' })
  const buyers = [
    await aBroughtPerson(inviter.id, { address: '203.0.113.7', agent: 'Firefox' }),
    await aBroughtPerson(inviter.id, { address: '203.0.113.7', agent: 'Chrome' }),
  ] as const
  for (const buyer of buyers) {
    await bought(buyer)
    await becomes(buyer, 'review')
  }
  const waiting = (await arvand.call(manage.listRewards, {}, await aManager())).answer.items
  const [second, first] = waiting.filter((one) => one.inviter.id === inviter.id)
  expect([first?.reason, second?.reason]).toEqual(['sameDevice', 'sameAddress'])
  const decide = async (id = '', isGiven = true) =>
    arvand.call(
      manage.decideReward,
      { id, isGiven, note: 'با تلفن پرسیده شد.', requestId: newId() },
      await aManager(),
    )
  const both = await Promise.all([decide(first?.id), decide(first?.id, false)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await decide(second?.id, false)).answer.reward).toMatchObject({
    state: 'refused',
    reason: 'sameAddress',
  })
  expect((await decide(newId())).problem.code).toBe('growth.unknown-reward')
})

test('a manager who invited somebody, or was invited, leaves the reward to another', async () => {
  const signIn = { address: '203.0.113.9', agent: 'Firefox' }
  const inviter = await aManager()
  await signedIn(inviter.id, signIn)
  const buyer = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  await aBroughtBy(buyer.id, inviter.id)
  await signedIn(buyer.id, signIn)
  await bought(buyer)
  await becomes(buyer, 'review')
  const { items } = (await arvand.call(manage.listRewards, {}, await aManager())).answer
  const id = items.find((one) => one.inviter.id === inviter.id)?.id ?? ''
  const ask = { id, isGiven: true, note: 'خودم بودم.', requestId: newId() }
  for (const own of [inviter, buyer])
    expect((await arvand.call(manage.decideReward, ask, own)).problem.code).toBe('growth.own-reward')
  expect((await arvand.call(manage.decideReward, ask, await aManager())).status).toBe(200)
})

/** A payment that a person tried with this card. */
const triedCard = (person: TestPerson, card: string) =>
  commerce(arvand.platform.db)
    .insertInto('commerce.payments')
    .values({
      ...{ id: newId(), person_id: person.id, factor_id: null, gateway: 'sandbox', amount: 10_000 },
      ...{ card_hash: card, created_at: arvand.platform.clock.now() },
      state: 'failed',
    })
    .execute()

test('the card of who brought them, or of another whom they brought, refuses a reward', async () => {
  const inviter = await aPerson(arvand)
  const [own, another] = ['A'.repeat(64), 'B'.repeat(64)]
  await triedCard(inviter, own)
  const buyers = await Promise.all([1, 2, 3].map(() => aBroughtPerson(inviter.id)))
  const [first, second, third] = buyers as [TestPerson, TestPerson, TestPerson]
  await triedCard(first, own)
  await bought(first)
  await becomes(first, 'refused')
  await triedCard(second, another)
  await bought(second)
  await becomes(second, 'held')
  await triedCard(third, another)
  await bought(third)
  await becomes(third, 'refused')
  const { items } = (await arvand.call(manage.listRewards, { state: 'refused' }, await aManager())).answer
  const reasons = items.filter((one) => one.inviter.id === inviter.id).map(({ reason }) => reason)
  expect(reasons).toEqual(['sameCard', 'sameCard'])
})

test('more people than a campaign rewards are refused, and what its budget does not suffice for waits', async () => {
  const inviter = await aPerson(arvand)
  const buyers = await Promise.all([1, 2, 3, 4].map(() => aBroughtPerson(inviter.id)))
  for (const [at, buyer] of buyers.entries()) {
    await bought(buyer)
    await becomes(buyer, at < 3 ? 'held' : 'refused')
  }
  const reasonOf = async (state: 'refused' | 'review', id: string) => {
    const { items } = (await arvand.call(manage.listRewards, { state }, await aManager())).answer
    return items.find((one) => one.inviter.id === id)
  }
  expect(await reasonOf('refused', inviter.id)).toMatchObject({ reason: 'capReached' })

  const spent = (await campaignsNow())[0]?.spent ?? 0
  expect((await saved({ id: campaignId, budget: spent + 700_000 })).status).toBe(200)
  const other = await aPerson(arvand)
  const late = await aBroughtPerson(other.id)
  await bought(late)
  await becomes(late, 'review')
  const waiting = await reasonOf('review', other.id)
  expect(waiting).toMatchObject({ reason: 'budgetSpent' })
  const give = async () => {
    const ask = { id: waiting?.id ?? '', isGiven: true, note: 'بودجه رسید.', requestId: newId() }
    return arvand.call(manage.decideReward, ask, await aManager())
  }
  expect((await give()).problem.code).toBe('growth.budget-spent')
  expect((await saved({ id: campaignId, budget: 100_000_000 })).status).toBe(200)
  expect((await give()).status).toBe(200)
  await becomes(late, 'held')
})

test('who has brought themselves is rewarded with nothing', async () => {
  const person = await aPerson(arvand)
  await aBroughtBy(person.id, person.id)
  await bought(person)
  const other = await aBroughtPerson((await aPerson(arvand)).id)
  await bought(other)
  // Heard after the first, so that the first would have been rewarded by then.
  await becomes(other, 'held')
  expect((await rewardsOf(person)).items).toEqual([])
})

test('a shared card, and more people than a campaign rewards, are refused; an empty budget waits', () => {
  const campaign = { budget: 1000, spent: 0, most_per_inviter: 2, inviter_reward: 400, invitee_reward: 200 }
  const none = { card: false, device: false, address: false }
  expect(judge(campaign, { shares: none, rewarded: 1 })).toEqual({ state: 'held', reason: null })
  expect(judge(campaign, { shares: { ...none, card: true }, rewarded: 0 }).reason).toBe('sameCard')
  expect(judge(campaign, { shares: none, rewarded: 2 })).toEqual({ state: 'refused', reason: 'capReached' })
  expect(judge({ ...campaign, spent: 500 }, { shares: none, rewarded: 0 })).toEqual({
    ...{ state: 'review', reason: 'budgetSpent' },
  })
})

test('nobody else decides; two campaigns do not run at a time; a budget holds what was given', async () => {
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  expect((await arvand.call(manage.listRewards, {}, other)).status).toBe(403)
  expect((await arvand.call(listMyRewards, {})).status).toBe(401)
  expect((await saved()).problem.code).toBe('growth.campaign-running')
  const small = await saved({ id: campaignId, budget: 10_000 })
  expect(small.problem.code).toBe('growth.campaign-spent-more')
  expect((await saved({ id: newId() })).problem.code).toBe('growth.unknown-campaign')
})

/** The jobs of what is heard of purchases and refunds: how many are not done, and how often one was tried again. */
async function hearing() {
  const { rows } = await arvand.database.pool.query<{ waiting: number; again: number }>(
    `select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      coalesce(sum(retry_count), 0)::int as again
    from pgboss.job where name in ('growth.reward-first-purchase', 'growth.take-back-on-refund')`,
  )
  return rows[0]
}

test('purchases and refunds in any order: the rewards are what the ledger says, and none waits for another', {
  timeout: 60_000,
}, async () => {
  expect((await saved({ id: campaignId, mostPerInviter: 10 })).status).toBe(200)
  const inviter = await aPerson(arvand)
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBroughtPerson(inviter.id)))
  // A refund is heard before, after or at the same time as its purchase and those of others.
  await Promise.all(
    buyers.map(async (buyer, at) => {
      const factor = await bought(buyer)
      if (at % 2 === 0) await refunded(factor.id)
    }),
  )
  await expect.poll(hearing, { timeout: 30_000 }).toEqual({ waiting: 0, again: 0 })
  expect(await Promise.all(buyers.map(isHeld))).toEqual(buyers.map((_, at) => at % 2 === 1))
  expect(await figuresOf(inviter)).toMatchObject({ balance: 4 * 500_000 })
})
