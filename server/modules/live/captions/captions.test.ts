import * as panel from '@arvand/contracts/panel/captions'
import { setCoHost } from '@arvand/contracts/panel/class'
import { endSession, leaveSession, showSession } from '@arvand/contracts/panel/live'
import { removeRecording, showRecording } from '@arvand/contracts/panel/recordings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, anAppThatRecords, beginRecording, type Told, watchLive } from '../testing.ts'
import { vttOf } from './caption.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anAppThatRecords()
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, sara, stranger] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

const write = (sessionId: string, by: TestPerson, text = 'سلام', ago = 0) =>
  arvand.call(panel.writeCaption, { sessionId, text, ago }, by)
const ask = (sessionId: string, personId: string | null, by = host) =>
  arvand.call(panel.setCaptionWriter, { sessionId, personId }, by)
const captionsOf = async (sessionId: string, by: TestPerson) =>
  (await arvand.call(showSession, { sessionId }, by)).answer.captions

test('the host writes, and whom the host asked, as long as the host wants', async () => {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  told.splice(0)
  const { captionId } = (await write(sessionId, host, 'سلام بچه‌ها')).answer
  const payload = { sessionId, captionId, text: 'سلام بچه‌ها' }
  expect(told).toHaveLength(3)
  for (const { event, payload: sent } of told) expect([event, sent]).toEqual(['liveCaption', payload])
  expect((await write(sessionId, ali)).problem.code).toBe('live.may-not-caption')
  expect((await ask(sessionId, ali.id, sara)).problem.code).toBe('live.only-host')
  expect((await ask(sessionId, stranger.id)).problem.code).toBe('live.unknown-participant')
  expect((await ask(sessionId, ali.id)).status).toBe(200)
  expect(await captionsOf(sessionId, ali)).toEqual({ writerId: ali.id, mayWrite: true })
  expect(await captionsOf(sessionId, sara)).toEqual({ writerId: ali.id, mayWrite: false })
  expect((await write(sessionId, ali)).status).toBe(200)
  await ask(sessionId, null)
  expect((await write(sessionId, ali)).problem.code).toBe('live.may-not-caption')
  await arvand.call(setCoHost, { sessionId, personId: sara.id, isOn: true }, host)
  expect((await write(sessionId, sara)).status).toBe(200)
  await arvand.call(leaveSession, { sessionId }, sara)
  expect((await write(sessionId, sara)).problem.code).toBe('live.not-in')
  expect((await write(sessionId, stranger)).status).toBe(404)
  for (const text of ['', 'و'.repeat(201)]) expect((await write(sessionId, host, text)).status).toBe(422)
  await arvand.call(endSession, { sessionId }, host)
  expect((await write(sessionId, host)).problem.code).toBe('live.session-over')
})

test('nobody floods a class with captions', async () => {
  const quick = await aPerson(arvand)
  const { sessionId } = await aClass(arvand, [quick], host)
  await ask(sessionId, quick.id)
  const all = await Promise.all(Array.from({ length: 91 }, () => write(sessionId, quick)))
  expect(all.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('captions are a track of the recording, for those of the class alone', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  await write(sessionId, host, 'پیش از ضبط')
  arvand.platform.clock.pass(5)
  const recording = await beginRecording(arvand, host, sessionId, 4)
  const { recordingId } = recording
  arvand.platform.clock.pass(2)
  await write(sessionId, host, 'حد <تابع> & پیوستگی', 1_500)
  await recording.end()
  const shown = (await arvand.call(showRecording, { recordingId }, ali)).answer.playable
  expect(shown?.captions).toMatchObject([{ language: 'fa', label: 'زیرنویس کلاس' }])
  const get = async (by: TestPerson) => {
    const headers = { cookie: `arvand.session=${by.token}` }
    return arvand.app.inject({ url: shown?.captions[0]?.src ?? '', headers })
  }
  const track = await get(ali)
  expect([track.statusCode, track.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/vtt'),
  ])
  expect(track.body).toMatch(/^WEBVTT/)
  expect(track.body).toContain('00:00:00.500 --> ')
  expect(track.body).toContain('حد &lt;تابع&gt; &amp; پیوستگی')
  expect(track.body).not.toContain('پیش از ضبط')
  expect((await get(stranger)).statusCode).not.toBe(200)
  // Where nothing was written, there is no track.
  const silent = await aClass(arvand, [ali], host)
  const other = await beginRecording(arvand, host, silent.sessionId, 1)
  await other.end()
  const bare = await arvand.call(showRecording, { recordingId: other.recordingId }, ali)
  expect(bare.answer.playable?.captions).toEqual([])
  expect((await arvand.call(removeRecording, { recordingId }, host)).status).toBe(200)
  // A yes to a file holds for a minute.
  arvand.platform.clock.pass(61)
  expect((await get(ali)).statusCode).not.toBe(200)
})

test('a line stands where it was said, until the next one or for its length, and what a pause cut is left out', () => {
  const at = (ms: number) => new Date(1_000_000 + ms)
  // Three seconds, a pause of ten, five seconds more.
  const film = {
    ms: 8_000,
    parts: [
      { from: 1_000_000, at: 0 },
      { from: 1_013_000, at: 3_000 },
    ],
  }
  const said = [
    { at: at(-10), text: 'زود' },
    { at: at(500), text: 'یک' },
    { at: at(1_200), text: 'دو' },
    { at: at(6_000), text: 'در مکث' },
    { at: at(14_250), text: 'سه' },
    { at: at(30_000), text: 'دیر' },
  ]
  expect(vttOf(film, said)?.split('\n').filter(Boolean)).toEqual([
    'WEBVTT',
    '00:00:00.500 --> 00:00:01.200',
    'یک',
    '00:00:01.200 --> 00:00:03.200',
    'دو',
    '00:00:04.250 --> 00:00:06.250',
    'سه',
  ])
  expect(vttOf(film, [{ at: at(30_000), text: 'دیر' }])).toBeNull()
})
