import { sendPersonMessage } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '../testing.ts'
import { messagesByManager } from './message-person.ts'

let arvand: TestApp
let keeper: TestPerson
const aKeeper = () => aPerson(arvand, { name: 'مریم بهرامی', roles: ['manager'], scopes: ['people'] })
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aKeeper()
})
afterAll(() => arvand.close())

const words = { subject: 'مدرک شما', text: 'تصویر مدرک خوانا نیست.' }
const send = (by: TestPerson, personId: string, given: object = {}) =>
  arvand.call(sendPersonMessage, { personId, ...words, requestId: newId(), ...given }, by)
const leftFor = async (personId: string) =>
  (
    await arvand.database.pool.query(
      `select data -> 'about' as about from pgboss.job
       where name = 'identity.happened' and data ->> 'personId' = $1 and data #>> '{about,what}' = 'message-sent'`,
      [personId],
    )
  ).rows.map(({ about }) => about)

test('a message is left once as a notice, and the act is written down without its text', async () => {
  const sara = await aPerson(arvand)
  const requestId = newId()
  for (let times = 0; times < 2; times += 1)
    expect((await send(keeper, sara.id, { requestId })).status).toBe(200)
  expect(await leftFor(sara.id)).toEqual([{ what: 'message-sent', ...words, by: 'مریم بهرامی' }])
  const { rows } = await arvand.database.pool.query(
    `select actor_id, detail from identity.audit where act = 'person-messaged' and person_id = $1`,
    [sara.id],
  )
  expect(rows).toEqual([{ actor_id: keeper.id, detail: {} }])
})

test('only managers of people send, and only to somebody, with words', async () => {
  const sara = await aPerson(arvand)
  const support = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  for (const stranger of [sara, support]) expect((await send(stranger, sara.id)).status).toBe(403)
  expect((await send(keeper, newId())).problem.code).toBe('request.not-found')
  for (const wrong of [{ subject: ' ' }, { text: '' }, { subject: 'آ'.repeat(101) }])
    expect((await send(keeper, sara.id, wrong)).problem.code).toBe('request.invalid')
  expect(await leftFor(sara.id)).toEqual([])
})

test('a manager sends so many in an hour', async () => {
  const [sara, busy] = [await aPerson(arvand), await aKeeper()]
  for (let sent = 0; sent < messagesByManager.times; sent += 1) await send(busy, sara.id)
  expect((await send(busy, sara.id)).status).toBe(429)
})
