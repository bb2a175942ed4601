import { listAudit, showPersonToManager } from '@arvand/contracts/panel/people'
import * as endpoints from '@arvand/contracts/panel/people-import'
import type { Scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aManager()
}, 60_000)
afterAll(() => arvand.close())

const aManager = (scopes: readonly Scope[] = ['people'], reauthenticated = true) =>
  aPerson(arvand, { roles: ['manager'], scopes, reauthenticated })
let numbers = 0
const aMobile = () => `0919${String(5_000_000 + ++numbers)}`
const international = (mobile: string) => `+98${mobile.slice(1)}`
const check = (table: string, by = keeper) =>
  arvand.call(endpoints.checkPeopleImport, { table, requestId: newId() }, by)
const show = async (importId: string, by = keeper) =>
  (await arvand.call(endpoints.showPeopleImport, { importId }, by)).answer
const begin = (importId: string, by = keeper) => arvand.call(endpoints.importPeople, { importId }, by)
const isDone = (importId: string, by = keeper) =>
  expect.poll(async () => (await show(importId, by)).import.state, { timeout: 20_000 }).toBe('done')

test('a table is looked at without making anything, then accounts are made once and written down', async () => {
  const known = await aPerson(arvand)
  const [one, two] = [aMobile(), aMobile()]
  const table = [
    `نرگس رضایی,${one},narges@example.com`,
    `کامران نوری,${two},مدرس`,
    `آشنا,${known.mobile}`,
    `نرگس رضایی,${one}`,
    'بی‌شماره',
  ]
  const { answer } = await check(table.join('\n'))
  const { id } = answer.import
  expect(answer.import).toMatchObject({ state: 'checked', lines: 5, teachers: 1 })
  expect(answer.import.counts).toEqual({
    ...{ ready: 2, made: 0, hasAccount: 1, nameWrong: 0, notMobile: 1, emailWrong: 0, repeated: 1 },
  })
  expect((await show(id)).items[0]).toMatchObject({ line: 1, personId: null, outcome: 'ready' })
  expect((await begin(id)).status).toBe(200)
  expect((await begin(id)).status).toBe(200)
  await isDone(id)
  const { items, import: after } = await show(id)
  expect(after.counts).toMatchObject({ ready: 0, made: 2 })
  const [narges, kamran] = items
  const shown = async (personId: string | null | undefined) =>
    (await arvand.call(showPersonToManager, { personId: personId ?? '' }, keeper)).answer
  expect((await shown(narges?.personId)).person).toMatchObject({
    ...{ name: 'نرگس رضایی', mobile: one, email: 'narges@example.com', roles: ['user'] },
  })
  expect((await shown(kamran?.personId)).person).toMatchObject({ mobile: two, roles: ['user', 'teacher'] })
  const acts = (await arvand.call(listAudit, { personId: kamran?.personId }, keeper)).answer.items
  expect(acts.map(({ act }) => act)).toEqual(['role-granted', 'account-imported'])
})

test('somebody who signs up between look and making keeps their account', async () => {
  const mobile = aMobile()
  const { answer } = await check(`نرگس رضایی,${mobile}`)
  const newcomer = await aPerson(arvand, { mobile: international(mobile), name: 'خود نرگس' })
  await begin(answer.import.id)
  await isDone(answer.import.id)
  expect((await show(answer.import.id)).items).toMatchObject([
    { outcome: 'hasAccount', personId: newcomer.id },
  ])
})

test('teachers are made after reauthentication alone; learners without', async () => {
  const cold = await aManager(['people'], false)
  const teachers = (await check(`نرگس رضایی,${aMobile()},مدرس`, cold)).answer.import.id
  expect((await begin(teachers, cold)).problem.code).toBe('identity.reauthentication-wrong')
  expect((await show(teachers, cold)).import.state).toBe('checked')
  const learners = (await check(`نرگس رضایی,${aMobile()}`, cold)).answer.import.id
  expect((await begin(learners, cold)).status).toBe(200)
})

test('an import is its sender’s own, and without people there is none', async () => {
  const { id } = (await check(`نرگس رضایی,${aMobile()}`)).answer.import
  const other = await aManager()
  expect((await arvand.call(endpoints.showPeopleImport, { importId: id }, other)).problem.code).toBe(
    'identity.unknown-import',
  )
  expect((await begin(id, other)).problem.code).toBe('identity.unknown-import')
  expect((await arvand.call(endpoints.listPeopleImports, {}, other)).answer.items).toEqual([])
  expect((await arvand.call(endpoints.listPeopleImports, {}, keeper)).answer.items[0]).toMatchObject({ id })
  expect((await check('سلام\nبرگه‌ای بی‌شماره')).problem.code).toBe('identity.no-people')
  const many = Array.from({ length: endpoints.mostImported + 1 }, () => 'الف,09121234567').join('\n')
  expect((await check(many)).problem.code).toBe('identity.too-many-people')
  const outsider = await aManager(['content'])
  expect((await check(`نرگس رضایی,${aMobile()}`, outsider)).status).toBe(403)
})

test('the same table sent again with its request is one import', async () => {
  const ask = { table: `نرگس رضایی,${aMobile()}`, requestId: newId() }
  const first = (await arvand.call(endpoints.checkPeopleImport, ask, keeper)).answer
  expect((await arvand.call(endpoints.checkPeopleImport, ask, keeper)).answer).toEqual(first)
})
