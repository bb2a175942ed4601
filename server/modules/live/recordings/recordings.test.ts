import { connectMedia } from '@arvand/contracts/panel/class'
import { endGroups, startGroups } from '@arvand/contracts/panel/groups'
import { endSession, joinSession, sayInSession, showSession } from '@arvand/contracts/panel/live'
import { askPoll } from '@arvand/contracts/panel/polls'
import * as panel from '@arvand/contracts/panel/recordings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FileStore } from '#platform/file-store'
import { newId } from '#platform/ids'
import { Refusal } from '#platform/refusal'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSilence } from '#server/testing/recording'
import { aPerson, type TestPerson } from '#testing/identity'
import {
  aClass,
  anAppThatRecords,
  beginRecording,
  liveDeps,
  live as liveRows,
  notingEngine,
  type Told,
  watchLive,
} from '../testing.ts'
import { recordedSpans, secondOf } from './recording.ts'
import { storeRecording } from './store-recording.ts'

const asked: unknown[] = []

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anAppThatRecords(asked)
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, stranger] = [await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
beforeEach(() => {
  told.splice(0)
  asked.splice(0)
})
afterAll(() => arvand.close())

const start = (sessionId: string, by = host) => arvand.call(panel.startRecording, { sessionId }, by)
const pause = (sessionId: string, paused: boolean, by = host) =>
  arvand.call(panel.pauseRecording, { sessionId, paused }, by)
const stop = (sessionId: string, by = host) => arvand.call(panel.stopRecording, { sessionId }, by)
const shown = async (sessionId: string, by: TestPerson) =>
  (await arvand.call(showSession, { sessionId }, by)).answer
const listed = (roomId: string, by: TestPerson) =>
  arvand.call(panel.listRecordings, { kind: 'room', id: roomId }, by)

/** A class whose recording is over, and so many seconds of it. */
async function aRecorded(seconds: number) {
  const { roomId, sessionId } = await aClass(arvand, [ali], host)
  return { roomId, sessionId, ...(await beginRecording(arvand, host, sessionId, seconds)) }
}

test('a host records, everybody is told, and a pause and the end are told too', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  expect((await shown(sessionId, host)).mayRecord).toBe(true)
  expect(await shown(sessionId, ali)).toMatchObject({ mayRecord: false, recording: null })
  told.splice(0)
  const { recordingId } = (await start(sessionId)).answer
  expect(told.map(({ personId }) => personId).toSorted()).toEqual([ali.id, host.id].toSorted())
  expect((await shown(sessionId, ali)).recording).toEqual({ isPaused: false })
  await pause(sessionId, true)
  expect((await shown(sessionId, ali)).recording).toEqual({ isPaused: true })
  await pause(sessionId, false)
  await stop(sessionId)
  expect((await shown(sessionId, ali)).recording).toBeNull()
  const to = (one: string | null) => ({ record: one })
  expect(asked).toEqual([to(recordingId), to(null), to(recordingId), to(null)])
})

test('a process that came after the recording began is told to go on', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  const connect = () => arvand.call(connectMedia, { sessionId, offer: 'x' }, ali)
  await connect()
  const { recordingId } = (await start(sessionId)).answer
  await connect()
  await pause(sessionId, true)
  await connect()
  expect(asked.filter((one) => 'goesOn' in (one as object))).toEqual(
    [null, recordingId, null].map((goesOn) => ({ goesOn })),
  )
})

test('nobody else records, and nothing twice', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  expect((await start(sessionId, ali)).problem.code).toBe('live.only-host')
  expect((await start(sessionId, stranger)).problem.code).toBe('live.unknown-session')
  for (const call of [pause(sessionId, true), stop(sessionId)])
    expect((await call).problem.code).toBe('live.not-recorded')
  const both = await Promise.all([start(sessionId), start(sessionId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await start(sessionId)).problem.code).toBe('live.recorded-already')
  expect((await pause(sessionId, true, ali)).problem.code).toBe('live.only-host')
  expect((await stop(sessionId, ali)).problem.code).toBe('live.only-host')
  await arvand.call(endSession, { sessionId }, host)
  expect((await start(sessionId)).problem.code).toBe('live.session-over')
})

