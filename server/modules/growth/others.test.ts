import * as referral from '@arvand/contracts/panel/manage-referral'
import * as manage from '@arvand/contracts/panel/manage-wheel'
import { listMyRewards } from '@arvand/contracts/panel/referral-rewards'
import * as wheel from '@arvand/contracts/panel/wheel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'

/** What is nobody's, somebody else's, too much or too little: each door of growth refuses it, and nothing is written. */

let arvand: TestApp
let manager: TestPerson
let owner: TestPerson
let other: TestPerson
let spinId: string
beforeAll(async () => {
  arvand = await anApp()
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  owner = await aPerson(arvand)
  other = await aPerson(arvand)
  const prize = { title: 'ده هزار تومان', kind: 'credit', amount: 100_000, weight: 1 } as const
  expect((await arvand.call(manage.savePrize, { ...prize, requestId: newId() }, manager)).status).toBe(200)
  await arvand.call(manage.setWheel, { isOpen: true, dayBudget: 1_000_000_000 }, manager)
  spinId = (await arvand.call(wheel.spin, {}, owner)).answer.spin.id
}, 60_000)
afterAll(() => closeInBalance(arvand))

/** All that growth has stored, to see that nothing of it changed. */
async function stored(): Promise<unknown> {
  const tables = await arvand.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'growth' order by 1",
  )
  const parts = tables.rows.map(
    ({ name }) => `'${name}', (select coalesce(jsonb_agg(t order by t::text), '[]') from growth.${name} t)`,
  )
  const { rows } = await arvand.database.pool.query(`select jsonb_build_object(${parts.join()}) as all`)
  return rows[0].all
}

