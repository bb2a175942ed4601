import { login } from '@arvand/contracts/panel/identity'
import { listRewards } from '@arvand/contracts/panel/manage-referral'
import { listMyRewards } from '@arvand/contracts/panel/referral-rewards'
import { expect, test } from 'vitest'
import { anApp } from '#server/testing/app'
import { closeInBalance } from '#testing/wallet'
import { fill } from '../fill.ts'

test('the demo has rewards in all states', {
  timeout: 120_000,
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
  await closeInBalance(arvand)
})
