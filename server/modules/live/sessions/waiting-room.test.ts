import { showBoard } from '@arvand/contracts/panel/board'
import * as panel from '@arvand/contracts/panel/class'
import { joinSession, listMessages, sayInSession, showSession } from '@arvand/contracts/panel/live'
import { listPolls } from '@arvand/contracts/panel/polls'
import { showSlides } from '@arvand/contracts/panel/slides'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, live, type Told, watchLive } from '../testing.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, stranger] = [await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

/** A class with a waiting room; Ali is in, and these members are still to come. */
async function aGuardedClass(count: number) {
  const { sessionId, roomId } = await aClass(arvand, [ali], host)
  const late: TestPerson[] = []
  for (let at = 0; at < count; at++) late.push(await aPerson(arvand))
  await live(arvand.platform.db)
    .insertInto('live.room_members')
    .values(
      late.map(({ id }) => ({
        ...{
          room_id: roomId,
          person_id: id,
          role: 'member' as const,
          joined_at: arvand.platform.clock.now(),
        },
      })),
    )
    .execute()
  const guard = (by: TestPerson, isOn: boolean) => arvand.call(panel.setWaitingRoom, { sessionId, isOn }, by)
  await guard(host, true)
  return {
    ...{ sessionId, late, guard },
    join: (by: TestPerson) => arvand.call(joinSession, { sessionId }, by),
    show: async (by: TestPerson) => (await arvand.call(showSession, { sessionId }, by)).answer,
    admit: (by: TestPerson, personId: string | null) =>
      arvand.call(panel.admitParticipants, { sessionId, personId }, by),
    waiting: async () =>
      (await arvand.call(showSession, { sessionId }, host)).answer.waiting.map(({ id }) => id),
  }
}

test('whoever comes waits, in order, and is let in one by one or all together', async () => {
  const { late, join, show, admit, waiting, sessionId } = await aGuardedClass(3)
  const [sara, omid, reza] = late as [TestPerson, TestPerson, TestPerson]
  told.splice(0)
  for (const person of late) {
    expect((await join(person)).answer.isWaiting).toBe(true)
    arvand.platform.clock.pass(1)
  }
  // Their hosts hear of each once, and nobody else.
  await join(sara)
  expect(told.map(({ personId }) => personId)).toEqual([host.id, host.id, host.id])
  expect(await waiting()).toEqual([sara.id, omid.id, reza.id])
  expect((await show(sara)).isWaiting).toBe(true)
  expect((await show(host)).people.map(({ id }) => id)).not.toContain(sara.id)
  told.splice(0)
  expect((await admit(host, omid.id)).status).toBe(200)
  expect(told).toContainEqual({ personId: omid.id, event: 'live', payload: { sessionId } })
  expect((await join(omid)).answer.isWaiting).toBe(false)
  expect((await show(omid)).isIn).toBe(true)
  // Their page may ask once more before it has loaded the class: nobody hears of it, or all would load it again.
  told.splice(0)
  expect((await join(omid)).answer.isWaiting).toBe(false)
  expect(told).toEqual([])
  expect(await waiting()).toEqual([sara.id, reza.id])
  await admit(host, null)
  for (const person of [sara, reza]) expect((await join(person)).answer.isWaiting).toBe(false)
  expect(await waiting()).toEqual([])
  expect((await admit(host, stranger.id)).problem.code).toBe('live.unknown-participant')
})

test('nothing of the class is for whoever waits', async () => {
  const { late, join, show, sessionId } = await aGuardedClass(1)
  const [sara] = late as [TestPerson]
  const said = { sessionId, text: 'راز کلاس', requestId: newId() }
  expect((await arvand.call(sayInSession, said, host)).status).toBe(200)
  await join(sara)
  const seen = await show(sara)
  expect(seen).toMatchObject({ people: [], waiting: [], slides: null, isIn: false })
  expect(seen.board.isOpen).toBe(false)
  const read = [
    await arvand.call(listMessages, { sessionId }, sara),
    await arvand.call(listPolls, { sessionId }, sara),
  ]
  for (const { answer } of read) expect(answer.items).toEqual([])
  const refused = [
    await arvand.call(showBoard, { sessionId }, sara),
    await arvand.call(showSlides, { sessionId }, sara),
    await arvand.call(sayInSession, { ...said, requestId: newId() }, sara),
  ]
  for (const { problem } of refused) expect(problem.code).toBe('live.waits')
  const connected = await arvand.call(panel.connectMedia, { sessionId, offer: 'v=0' }, sara)
  expect(connected.problem.code).toBe('live.not-in')
})

test('who was in comes back without waiting; a removed one and one behind a lock do not even wait', async () => {
  const { late, join, guard, waiting, sessionId } = await aGuardedClass(2)
  const [sara, omid] = late as [TestPerson, TestPerson]
  expect((await join(ali)).answer.isWaiting).toBe(false)
  await join(sara)
  await arvand.call(panel.removeParticipant, { sessionId, personId: sara.id }, host)
  expect(await waiting()).toEqual([])
  expect((await join(sara)).problem.code).toBe('live.removed')
  await arvand.call(panel.admitParticipants, { sessionId, personId: null }, host)
  expect((await join(sara)).problem.code).toBe('live.removed')
  await arvand.call(panel.lockSession, { sessionId, locked: true }, host)
  expect((await join(omid)).problem.code).toBe('live.locked')
  await arvand.call(panel.lockSession, { sessionId, locked: false }, host)
  // Without the waiting room everybody comes in again, whoever waited too.
  await join(omid)
  await guard(host, false)
  expect((await join(omid)).answer.isWaiting).toBe(false)
})

test('whoever gave up is not shown as waiting any more; only a host sees who waits and lets in', async () => {
  const { late, join, show, guard, admit, waiting } = await aGuardedClass(1)
  const [sara] = late as [TestPerson]
  await join(sara)
  expect((await show(ali)).waiting).toEqual([])
  expect((await admit(ali, sara.id)).problem.code).toBe('live.only-host')
  expect((await guard(ali, false)).problem.code).toBe('live.only-host')
  expect([(await admit(stranger, null)).status, (await guard(stranger, false)).status]).toEqual([404, 404])
  arvand.platform.clock.pass(91)
  expect(await waiting()).toEqual([])
  told.splice(0)
  await join(host)
  await join(sara)
  expect(await waiting()).toEqual([sara.id])
})
