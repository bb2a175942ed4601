import { login } from '@arvand/contracts/panel/identity'
import { listRewards } from '@arvand/contracts/panel/manage-referral'
import { showPrizes } from '@arvand/contracts/panel/manage-wheel'
import { listMyRewards } from '@arvand/contracts/panel/referral-rewards'
import { expect, test } from 'vitest'
import { anApp } from '#server/testing/app'
import { closeInBalance } from '#testing/wallet'
import { fill } from '../fill.ts'

test('the demo has rewards in all states, and a wheel with a month of spins', {
  timeout: 300_000,
}, async () => {
  const arvand = await anApp()
  await fill(arvand.platform, 1, ['identity', 'wallet', 'notices', 'commerce', 'courses', 'growth'])
  const tokenOf = async (identifier: string) => {
    const { answer } = await arvand.call(login, { identifier, password: 'arvand-demo' })
    return { token: 'token' in answer ? answer.token : '' }
  }
  const manager = await tokenOf('09120000004')
  for (const state of ['held', 'released', 'review', 'refused', 'takenBack'] as const)
    expect((await arvand.call(listRewards, { state }, manager)).answer.items.length).toBeGreaterThan(0)
  const own = (await arvand.call(listMyRewards, {}, await tokenOf('09120000001'))).answer
  expect(own.terms?.inviterReward).toBe(500_000)
  expect(own.items.length).toBeGreaterThan(0)
  const { rows } = await arvand.database.pool.query<{ days: number; spins: number; kinds: number }>(
    `select count(distinct day)::int as days, count(*)::int as spins, count(distinct prize_id)::int as kinds
     from growth.spins where saved_at is not null`,
  )
  expect(rows[0]?.days).toBeGreaterThanOrEqual(28)
  expect(rows[0]?.spins).toBeGreaterThan(100)
  expect(rows[0]?.kinds).toBeGreaterThan(3)
  const wheel = (await arvand.call(showPrizes, {}, manager)).answer
  expect(wheel).toMatchObject({ isOpen: true })
  expect(wheel.expectedDay).toBeGreaterThan(0)
  await closeInBalance(arvand)
})
