import { listPlans } from '@arvand/contracts/home/plus'
import { login } from '@arvand/contracts/panel/identity'
import { showPlus } from '@arvand/contracts/panel/plus'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '#modules/wallet'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
  for (const { name, fillDemo } of assembleModules(arvand.platform).modules)
    if (['identity', 'wallet', 'commerce'].includes(name)) await fillDemo?.(1)
}, 60_000)
afterAll(() => arvand.close())

test('the demo sells three plans, one learner has one, and the books are sound', async () => {
  const { plans } = (await arvand.call(listPlans, {})).answer
  expect(plans.map(({ months }) => months)).toEqual([1, 3, 12])
  const { answer } = await arvand.call(login, { identifier: '09120000002', password: 'arvand-demo' })
  const token = 'token' in answer ? answer.token : ''
  expect((await arvand.call(showPlus, {}, { token })).answer.subscription).toMatchObject({
    state: 'active',
    plan: { slug: 'a-month' },
  })
  expect((await checkLedger(arvand.platform.db)).faults).toEqual([])
})