test('where the engine makes no recordings, none begins', async () => {
  const without = await anApp({}, (platform) =>
    assembleModules({ ...platform, mediaEngine: { ...notingEngine(asked), recordings: null } }),
  )
  const teacher = await aPerson(without, { roles: ['teacher'] })
  const { sessionId } = await aClass(without, [], teacher)
  expect((await without.call(showSession, { sessionId }, teacher)).answer.mayRecord).toBe(false)
  const { problem } = await without.call(panel.startRecording, { sessionId }, teacher)
  expect(problem.code).toBe('live.no-recorder')
  await without.close()
}, 60_000)

test('one film at the end, for those of the class and nobody else', async () => {
  const recorded = await aRecorded(3)
  const { roomId, recordingId } = recorded
  expect((await listed(roomId, ali)).answer.items).toMatchObject([{ state: 'recording', seconds: null }])
  await recorded.end()
  expect((await listed(roomId, ali)).answer.items).toMatchObject([
    { id: recordingId, state: 'ready', seconds: 3 },
  ])
  const { answer } = await arvand.call(panel.showRecording, { recordingId }, ali)
  expect(answer).toMatchObject({ title: 'کلاس رسم', page: `/panel/classes/rooms/${roomId}`, state: 'ready' })
  const { playable } = answer
  expect(playable).toMatchObject({ kind: 'video', type: 'video/webm' })
  const get = (token?: string) =>
    arvand.app.inject({
      url: playable?.file ?? '',
      headers: token ? { cookie: `arvand.session=${token}` } : {},
    })
  const film = await get(ali.token)
  expect([film.statusCode, film.headers['content-type']]).toEqual([200, 'video/webm'])
  // EBML.
  expect(film.rawPayload.readUInt32BE(0)).toBe(0x1a45dfa3)
  for (const token of [stranger.token, undefined]) expect((await get(token)).statusCode).not.toBe(200)
  for (const call of [panel.showRecording, panel.listTranscript])
    expect((await arvand.call(call, { recordingId }, stranger)).problem.code).toBe('live.unknown-recording')
  expect((await listed(roomId, stranger)).problem.code).toBe('live.unknown-room')
  // What it was made of is gone.
  expect(await arvand.platform.files.size(`${recordingId}/pieces/000001`)).toBeNull()
  // The job tried again changes nothing.
  await storeRecording(liveDeps(arvand), recordingId)
  expect((await listed(roomId, ali)).answer.items).toHaveLength(1)
})

test('a host takes a recording away, and its film is for whoever began it alone', async () => {
  const recorded = await aRecorded(1)
  const { roomId, recordingId } = recorded
  const remove = (by: TestPerson) => arvand.call(panel.removeRecording, { recordingId }, by)
  expect((await remove(host)).problem.code).toBe('live.recorded-already')
  await recorded.end()
  expect((await remove(stranger)).problem.code).toBe('live.unknown-recording')
  expect((await remove(ali)).problem.code).toBe('live.only-host')
  const seen = async (by: TestPerson) => (await arvand.call(panel.showRecording, { recordingId }, by)).answer
  expect([(await seen(host)).isHost, (await seen(host)).isOwner, (await seen(ali)).isHost]).toEqual([
    true,
    true,
    false,
  ])
  const links = [ali, host].map(async (by) => ({ by, url: (await seen(by)).playable?.file ?? '' }))
  const [alis, hosts] = await Promise.all(links)
  expect((await remove(host)).status).toBe(200)
  expect((await listed(roomId, ali)).answer.items).toEqual([])
  const get = async (one: { by: TestPerson; url: string } | undefined) => {
    const headers = { cookie: `arvand.session=${one?.by.token}` }
    return (await arvand.app.inject({ url: one?.url ?? '', headers })).statusCode
  }
  expect(await get(hosts)).toBe(200)
  expect(await get(alis)).not.toBe(200)
})

