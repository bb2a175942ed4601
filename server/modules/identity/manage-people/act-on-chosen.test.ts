import {
  blockChosen,
  endSessionsOfChosen,
  messageChosen,
  setTeacherRoleOfChosen,
  unblockChosen,
} from '@arvand/contracts/panel/chosen-people'
import { exportPeople, listAudit, showPersonToManager } from '@arvand/contracts/panel/people'
import { getProfile } from '@arvand/contracts/panel/profile'
import { type Scope, scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aManager(['people'])
})
afterAll(() => arvand.close())

const aManager = (scopes: readonly Scope[] = scope.options, reauthenticated = true) =>
  aPerson(arvand, { roles: ['manager'], scopes, reauthenticated })
const isAlive = async ({ token }: TestPerson) => (await arvand.call(getProfile, {}, { token })).status === 200
const ids = (people: readonly TestPerson[]) => people.map(({ id }) => id)
const by = ({ token }: TestPerson) => ({ token })
const reason = 'آگهی تکراری می‌فرستادند'
const actsOn = async ({ id }: TestPerson) =>
  (await arvand.call(listAudit, { personId: id }, by(keeper))).answer.items.map(({ act }) => act)
const shown = async ({ id }: TestPerson) =>
  (await arvand.call(showPersonToManager, { personId: id }, by(keeper))).answer

test('who may be blocked is, once for a repeated request; each other one is told with the reason', async () => {
  const people = [await aPerson(arvand), await aPerson(arvand)]
  const unknown = newId()
  const ask = { personIds: [...ids(people), keeper.id, unknown], reason, requestId: newId() }
  const { answer } = await arvand.call(blockChosen, ask, by(keeper))
  expect(answer.done).toBe(2)
  expect(answer.refused.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
    { id: keeper.id, name: expect.any(String), code: 'identity.own-account' },
    { id: unknown, name: '', code: 'request.not-found' },
  ])
  for (const person of people) {
    expect(await isAlive(person)).toBe(false)
    expect((await shown(person)).blockedAt).not.toBeNull()
    expect(await actsOn(person)).toContain('account-blocked')
  }
  expect((await arvand.call(blockChosen, ask, by(keeper))).answer).toEqual(answer)
  expect((await actsOn(people[0] ?? keeper)).filter((act) => act === 'account-blocked')).toHaveLength(1)
  expect((await arvand.call(blockChosen, { ...ask, reason: 'دلیلی دیگر' }, by(keeper))).problem.code).toBe(
    'request.id-reused',
  )
  const back = { personIds: ids(people), reason, requestId: newId() }
  expect((await arvand.call(unblockChosen, back, by(keeper))).answer).toEqual({ done: 2, refused: [] })
  expect((await shown(people[0] ?? keeper)).blockedAt).toBeNull()
})

test('the last manager of people stays, whatever is chosen', async () => {
  const alone = await anApp()
  const last = await aPerson(alone, { roles: ['manager'], scopes: ['people'], reauthenticated: true })
  const other = await aPerson(alone, { roles: ['manager'], scopes: ['people'], reauthenticated: true })
  const ask = { personIds: [last.id], reason, requestId: newId() }
  expect((await alone.call(blockChosen, ask, { token: other.token })).answer.done).toBe(1)
  const own = { personIds: [other.id], reason, requestId: newId() }
  expect((await alone.call(blockChosen, own, { token: other.token })).answer.refused).toMatchObject([
    { code: 'identity.own-account' },
  ])
  await alone.close()
})

test('sessions end, messages come, and each is written down for each', async () => {
  const people = [await aPerson(arvand), await aPerson(arvand)]
  const message = { subject: 'تعطیلی', text: 'فردا کلاسی برگزار نمی‌شود.' }
  const sent = { personIds: ids(people), ...message, requestId: newId() }
  expect((await arvand.call(messageChosen, sent, by(keeper))).answer).toEqual({ done: 2, refused: [] })
  const ask = { personIds: ids(people), reason, requestId: newId() }
  expect((await arvand.call(endSessionsOfChosen, ask, by(keeper))).answer).toEqual({ done: 2, refused: [] })
  for (const person of people) {
    expect(await isAlive(person)).toBe(false)
    expect(await actsOn(person)).toEqual(expect.arrayContaining(['person-messaged', 'other-sessions-ended']))
  }
})

test('the role teacher is given and taken; other roles and scopes stay, and nobody decides on themselves', async () => {
  const learner = await aPerson(arvand)
  const boss = await aManager(['finance'])
  const personIds = [learner.id, boss.id, keeper.id]
  const give = { personIds, teaches: 'yes', requestId: newId() }
  const { answer } = await arvand.call(setTeacherRoleOfChosen, give, by(keeper))
  expect(answer).toMatchObject({ done: 2, refused: [{ id: keeper.id, code: 'identity.own-role' }] })
  expect((await shown(learner)).person.roles).toEqual(['user', 'teacher'])
  expect((await shown(boss)).person).toMatchObject({
    roles: ['user', 'manager', 'teacher'],
    scopes: ['finance'],
  })
  expect(await isAlive(learner)).toBe(true)
  const take = { personIds: [learner.id, boss.id], teaches: 'no', requestId: newId() }
  expect((await arvand.call(setTeacherRoleOfChosen, take, by(keeper))).answer.done).toBe(2)
  expect((await shown(boss)).person).toMatchObject({ roles: ['user', 'manager'], scopes: ['finance'] })
  expect(await isAlive(learner)).toBe(false)
  expect((await actsOn(learner)).filter((act) => act.startsWith('role-'))).toEqual([
    'role-taken',
    'role-granted',
  ])
})

test('unblocking and roles need reauthentication; all of it needs the scope people', async () => {
  const person = await aPerson(arvand)
  const cold = await aManager(['people'], false)
  const ask = { personIds: [person.id], reason, requestId: newId() }
  const role = { personIds: [person.id], teaches: 'yes', requestId: newId() }
  expect((await arvand.call(unblockChosen, ask, by(cold))).problem.code).toBe(
    'identity.reauthentication-wrong',
  )
  expect((await arvand.call(setTeacherRoleOfChosen, role, by(cold))).problem.code).toBe(
    'identity.reauthentication-wrong',
  )
  const stranger = await aManager(['content'])
  const message = { personIds: [person.id], subject: 'سلام', text: 'یک پیام', requestId: newId() }
  const calls = [
    [blockChosen, ask],
    [unblockChosen, ask],
    [endSessionsOfChosen, ask],
    [setTeacherRoleOfChosen, role],
    [messageChosen, message],
  ] as const
  for (const [endpoint, body] of calls) {
    expect((await arvand.call(endpoint, body)).status).toBe(401)
    expect((await arvand.call(endpoint, body, by(stranger))).status).toBe(403)
    expect((await arvand.call(endpoint, { ...body, personIds: [] }, by(keeper))).status).toBe(422)
  }
  expect((await shown(person)).person.roles).toEqual(['user'])
})

test('the sheet of the chosen has them alone', async () => {
  const one = await aPerson(arvand, { name: 'مهناز رستمی' })
  await aPerson(arvand, { name: 'بهروز کمالی' })
  const ask = { personIds: [one.id], format: 'csv' }
  const { answer } = await arvand.call(exportPeople, ask, by(keeper))
  const sheet = await arvand.app.inject({ url: answer.url, cookies: { 'arvand.session': keeper.token } })
  expect(sheet.body).toContain('مهناز رستمی')
  expect(sheet.body).not.toContain('بهروز کمالی')
})
