import { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { login } from '@arvand/contracts/panel/identity'
import { listCampaigns, listOffCodes } from '@arvand/contracts/panel/manage-off-codes'
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

async function signIn(last: number) {
  const ask = { identifier: `0912000000${last}`, password: 'arvand-demo' }
  const { answer } = await arvand.call(login, ask)
  return { token: 'token' in answer ? answer.token : '' }
}

test('the demo has codes that work, wait and are over, and a campaign', async () => {
  const boss = await signIn(4)
  const { items } = (await arvand.call(listOffCodes, {}, boss)).answer
  expect(items.map(({ code, state }) => `${code} ${state}`).toSorted()).toEqual([
    'MEHR30 over',
    'SALAM20 active',
    'YALDA100 active',
  ])
  const campaigns = (await arvand.call(listCampaigns, {}, boss)).answer.items
  expect(campaigns).toMatchObject([{ title: 'شب یلدا', budget: 500_000_000, codes: 1 }])
})

test('one learner keeps a card with a rest, another has given one, and the books are sound', async () => {
  const kept = await arvand.call(listGiftCards, { which: 'kept' }, await signIn(1))
  expect(kept.answer.items).toMatchObject([{ amount: 3_000_000, balance: 2_000_000, state: 'active' }])
  const bought = await arvand.call(listGiftCards, { which: 'bought' }, await signIn(2))
  expect(bought.answer.items).toMatchObject([{ balance: 5_000_000, sending: { name: 'آیدا' } }])
  expect((await checkLedger(arvand.platform.db)).faults).toEqual([])
})