/** A class whose recording has ended, without the job that makes its film. */
async function aPrepared() {
  const { roomId, sessionId } = await aClass(arvand, [ali], host)
  const { recordingId } = (await start(sessionId)).answer
  const now = arvand.platform.clock.now()
  await recordSilence(arvand.platform.files, recordingId, { from: now, seconds: 1 })
  await liveRows(arvand.platform.db)
    .updateTable('live.recordings')
    .set({ state: 'preparing', ended_at: now })
    .where('id', '=', recordingId)
    .execute()
  return { roomId, recordingId }
}

test('of a recording that was removed while its film was made nothing stays', async () => {
  const { recordingId } = await aPrepared()
  const { files } = arvand.platform
  const piece = () => files.size(`${recordingId}/pieces/000001`)
  expect(await piece()).not.toBeNull()
  expect((await arvand.call(panel.removeRecording, { recordingId }, host)).status).toBe(200)
  await storeRecording(liveDeps(arvand), recordingId)
  expect(await piece()).toBeNull()
})

test('a film that is too large fails once and for all: its host is told, and what it was made of stays', async () => {
  const { roomId, recordingId } = await aPrepared()
  const { files } = arvand.platform
  const deps = liveDeps(arvand)
  const full = { ...files, put: () => Promise.reject(new Refusal('media.too-large')) }
  const preparing = (store: FileStore) =>
    storeRecording({ ...deps, media: { ...deps.media, files: store } }, recordingId)
  // What may go better at another time is tried again.
  const broken = { ...files, put: () => Promise.reject(new Error('the disk is full')) }
  await expect(preparing(broken)).rejects.toThrow('the disk is full')
  expect((await listed(roomId, host)).answer.items).toMatchObject([{ state: 'preparing' }])
  await preparing(full)
  await preparing(files)
  expect((await listed(roomId, host)).answer.items).toMatchObject([{ state: 'failed', seconds: null }])
  expect(await files.size(`${recordingId}/pieces/000001`)).not.toBeNull()
  const told = async () =>
    (
      await arvand.database.pool.query(
        `select title from notices.notices where person_id = $1 and link = $2`,
        [host.id, `/panel/classes/recordings/${recordingId}`],
      )
    ).rows
  await expect.poll(told, { timeout: 10_000 }).toEqual([{ title: 'ضبط کلاس «کلاس رسم» ساخته نشد' }])
  expect((await arvand.call(panel.removeRecording, { recordingId }, host)).status).toBe(200)
  await storeRecording(deps, recordingId)
  expect(await files.size(`${recordingId}/pieces/000001`)).toBeNull()
})

test('the end of a class ends its recording; of an empty one nothing is shown', async () => {
  const { roomId, sessionId, recordingId } = await aRecorded(0)
  await arvand.call(endSession, { sessionId }, host)
  const { state } = await liveRows(arvand.platform.db)
    .selectFrom('live.recordings')
    .select('state')
    .where('id', '=', recordingId)
    .executeTakeFirstOrThrow()
  // The job that makes the film may have found it empty already.
  expect(['preparing', 'empty']).toContain(state)
  await storeRecording(liveDeps(arvand), recordingId)
  expect((await listed(roomId, ali)).answer.items).toEqual([])
})

test('what all could read and what was asked stands beside it, each at its second', async () => {
  const recorded = await aRecorded(30)
  const { sessionId, recordingId } = recorded
  await arvand.call(joinSession, { sessionId }, ali)
  const say = (text: string, by: TestPerson, more: object = {}) =>
    arvand.call(sayInSession, { sessionId, text, requestId: newId(), ...more }, by)
  arvand.platform.clock.pass(4)
  await say('سلام به همه', ali)
  await say('این خصوصی است', ali, { to: host.id })
  const groups = { sessionId, groups: [[ali.id]], minutes: null, requestId: newId() }
  expect((await arvand.call(startGroups, groups, host)).status).toBe(200)
  await say('این در گروه است', ali)
  await arvand.call(endGroups, { sessionId }, host)
  arvand.platform.clock.pass(6)
  const question = {
    question: 'محور کدام است؟',
    choices: ['سه', 'پنج'],
    isMultiple: false,
    isAnonymous: true,
  }
  await arvand.call(askPoll, { sessionId, ...question, requestId: newId() }, host)
  arvand.platform.clock.pass(20)
  await recorded.end()
  arvand.platform.clock.pass(60)
  await say('بعد از ضبط', ali)
  const { answer } = await arvand.call(panel.listTranscript, { recordingId }, host)
  expect(answer.items).toMatchObject([
    { second: 4, kind: 'message', name: 'سارا محمدی', text: 'سلام به همه', choices: [] },
    {
      ...{ second: 10, kind: 'poll', name: null, text: 'محور کدام است؟' },
      choices: [
        { text: 'سه', votes: null },
        { text: 'پنج', votes: null },
      ],
    },
  ])
  const { playable } = (await arvand.call(panel.showRecording, { recordingId }, ali)).answer
  expect(playable?.chapters).toEqual([{ at: 10, title: 'محور کدام است؟' }])
})

