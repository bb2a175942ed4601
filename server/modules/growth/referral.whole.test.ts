import * as manage from '@arvand/contracts/panel/manage-referral'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import { listMyRewards } from '@arvand/contracts/panel/referral-rewards'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { anAccountant, aSeller, paidFactor, sellingBy } from '#testing/commerce'
import { aPerson, identity, type TestPerson } from '#testing/identity'
import { closeInBalance, settleAllDue } from '#testing/wallet'
import { releaseDue } from './referral/release-rewards.ts'
import { growth } from './tables.ts'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 })

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
})
afterAll(() => closeInBalance(arvand))

const [inviterReward, inviteeReward] = [500_000, 300_000]
const [steps, inviters, dayMs] = [500, 8, 86_400_000]

function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function aCampaign() {
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  const at = (days: number) => new Date(arvand.platform.clock.now().getTime() + days * dayMs).toISOString()
  const campaign = {
    ...{ title: 'پاییز با دوستان', inviterReward, inviteeReward, budget: 10_000_000_000 },
    ...{ mostPerInviter: 500, startsAt: at(-1), endsAt: at(90), requestId: newId() },
  }
  expect((await arvand.call(manage.saveCampaign, campaign as never, manager)).status).toBe(200)
}

async function aBroughtPerson(inviterId: string) {
  const person = await aPerson(arvand)
  await identity(arvand.platform.db)
    .updateTable('identity.accounts')
    .set({ invited_by: inviterId })
    .where('id', '=', person.id)
    .execute()
  return person
}

interface Buyer {
  readonly person: TestPerson
  readonly inviterId: string
  /** Factors that they paid, the first one first. */
  readonly bought: { readonly id: string; isRefunded: boolean }[]
}

/** What rewards moved in the ledger, by person: what they have or owe because of them. */
async function ledgerOf(): Promise<Map<string, number>> {
  const { rows } = await sql<{ owner_id: string; amount: string }>`
    select a.owner_id, sum(e.amount) as amount
    from wallet.transactions t
    join wallet.entries e on e.transaction_id = t.id
    join wallet.accounts a on a.id = e.account_id
    where t.cause like 'referral %' and a.owner_id is not null
    group by a.owner_id`.execute(growth(arvand.platform.db))
  return new Map(rows.map(({ owner_id, amount }) => [owner_id, Number(amount)]))
}

const sumOfBooks = async () => {
  const { rows } = await sql<{
    sum: string
  }>`select coalesce(sum(amount), 0) as sum from wallet.entries`.execute(growth(arvand.platform.db))
  return Number(rows[0]?.sum)
}

const spent = async () => {
  const { rows } = await sql<{ spent: string }>`select sum(spent) as spent from growth.campaigns`.execute(
    growth(arvand.platform.db),
  )
  return Number(rows[0]?.spent)
}

test('five hundred purchases and refunds in random order: rewards equal the ledger, and its sum is nought', async () => {
  const seed = Date.now() % 1_000_000
  process.stdout.write(`seed of the purchases and refunds: ${seed}\n`)
  const roll = dice(seed)
  await aCampaign()
  const bringers = await Promise.all(Array.from({ length: inviters }, () => aPerson(arvand)))
  const things = Array.from({ length: 40 }, () => seller.put({ price: 1_000_000 }))
  const buyers: Buyer[] = []
  const refundable = () =>
    buyers.flatMap((buyer) =>
      buyer.bought.filter(({ isRefunded }) => !isRefunded).map((one) => ({ buyer, one })),
    )
  let accountant = await anAccountant(arvand)

  async function buy(): Promise<void> {
    const isNew = buyers.length === 0 || roll(3) > 0
    const inviterId = bringers[roll(inviters)]?.id ?? ''
    const buyer = isNew
      ? { person: await aBroughtPerson(inviterId), inviterId, bought: [] }
      : (buyers[roll(buyers.length)] as Buyer)
    // A purchase that is a minute older is the first one.
    arvand.platform.clock.pass(60)
    const factor = await paidFactor(arvand, buyer.person, [
      { kind: 'course', id: things[buyer.bought.length] ?? '' },
    ])
    buyer.bought.push({ id: factor.id, isRefunded: false })
    if (isNew) buyers.push(buyer)
  }

  async function refund(): Promise<void> {
    const all = refundable()
    const chosen = all[roll(all.length)]
    if (!chosen) return buy()
    const ask = { factorId: chosen.one.id, reason: 'اشتباهی خریده بود', requestId: newId() }
    expect((await arvand.call(giveRefund, ask, accountant)).status).toBe(200)
    chosen.one.isRefunded = true
  }

  for (let step = 0; step < steps; step += 1) {
    await (roll(3) === 0 ? refund() : buy())
    if (step === steps / 2) {
      // Half of them become free to spend, and some of those are refunded afterwards.
      arvand.platform.clock.pass(15 * 86_400)
      await settleAllDue(arvand.platform)
      await releaseDue(arvand.platform)
      accountant = await anAccountant(arvand)
    }
  }

  /** Whoever still has the first thing that they bought, and who brought them. */
  const rewarded = () => buyers.filter(({ bought }) => bought[0]?.isRefunded === false)
  const expected = new Map<string, number>()
  const add = (personId: string, amount: number) =>
    expected.set(personId, (expected.get(personId) ?? 0) + amount)
  for (const { person, inviterId } of rewarded()) {
    add(person.id, inviteeReward)
    add(inviterId, inviterReward)
  }
  const known = async () => new Map([...(await ledgerOf())].filter(([, amount]) => amount !== 0))
  // The purchases and refunds are heard one after another.
  await expect.poll(known, { timeout: 120_000, interval: 500 }).toEqual(expected)
  expect(await spent()).toBe(rewarded().length * (inviterReward + inviteeReward))
  expect(await sumOfBooks()).toBe(0)
  for (const { id } of bringers.slice(0, 3)) {
    const inviter = { ...(bringers.find((one) => one.id === id) as TestPerson) }
    const { held, released } = (await arvand.call(listMyRewards, {}, inviter)).answer
    expect(held + released).toBe(expected.get(id) ?? 0)
  }
})
