import * as contract from '@arvand/contracts/panel/manage-tools'
import { listAudit } from '@arvand/contracts/panel/people'
import * as teacher from '@arvand/contracts/teacher/tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aKeeper, registered } from './testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a tool is registered once, changed, closed and brought back, and the history says who did it', async () => {
  const [keeper, writer] = [await aKeeper(arvand), await aPerson(arvand, { roles: ['teacher'] })]
  const ask = { ...registered, requestId: newId() }
  const { toolId } = (await arvand.call(contract.addTool, ask, keeper)).answer
  expect((await arvand.call(contract.addTool, ask, keeper)).answer).toEqual({ toolId })
  const saved = { ...registered, toolId, title: 'آزمایشگاه', revision: 0 }
  expect((await arvand.call(contract.saveTool, saved, keeper)).status).toBe(200)
  expect((await arvand.call(contract.saveTool, saved, keeper)).problem.code).toBe('interop.saved-meanwhile')
  const listed = (await arvand.call(contract.listTools, {}, keeper)).answer
  expect(listed.items).toMatchObject([{ id: toolId, title: 'آزمایشگاه', revision: 1, isClosed: false }])
  expect(listed.platform.keysetUrl).toMatch(/\/lti\/keys$/)
  const open = async () => (await arvand.call(teacher.listOpenTools, {}, writer)).answer.items
  expect(await open()).toEqual([{ id: toolId, title: 'آزمایشگاه' }])
  for (let twice = 0; twice < 2; twice++)
    expect((await arvand.call(contract.closeTool, { toolId, isClosed: true }, keeper)).status).toBe(200)
  expect(await open()).toEqual([])
  const closed = await arvand.call(teacher.chooseInTool, { toolId }, writer)
  expect(closed.problem.code).toBe('interop.unknown-tool')
  await arvand.call(contract.closeTool, { toolId, isClosed: false }, keeper)
  expect(await open()).toHaveLength(1)
  const acts = (
    await arvand.call(listAudit, {}, await aPerson(arvand, { roles: ['manager'], scopes: ['people'] }))
  ).answer.items.map(({ act }) => act)
  for (const act of ['tool-added', 'tool-saved', 'tool-closed', 'tool-opened'])
    expect(acts.filter((one) => one === act)).toHaveLength(1)
})

test.each([
  ['a title of digits', { title: '۱۲' }, 'title'],
  ['no login address', { loginUrl: '' }, 'loginUrl'],
  ['a script as an address', { launchUrl: 'javascript:alert(1)' }, 'launchUrl'],
  ['an address of this machine', { keysetUrl: 'http://127.0.0.1:5432/' }, 'keysetUrl'],
  ['a huge address', { keysetUrl: `https://lab.example/${'x'.repeat(1000)}` }, 'keysetUrl'],
])('%s is refused with a sentence', async (_, wish, field) => {
  const ask = { ...registered, ...wish, requestId: newId() }
  const { status, problem } = await arvand.call(contract.addTool, ask, await aKeeper(arvand))
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]])
})

test.each(['http://lab.example/keys', 'https://localhost.:5432/keys'])(
  'a tool whose keys would be read at %s is not believed',
  async (keysetUrl) => {
    const ask = { ...registered, keysetUrl, requestId: newId() }
    const { status } = await arvand.call(contract.addTool, ask, await aKeeper(arvand))
    expect(status).toBe(422)
  },
)

test('strangers, users, teachers and managers of other things manage no tools; users choose in none', async () => {
  const toolId = newId()
  const asks = [
    [contract.listTools, {}],
    [contract.addTool, { ...registered, requestId: newId() }],
    [contract.saveTool, { ...registered, toolId, revision: 0 }],
    [contract.closeTool, { toolId, isClosed: true }],
  ] as const
  const others = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['people'] }),
  ]
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    for (const other of others) expect((await arvand.call(endpoint, ask, other)).status).toBe(403)
  }
  const keeper = await aKeeper(arvand)
  expect(
    (await arvand.call(contract.saveTool, { ...registered, toolId, revision: 0 }, keeper)).problem.code,
  ).toBe('interop.unknown-tool')
  expect((await arvand.call(contract.closeTool, { toolId, isClosed: true }, keeper)).problem.code).toBe(
    'interop.unknown-tool',
  )
  const [user] = others
  for (const [endpoint, ask] of [
    [teacher.listOpenTools, {}],
    [teacher.listToolLinks, {}],
    [teacher.chooseInTool, { toolId }],
    [teacher.addToolLink, { toolId, title: 'یک', url: '', most: null, requestId: newId() }],
  ] as const)
    expect((await arvand.call(endpoint, ask, user)).status).toBe(403)
})