test('what was said and asked in a pause is neither beside the film nor a chapter of it', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  const { recordingId } = (await start(sessionId)).answer
  const { clock, files } = arvand.platform
  const say = (text: string) => arvand.call(sayInSession, { sessionId, text, requestId: newId() }, ali)
  const ask = (question: string) => {
    const poll = { question, choices: ['بله', 'نه'], isMultiple: false, isAnonymous: true }
    return arvand.call(askPoll, { sessionId, ...poll, requestId: newId() }, host)
  }
  await recordSilence(files, recordingId, { from: clock.now(), seconds: 5 })
  clock.pass(2)
  await say('پیش از مکث')
  clock.pass(3)
  await pause(sessionId, true)
  clock.pass(10)
  await say('در مکث')
  await ask('در مکث؟')
  clock.pass(10)
  await pause(sessionId, false)
  await recordSilence(files, recordingId, { from: clock.now(), seconds: 5 })
  clock.pass(1)
  await say('بعد از مکث')
  await ask('بعد از مکث؟')
  clock.pass(4)
  await stop(sessionId)
  await storeRecording(liveDeps(arvand), recordingId)
  const { items } = (await arvand.call(panel.listTranscript, { recordingId }, ali)).answer
  expect(items.map(({ second, text }) => [second, text])).toEqual([
    [2, 'پیش از مکث'],
    [6, 'بعد از مکث'],
    [6, 'بعد از مکث؟'],
  ])
  const { playable } = (await arvand.call(panel.showRecording, { recordingId }, ali)).answer
  expect(playable?.chapters).toEqual([{ at: 6, title: 'بعد از مکث؟' }])
})

test('everybody of the class is told once that the film is there, and nobody of an empty one', async () => {
  const kinds = async (personId: string) => {
    const { rows } = await arvand.database.pool.query<{ title: string; link: string }>(
      `select title, link from notices.notices where person_id = $1 and kind = 'recording-ready'`,
      [personId],
    )
    return rows
  }
  const late = await aPerson(arvand)
  const { sessionId } = await aClass(arvand, [late], host)
  await (await beginRecording(arvand, host, sessionId, 0)).end()
  const { recordingId, end } = await beginRecording(arvand, host, sessionId, 1)
  await end()
  const told = {
    title: 'ضبط کلاس «کلاس رسم» آماده شد',
    link: `/panel/classes/recordings/${recordingId}`,
  }
  await expect.poll(() => kinds(late.id), { timeout: 10_000 }).toEqual([told])
  await expect.poll(() => kinds(host.id), { timeout: 10_000 }).toContainEqual(told)
  expect(await kinds(stranger.id)).toEqual([])
})

test('moments are placed without the pauses', () => {
  const parts = [
    { from: 1_000, at: 0 },
    { from: 61_000, at: 10_000 },
  ]
  const second = (ms: number) => secondOf(parts, 15_000, new Date(ms))
  expect([0, 1_000, 5_000, 30_000, 61_000, 63_000, 99_000].map(second)).toEqual([0, 0, 4, 10, 10, 12, 15])
  expect(recordedSpans(parts, 15_000)).toEqual([
    { from: new Date(1_000), to: new Date(11_000) },
    { from: new Date(61_000), to: new Date(66_000) },
  ])
})
