import { leaveSession, showSession } from '@arvand/contracts/panel/live'
import * as panel from '@arvand/contracts/panel/stage'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, type Told, watchLive } from '../testing.ts'

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

async function aStage() {
  const { sessionId } = await aClass(arvand, [ali], host)
  told.splice(0)
  return {
    sessionId,
    light: (by: TestPerson, personId: string | null) =>
      arvand.call(panel.setSpotlight, { sessionId, personId }, by),
    time: (by: TestPerson, seconds: number | null) => arvand.call(panel.setTimer, { sessionId, seconds }, by),
    show: async () => (await arvand.call(showSession, { sessionId }, ali)).answer,
  }
}

test('a host shows somebody large to everybody, as long as they are in', async () => {
  const { sessionId, light, show } = await aStage()
  expect((await light(host, ali.id)).status).toBe(200)
  expect(told.map(({ personId }) => personId).toSorted()).toEqual([host.id, ali.id].toSorted())
  expect((await show()).spotlight).toBe(ali.id)
  await light(host, null)
  expect((await show()).spotlight).toBeNull()
  await light(host, host.id)
  await arvand.call(leaveSession, { sessionId }, host)
  expect((await show()).spotlight).toBeNull()
})

test('a time runs for all, is said to be over for a minute, and is taken away', async () => {
  const { time, show } = await aStage()
  expect((await time(host, 90)).status).toBe(200)
  arvand.platform.clock.pass(30)
  expect((await show()).timer).toBe(60)
  arvand.platform.clock.pass(70)
  expect((await show()).timer).toBe(0)
  arvand.platform.clock.pass(60)
  expect((await show()).timer).toBeNull()
  await time(host, 10)
  await time(host, null)
  expect((await show()).timer).toBeNull()
})

test('a participant, a stranger, somebody who is not in and wrong times are refused', async () => {
  const { light, time } = await aStage()
  for (const refused of [await light(ali, ali.id), await time(ali, 60)])
    expect(refused.problem.code).toBe('live.only-host')
  expect([(await light(stranger, null)).status, (await time(stranger, null)).status]).toEqual([404, 404])
  expect((await light(host, stranger.id)).problem.code).toBe('live.unknown-participant')
  for (const seconds of [0, 9, 7_201, 60.5]) expect((await time(host, seconds)).status).toBe(422)
})
