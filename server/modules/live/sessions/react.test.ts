import * as panel from '@arvand/contracts/panel/class'
import { endSession, leaveSession } from '@arvand/contracts/panel/live'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, type Told, watchLive } from '../testing.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

test('a reaction reaches everybody who is in, and nobody else reacts', async () => {
  const [ali, sara, stranger] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const react = (by: TestPerson, reaction = 'clap') => arvand.call(panel.react, { sessionId, reaction }, by)
  await arvand.call(leaveSession, { sessionId }, sara)
  told.splice(0)
  expect((await react(ali)).status).toBe(200)
  const payload = { sessionId, personId: ali.id, reaction: 'clap' }
  expect(told.toSorted((a, b) => a.personId.localeCompare(b.personId))).toEqual(
    [ali.id, host.id].toSorted().map((personId) => ({ personId, event: 'liveReaction', payload })),
  )
  told.splice(0)
  expect((await react(sara)).problem.code).toBe('live.not-in')
  expect((await react(stranger)).status).toBe(404)
  expect((await react(ali, '<img>')).status).toBe(422)
  await arvand.call(endSession, { sessionId }, host)
  told.splice(0)
  expect((await react(ali)).problem.code).toBe('live.session-over')
  expect(told).toEqual([])
})

test('a flood of reactions is refused', async () => {
  const ali = await aPerson(arvand)
  const { sessionId } = await aClass(arvand, [ali], host)
  const statuses: number[] = []
  for (let count = 0; count < 11; count++)
    statuses.push((await arvand.call(panel.react, { sessionId, reaction: 'like' }, ali)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
