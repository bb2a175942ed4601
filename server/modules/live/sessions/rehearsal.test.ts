import { connectMedia, muteAll } from '@arvand/contracts/panel/class'
import * as panel from '@arvand/contracts/panel/live'
import { startRecording } from '@arvand/contracts/panel/recordings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { anAppThatRecords, live, liveDeps } from '../testing.ts'
import { forgetRehearsals } from './rehearsal.ts'
import { closeEmptyRooms } from './sessions.ts'

let arvand: TestApp
let ali: TestPerson
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anAppThatRecords()
  ;[ali, teacher] = [await aPerson(arvand), await aPerson(arvand, { roles: ['teacher'] })]
}, 60_000)
afterAll(() => arvand.close())

const rehearse = async (person: TestPerson) =>
  (await arvand.call(panel.rehearse, {}, person)).answer.session.id

test('anybody is alone in a class of their own, through the same engine, and is not recorded', async () => {
  const sessionId = await rehearse(ali)
  expect(await rehearse(ali)).toBe(sessionId)
  expect(await rehearse(teacher)).not.toBe(sessionId)
  const joined = await arvand.call(panel.joinSession, { sessionId }, ali)
  expect(joined.answer).toMatchObject({ session: { state: 'live' }, isWaiting: false })
  expect((await arvand.call(panel.showSession, { sessionId }, ali)).answer).toMatchObject({
    ...{ kind: 'rehearsal', title: 'اتاق تمرین', isIn: true, maySpeak: true, leads: true },
    ...{ mayRecord: false, people: [{ id: ali.id, isMe: true }] },
  })
  const offer = { sessionId, offer: 'v=0' }
  expect((await arvand.call(connectMedia, offer, ali)).answer).toEqual({ answer: 'the answer' })
  expect((await arvand.call(muteAll, { sessionId }, ali)).status).toBe(200)
  expect((await arvand.call(startRecording, { sessionId }, ali)).problem.code).toBe(
    'live.rehearsal-unrecorded',
  )
  expect((await arvand.call(panel.showSession, { sessionId }, teacher)).status).toBe(404)
  expect((await arvand.call(panel.joinSession, { sessionId }, teacher)).status).toBe(404)
  expect((await arvand.call(connectMedia, offer, teacher)).status).toBe(404)
})

test('nothing of a rehearsal stays some minutes after it was left', async () => {
  const person = await aPerson(arvand)
  const sessionId = await rehearse(person)
  await arvand.call(panel.joinSession, { sessionId }, person)
  await arvand.call(panel.sayInSession, { sessionId, text: 'یک، دو، سه', requestId: newId() }, person)
  await arvand.call(panel.leaveSession, { sessionId }, person)
  const { db } = arvand.platform
  const kept = async () => {
    const joins = live(db).selectFrom('live.joins').select('id').where('person_id', '=', person.id)
    const messages = live(db).selectFrom('live.messages').select('id').where('person_id', '=', person.id)
    return [(await joins.execute()).length, (await messages.execute()).length]
  }
  await forgetRehearsals(liveDeps(arvand))
  expect(await kept()).toEqual([1, 1])
  arvand.platform.clock.pass(11 * 60)
  await closeEmptyRooms(liveDeps(arvand))
  await forgetRehearsals(liveDeps(arvand))
  expect(await kept()).toEqual([0, 0])
  expect(await rehearse(person)).not.toBe(sessionId)
})
