import { login } from '@arvand/contracts/panel/identity'
import { listNotices } from '@arvand/contracts/panel/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { fill } from '../fill.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
  // Other modules tell the same people more.
  await fill(arvand.platform, 1, ['identity', 'notices'])
}, 300_000)
afterAll(() => arvand.close())

test.each([
  ['09120000001', ['signed-in-on-new-device', 'welcome']],
  ['09120000003', ['signed-in-on-new-device', 'application-accepted', 'welcome']],
])('%s has been told something, and nothing was sent', async (identifier, kinds) => {
  const { answer } = await arvand.call(login, { identifier, password: 'arvand-demo' })
  const token = 'token' in answer ? answer.token : ''
  const inbox = (await arvand.call(listNotices, {}, { token })).answer
  expect(inbox.unread).toBe(1)
  expect(inbox.items.map(({ kind }) => kind)).toEqual(kinds)
  expect(await arvand.outbox(`+98${identifier.slice(1)}`)).toEqual([])
})
