import { login } from '@arvand/contracts/panel/identity'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { expect, test } from 'vitest'
import { anApp } from '#server/testing/app'
import { closeInBalance } from '#testing/wallet'
import { fill } from '../fill.ts'

test('demo learners have credit', async () => {
  const arvand = await anApp()
  await fill(arvand.platform, 1, ['identity', 'wallet'])
  const { answer } = await arvand.call(login, { identifier: '09120000001', password: 'arvand-demo' })
  const token = 'token' in answer ? answer.token : ''
  expect((await arvand.call(getWallet, {}, { token })).answer.balance).toBe(2_000_000)
  await closeInBalance(arvand)
})
