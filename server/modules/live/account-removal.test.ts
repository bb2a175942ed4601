import { showWebinar } from '@arvand/contracts/home/webinars'
import { bookMeet, listMeets, listSlots } from '@arvand/contracts/panel/meets'
import { listNotices } from '@arvand/contracts/panel/notices'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { registerForWebinar } from '@arvand/contracts/panel/webinars'
import * as meets from '@arvand/contracts/teacher/meets'
import { cancelWebinar } from '@arvand/contracts/teacher/webinars'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { aWebinar, type TestWebinar } from './testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 20 })
const leave = async (person: TestPerson) => {
  await arvand.call(reauthenticate, { password: testPassword }, person)
  return arvand.call(removeAccount, { confirm: true }, person)
}
const register = ({ id }: TestWebinar, person: TestPerson) =>
  arvand.call(registerForWebinar, { webinarId: id, requestId: newId() }, person)
const stateOf = async ({ slug }: TestWebinar, person: TestPerson) =>
  (await arvand.call(showWebinar, { slug }, person)).answer.mine?.registration?.state

/** A free meet that a learner has booked with a teacher, in two days. */
async function aBookedMeet() {
  const [teacher, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const handle = `m-${newId().slice(-12)}`
  await arvand.database.pool.query('update identity.accounts set handle = $1 where id = $2', [
    handle,
    teacher.id,
  ])
  for (let weekday = 0; weekday < 7; weekday++)
    await arvand.call(meets.addMeetHours, { weekday, from: '14:00', to: '18:00' }, teacher)
  await arvand.call(meets.saveMeetOffer, { isOpen: true, minutes: 60, price: 0 }, teacher)
  const dayIn = (count: number) => dayAt(arvand.platform.clock.now().getTime() + count * 86_400_000)
  const slots = () => arvand.call(listSlots, { teacher: handle, from: dayIn(2), to: dayIn(3) }, learner)
  const [slot] = (await slots()).answer.items
  const ask = { slotId: slot?.id ?? '', requestId: newId() }
  expect((await arvand.call(bookMeet, ask, learner)).status).toBe(200)
  return { teacher, learner, slotId: ask.slotId }
}

test('whoever is to teach a webinar or a meet does not leave before it is held or cancelled', async () => {
  const webinar = await aWebinar(arvand)
  expect((await leave(webinar.host)).problem).toMatchObject({ status: 409, code: 'live.still-to-teach' })
  const cancelled = { webinarId: webinar.id, reason: 'بیمار شدم' }
  expect((await arvand.call(cancelWebinar, cancelled, webinar.host)).status).toBe(200)
  expect((await leave(webinar.host)).status).toBe(200)
  const { teacher } = await aBookedMeet()
  expect((await leave(teacher)).problem.code).toBe('live.still-to-teach')
})

test('the meets of a learner who leaves are cancelled, and their teacher is told', async () => {
  const { teacher, learner, slotId } = await aBookedMeet()
  expect((await leave(learner)).status).toBe(200)
  const told = (await arvand.call(listNotices, {}, teacher)).answer.items
  expect(told.filter(({ kind }) => kind === 'meet-cancelled')).toHaveLength(1)
  const other = await aPerson(arvand)
  expect((await arvand.call(bookMeet, { slotId, requestId: newId() }, other)).status).toBe(200)
  expect((await arvand.call(listMeets, {}, other)).answer.items).toHaveLength(1)
})

test('the seat of whoever leaves is for the next in the waiting list', async () => {
  const webinar = await aWebinar(arvand, { capacity: 1 })
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  await register(webinar, one)
  expect((await register(webinar, two)).answer.registration.state).toBe('waiting')
  expect((await leave(one)).status).toBe(200)
  await until(() => stateOf(webinar, two)).toBe('confirmed')
})