const campaign = () => ({
  ...{ title: 'طرح زمستان', inviterReward: 500_000, inviteeReward: 300_000, leastPurchase: 0 },
  ...{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z', budget: 10_000_000 },
  ...{ mostPerInviter: 5, requestId: newId() },
})

test('another’s spin, and a prize, a campaign and a reward of nobody are not there', async () => {
  const before = await stored()
  const prize = { title: 'پوچ', kind: 'nothing', weight: 1 } as const
  const answers = {
    'growth.unknown-spin': [
      await arvand.call(wheel.saveSpin, { spinId, clientSeed: 'a-seed-of-others' }, other),
      // A manager reveals nobody's spin either.
      await arvand.call(wheel.saveSpin, { spinId, clientSeed: 'a-seed-of-others' }, manager),
      await arvand.call(wheel.saveSpin, { spinId: newId(), clientSeed: 'a-seed-of-mine' }, owner),
    ],
    'growth.unknown-prize': [
      await arvand.call(manage.savePrize, { id: newId(), ...prize, requestId: newId() }, manager),
      await arvand.call(manage.removePrize, { id: newId() }, manager),
    ],
    'growth.unknown-campaign': [
      await arvand.call(referral.saveCampaign, { id: newId(), ...campaign() }, manager),
      await arvand.call(referral.stopCampaign, { id: newId() }, manager),
    ],
    'growth.unknown-reward': [
      await arvand.call(
        referral.decideReward,
        { id: newId(), isGiven: true, note: 'دلیلی که ندارد', requestId: newId() },
        manager,
      ),
    ],
  }
  for (const [code, all] of Object.entries(answers))
    expect(all.map(({ status, problem }) => [status, problem.code])).toEqual(all.map(() => [404, code]))
  for (const list of [wheel.listMySpins, listMyRewards])
    expect((await arvand.call(list, {}, other)).answer.items).toEqual([])
  expect((await arvand.call(wheel.showWheel, {}, other)).answer.openSpinId).toBeNull()
  expect(await stored()).toEqual(before)
})

const prize = (more: object) => ({
  title: 'یک جایزه',
  kind: 'nothing',
  weight: 1,
  requestId: newId(),
  ...more,
})
const offCode = { kind: 'offCode', percent: 10, mostDiscount: 100_000 }

type Refused = readonly [what: string, endpoint: unknown, ask: () => object, field: string]

const ofManagers: readonly Refused[] = [
  ['a weight of nothing', manage.savePrize, () => prize({ weight: 0 }), 'weight'],
  ['a weight of half', manage.savePrize, () => prize({ weight: 0.5 }), 'weight'],
  ['a weight that is all', manage.savePrize, () => prize({ weight: 100_001 }), 'weight'],
  ['a stock below nothing', manage.savePrize, () => prize({ stock: -1 }), 'stock'],
  ['a credit without an amount', manage.savePrize, () => prize({ kind: 'credit' }), 'amount'],
  ['a credit below nothing', manage.savePrize, () => prize({ kind: 'credit', amount: -100_000 }), 'amount'],
  ['a credit of a house', manage.savePrize, () => prize({ kind: 'credit', amount: 100_000_010 }), 'amount'],
  ['a gift card of a rial', manage.savePrize, () => prize({ kind: 'card', amount: 10 }), 'amount'],
  ['plus without days', manage.savePrize, () => prize({ kind: 'plusDays' }), 'days'],
  ['plus for a year', manage.savePrize, () => prize({ kind: 'plusDays', days: 365 }), 'days'],
  ['a code of 101 percent', manage.savePrize, () => prize({ ...offCode, percent: 101 }), 'percent'],
  [
    'a code without a limit',
    manage.savePrize,
    () => prize({ ...offCode, mostDiscount: undefined }),
    'mostDiscount',
  ],
  ['a kind', manage.savePrize, () => prize({ kind: 'car' }), 'kind'],
  ['a title of 61', manage.savePrize, () => prize({ title: 'ا'.repeat(61) }), 'title'],
  ['a budget below nothing', manage.setWheel, () => ({ isOpen: true, dayBudget: -10 }), 'dayBudget'],
  ['a budget of a state', manage.setWheel, () => ({ isOpen: true, dayBudget: 10_000_000_010 }), 'dayBudget'],
  [
    'an end before the beginning',
    referral.saveCampaign,
    () => ({ ...campaign(), endsAt: '2026-11-01T00:00:00.000Z' }),
    'endsAt',
  ],
  [
    'a moment',
    referral.saveCampaign,
    () => ({ ...campaign(), startsAt: '2026-02-30T00:00:00.000Z' }),
    'startsAt',
  ],
  ['no reward', referral.saveCampaign, () => ({ ...campaign(), inviterReward: 0 }), 'inviterReward'],
  [
    'a reward below nothing',
    referral.saveCampaign,
    () => ({ ...campaign(), inviteeReward: -10 }),
    'inviteeReward',
  ],
  ['nobody at all', referral.saveCampaign, () => ({ ...campaign(), mostPerInviter: 0 }), 'mostPerInviter'],
  ['no budget', referral.saveCampaign, () => ({ ...campaign(), budget: 0 }), 'budget'],
  ['a state', referral.listRewards, () => ({ state: 'lost' }), 'state'],
  [
    'no reason',
    referral.decideReward,
    () => ({ id: newId(), isGiven: false, note: '  ', requestId: newId() }),
    'note',
  ],
  [
    'a reason of 301',
    referral.decideReward,
    () => ({ id: newId(), isGiven: false, note: 'ا'.repeat(301), requestId: newId() }),
    'note',
  ],
]

const ofPeople: readonly Refused[] = [
  ['a seed of seven', wheel.saveSpin, () => ({ spinId, clientSeed: 'a'.repeat(7) }), 'clientSeed'],
  ['a seed of 65', wheel.saveSpin, () => ({ spinId, clientSeed: 'a'.repeat(65) }), 'clientSeed'],
  // The proof joins seed and spin by a colon: a seed with one could stand for another spin.
  ['a seed with a colon', wheel.saveSpin, () => ({ spinId, clientSeed: 'a-seed:of-mine' }), 'clientSeed'],
  ['a seed of two lines', wheel.saveSpin, () => ({ spinId, clientSeed: 'a-seed-of-mine\n' }), 'clientSeed'],
  ['a spin that is no id', wheel.saveSpin, () => ({ spinId: '1', clientSeed: 'a-seed-of-mine' }), 'spinId'],
]

test.each([
  ...ofManagers.map((one) => [...one, () => manager] as const),
  ...ofPeople.map((one) => [...one, () => owner] as const),
])('refused, and nothing is written: %s', async (_, endpoint, ask, field, who) => {
  const before = await stored()
  const { status, problem } = await arvand.call(endpoint as typeof wheel.saveSpin, ask(), who())
  expect([status, problem.code]).toEqual([422, 'request.invalid'])
  expect(Object.keys(problem.fields ?? {})).toEqual([field])
  expect(await stored()).toEqual(before)
})
