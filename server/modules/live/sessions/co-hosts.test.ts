import { setBoard } from '@arvand/contracts/panel/board'
import * as panel from '@arvand/contracts/panel/class'
import { endGroups, startGroups } from '@arvand/contracts/panel/groups'
import {
  endSession,
  joinSession,
  removeMessage,
  sayInSession,
  showSession,
} from '@arvand/contracts/panel/live'
import { askPoll, listPolls } from '@arvand/contracts/panel/polls'
import { startRecording } from '@arvand/contracts/panel/recordings'
import { setSlides } from '@arvand/contracts/panel/slides'
import { setSpotlight, setTimer } from '@arvand/contracts/panel/stage'
import { listAttendance } from '@arvand/contracts/teacher/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, anAppThatRecords, watchLive } from '../testing.ts'

let arvand: TestApp
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
let omid: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anAppThatRecords()
  host = await aPerson(arvand, { name: 'میزبان', roles: ['teacher'] })
  ali = await aPerson(arvand, { name: 'علی' })
  ;[sara, omid, stranger] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
afterAll(() => arvand.close())

/** A class in which Ali is co-host. */
async function aLedClass() {
  const { sessionId } = await aClass(arvand, [ali, sara, omid], host)
  const of = (person: TestPerson) => ({ sessionId, personId: person.id })
  const promote = (by: TestPerson, person: TestPerson, isOn = true) =>
    arvand.call(panel.setCoHost, { ...of(person), isOn }, by)
  expect((await promote(host, ali)).status).toBe(200)
  return {
    ...{ sessionId, of, promote },
    shown: async (by: TestPerson) => (await arvand.call(showSession, { sessionId }, by)).answer,
  }
}

test('everybody is told who is co-host, and sees it beside the name and in the attendance', async () => {
  const told = watchLive(arvand)
  const { sessionId, shown, promote } = await aLedClass()
  expect(told.slice(-4).map(({ event, payload }) => [event, payload])).toEqual(
    Array.from({ length: 4 }, () => ['live', { sessionId }]),
  )
  for (const by of [host, ali, sara]) {
    const coHosts = (await shown(by)).people.filter(({ isCoHost }) => isCoHost)
    expect(coHosts.map(({ id }) => id)).toEqual([ali.id])
  }
  expect([(await shown(host)).leads, (await shown(ali)).leads, (await shown(sara)).leads]).toEqual([
    true,
    true,
    false,
  ])
  expect(await shown(ali)).toMatchObject({ role: 'participant', mayRecord: false })
  const { items } = (await arvand.call(listAttendance, { sessionId }, host)).answer
  expect(items.filter(({ isCoHost }) => isCoHost).map(({ personId }) => personId)).toEqual([ali.id])
  await promote(host, ali, false)
  expect((await shown(ali)).leads).toBe(false)
})

test('a co-host runs the class: slides, board, polls, groups, timer, chat, doors and participants', async () => {
  const { sessionId, of, shown } = await aLedClass()
  const question = {
    question: 'محور کدام است؟',
    choices: ['سه', 'پنج'],
    isMultiple: false,
    isAnonymous: false,
  }
  const done = [
    await arvand.call(setSlides, { sessionId, fileId: null }, ali),
    await arvand.call(setBoard, { sessionId, isOpen: true, everybodyDraws: false }, ali),
    await arvand.call(askPoll, { sessionId, ...question, requestId: newId() }, ali),
    await arvand.call(setTimer, { sessionId, seconds: 60 }, ali),
    await arvand.call(setSpotlight, of(sara), ali),
    await arvand.call(panel.lockSession, { sessionId, locked: true }, ali),
    await arvand.call(panel.setWaitingRoom, { sessionId, isOn: true }, ali),
    await arvand.call(panel.letSpeak, { ...of(sara), may: false }, ali),
    await arvand.call(panel.muteParticipant, of(sara), ali),
    await arvand.call(panel.muteAll, { sessionId }, ali),
    await arvand.call(
      startGroups,
      { sessionId, groups: [[sara.id]], minutes: null, requestId: newId() },
      ali,
    ),
    await arvand.call(endGroups, { sessionId }, ali),
    await arvand.call(panel.setChat, { sessionId, isOpen: false, everybodyPrivate: false }, ali),
    // In a closed chat.
    await arvand.call(sayInSession, { sessionId, text: 'از دستیار', requestId: newId() }, ali),
  ]
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200))
  expect((await arvand.call(listPolls, { sessionId }, ali)).answer.items[0]?.voters).toBe(0)
  // A participant writes to a co-host alone as to a host.
  const said = await arvand.call(
    sayInSession,
    { sessionId, text: 'خصوصی', to: ali.id, requestId: newId() },
    sara,
  )
  expect(said.status).toBe(200)
  const { messageId } = said.answer
  expect((await arvand.call(removeMessage, { sessionId, messageId }, ali)).status).toBe(200)
  await arvand.call(panel.removeParticipant, of(sara), ali)
  expect((await arvand.call(joinSession, { sessionId }, sara)).problem.code).toBe('live.removed')
  expect((await shown(ali)).people.map(({ id }) => id)).not.toContain(sara.id)
})

test('what outlives the class stays with its host, who alone stands above co-hosts', async () => {
  const { sessionId, of, promote, shown } = await aLedClass()
  const refused = [
    await arvand.call(endSession, { sessionId }, ali),
    await arvand.call(startRecording, { sessionId }, ali),
    await promote(ali, sara),
    await promote(sara, sara),
  ]
  for (const { problem } of refused) expect(problem.code).toBe('live.only-host')
  await promote(host, sara)
  for (const other of [host, sara])
    expect((await arvand.call(panel.removeParticipant, of(other), ali)).problem.code).toBe('live.host-stays')
  expect((await promote(host, host)).problem.code).toBe('live.host-stays')
  expect((await promote(host, stranger)).problem.code).toBe('live.unknown-participant')
  expect((await promote(stranger, ali)).status).toBe(404)
  // Removed, a co-host is none any more.
  await arvand.call(panel.removeParticipant, of(ali), host)
  expect((await arvand.call(panel.lockSession, { sessionId, locked: true }, ali)).problem.code).toBe(
    'live.removed',
  )
  expect((await shown(host)).people.map(({ id }) => id)).not.toContain(ali.id)
})

test('a co-host speaks though the host had taken that away, and no more once they are none', async () => {
  const { of, promote, shown } = await aLedClass()
  await promote(host, ali, false)
  await arvand.call(panel.letSpeak, { ...of(ali), may: false }, host)
  expect((await shown(ali)).maySpeak).toBe(false)
  await promote(host, ali)
  expect((await shown(ali)).maySpeak).toBe(true)
  await promote(host, ali, false)
  expect((await shown(ali)).maySpeak).toBe(false)
})
