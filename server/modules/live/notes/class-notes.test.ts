import { setCoHost, setWaitingRoom } from '@arvand/contracts/panel/class'
import * as panel from '@arvand/contracts/panel/class-notes'
import { endSession, joinSession, leaveSession } from '@arvand/contracts/panel/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, live, type Told, watchLive } from '../testing.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
  host = await aPerson(arvand, { name: 'آرمان کاظمی', roles: ['teacher'] })
  ;[ali, sara, stranger] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
afterAll(() => arvand.close())

async function aClassWithNotes() {
  const { sessionId, roomId } = await aClass(arvand, [ali, sara], host)
  return {
    ...{ sessionId, roomId },
    save: (by: TestPerson, base: string, text: string) =>
      arvand.call(panel.saveClassNotes, { sessionId, base, text }, by),
    show: (by: TestPerson) => arvand.call(panel.showClassNotes, { sessionId }, by),
    set: (by: TestPerson, everybodyWrites: boolean) =>
      arvand.call(panel.setClassNotes, { sessionId, everybodyWrites }, by),
  }
}

test('a host writes, all are told and read it, also whoever comes after the class', async () => {
  const { sessionId, save, show } = await aClassWithNotes()
  expect((await show(ali)).answer).toEqual({
    notes: { text: '', revision: 0, everybodyWrites: false, by: null, at: null },
    mayWrite: false,
  })
  told.splice(0)
  const saved = await save(host, '', 'حد:\nتعریف')
  expect(saved.answer).toMatchObject({ joined: false, notes: { text: 'حد:\nتعریف', revision: 1 } })
  expect(told).toHaveLength(3)
  expect(told[0]).toMatchObject({ event: 'liveNotes', payload: { sessionId, revision: 1 } })
  expect((await show(ali)).answer.notes).toMatchObject({ text: 'حد:\nتعریف', by: 'آرمان کاظمی' })
  // What changes nothing tells nobody.
  told.splice(0)
  expect((await save(host, 'حد:\nتعریف', 'حد:\nتعریف')).answer.notes.revision).toBe(1)
  expect(told).toEqual([])
  await arvand.call(endSession, { sessionId }, host)
  expect((await show(sara)).answer).toMatchObject({ notes: { revision: 1 }, mayWrite: false })
  expect((await save(host, '', 'دیر')).problem.code).toBe('live.session-over')
})

test('two who write at the same moment both stay, whatever line they wrote', async () => {
  const { save, show, set } = await aClassWithNotes()
  await save(host, '', 'یک\nدو')
  expect((await set(host, true)).status).toBe(200)
  const both = await Promise.all([save(ali, 'یک\nدو', 'یک\nدو\nاز علی'), save(sara, 'یک\nدو', 'صفر\nیک\nدو')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.filter(({ answer }) => answer.joined)).toHaveLength(1)
  expect((await show(host)).answer.notes).toMatchObject({ text: 'صفر\nیک\nدو\nاز علی', revision: 3 })
  const same = await Promise.all([
    save(ali, 'صفر\nیک\nدو\nاز علی', 'صفر\nیک\nدو\nعلی'),
    save(sara, 'صفر\nیک\nدو\nاز علی', 'صفر\nیک\nدو\nسارا'),
  ])
  expect(same.map(({ status }) => status)).toEqual([200, 200])
  const { text } = (await show(host)).answer.notes
  expect(text.split('\n').toSorted()).toEqual(['صفر', 'یک', 'دو', 'علی', 'سارا'].toSorted())
})

test('who writes is the host’s to say; co-hosts always do, and nobody from outside', async () => {
  const { sessionId, save, show, set } = await aClassWithNotes()
  expect((await save(ali, '', 'من')).problem.code).toBe('live.may-not-write')
  expect((await set(ali, true)).problem.code).toBe('live.only-host')
  await arvand.call(setCoHost, { sessionId, personId: ali.id, isOn: true }, host)
  expect((await save(ali, '', 'دستیار')).status).toBe(200)
  await set(ali, true)
  expect((await show(sara)).answer.mayWrite).toBe(true)
  expect((await save(sara, 'دستیار', 'دستیار\nسارا')).status).toBe(200)
  await set(host, false)
  expect((await save(sara, '', 'باز من')).problem.code).toBe('live.may-not-write')
  for (const call of [save(stranger, '', 'غریبه'), show(stranger), set(stranger, true)])
    expect((await call).status).toBe(404)
  await arvand.call(leaveSession, { sessionId }, ali)
  expect((await save(ali, '', 'از بیرون')).problem.code).toBe('live.not-in')
})

test('whoever waits reads nothing of it', async () => {
  const { sessionId, roomId, show } = await aClassWithNotes()
  const late = await aPerson(arvand)
  await live(arvand.platform.db)
    .insertInto('live.room_members')
    .values({ room_id: roomId, person_id: late.id, role: 'member', joined_at: arvand.platform.clock.now() })
    .execute()
  await arvand.call(setWaitingRoom, { sessionId, isOn: true }, host)
  await arvand.call(joinSession, { sessionId }, late)
  expect((await show(late)).problem.code).toBe('live.waits')
})

test('notes are text, whatever is written, and end where they are full', async () => {
  const { save, show } = await aClassWithNotes()
  const hostile = '<img src=x onerror=alert(1)>'
  await save(host, '', hostile)
  expect((await show(ali)).answer.notes.text).toBe(hostile)
  expect((await save(host, hostile, 'ا'.repeat(10_001))).status).toBe(422)
  expect((await save(host, hostile, 'ا'.repeat(9_990))).status).toBe(200)
  expect((await save(host, '', 'ب'.repeat(100))).problem.code).toBe('live.notes-full')
})

test('a flood of saves is refused', async () => {
  const { sessionId } = await aClassWithNotes()
  const eager = await aPerson(arvand, { roles: ['teacher'] })
  const statuses: number[] = []
  for (let count = 0; count < 91; count++)
    statuses.push((await arvand.call(panel.saveClassNotes, { sessionId, base: '', text: 'ا' }, eager)).status)
  expect(statuses.at(-2)).toBe(404)
  expect(statuses.at(-1)).toBe(429)
})
