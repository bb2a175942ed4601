import { joinMeeting } from '@arvand/contracts/panel/class'
import { showSession } from '@arvand/contracts/panel/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aClass, liveDeps } from '../testing.ts'
import { joinMeeting as joinMeetingOf } from './media.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

test('where classes are held elsewhere, whoever is in gets an address of their own', async () => {
  const [host, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const { sessionId } = await aClass(arvand, [learner], host)
  const ask = { sessionId }
  expect((await arvand.call(showSession, ask, learner)).answer.isElsewhere).toBe(false)
  expect((await arvand.call(joinMeeting, ask, learner)).problem.code).toBe('live.media-unavailable')
  const deps = liveDeps(arvand)
  const guests: object[] = []
  const join = async (guest: object) => {
    guests.push(guest)
    return new URL('https://bbb.example.ir/join')
  }
  const elsewhere = { ...deps, mediaEngine: { ...deps.mediaEngine, meetings: { join } } }
  expect(await joinMeetingOf(elsewhere, host.id, sessionId)).toEqual({ url: 'https://bbb.example.ir/join' })
  await joinMeetingOf(elsewhere, learner.id, sessionId)
  expect(guests).toMatchObject([
    { roomId: sessionId, participantId: host.id, isHost: true },
    { roomId: sessionId, participantId: learner.id, isHost: false, name: 'سارا محمدی' },
  ])
  const stranger = await aPerson(arvand)
  await expect(joinMeetingOf(elsewhere, stranger.id, sessionId)).rejects.toMatchObject({
    code: 'live.unknown-session',
  })
})
