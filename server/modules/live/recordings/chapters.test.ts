import { setBoard } from '@arvand/contracts/panel/board'
import { askPoll } from '@arvand/contracts/panel/polls'
import { showRecording } from '@arvand/contracts/panel/recordings'
import { addSlides, setSlides, turnSlides } from '@arvand/contracts/panel/slides'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aDeck, anAppThatRecords, beginRecording } from '../testing.ts'
import { chaptersOf } from './chapters.ts'

let arvand: TestApp
let host: TestPerson
let ali: TestPerson
beforeAll(async () => {
  arvand = await anAppThatRecords()
  ;[host, ali] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
}, 60_000)
afterAll(() => arvand.close())

test('each slide, the board and each poll begins a chapter; what is leafed through does not', async () => {
  const { sessionId } = await aClass(arvand, [ali], host)
  const fileId = await aDeck(arvand, host, ['Limits', 'Skipped', 'Continuity'])
  await arvand.call(addSlides, { sessionId, fileId }, host)
  const wait = (seconds: number) => arvand.platform.clock.pass(seconds)
  const turn = (page: number) => arvand.call(turnSlides, { sessionId, fileId, page }, host)
  const board = (isOpen: boolean, everybodyDraws = false) =>
    arvand.call(setBoard, { sessionId, isOpen, everybodyDraws }, host)
  await arvand.call(setSlides, { sessionId, fileId }, host)
  wait(30)
  const { recordingId, end } = await beginRecording(arvand, host, sessionId, 60)
  wait(10)
  await turn(2)
  wait(2)
  await turn(3)
  wait(8)
  await board(true)
  // Who draws is no change of what is looked at.
  await board(true, true)
  wait(10)
  await board(false)
  wait(10)
  const question = { question: 'حد چیست؟', choices: ['یک', 'دو'], isMultiple: false, isAnonymous: true }
  await arvand.call(askPoll, { sessionId, ...question, requestId: newId() }, host)
  wait(5)
  await arvand.call(setSlides, { sessionId, fileId: null }, host)
  wait(15)
  await end()
  const { playable } = (await arvand.call(showRecording, { recordingId }, ali)).answer
  expect(playable?.chapters).toEqual([
    { at: 0, title: 'اسلاید ۱: Limits' },
    { at: 12, title: 'اسلاید ۳: Continuity' },
    { at: 20, title: 'تخته' },
    { at: 30, title: 'اسلاید ۳: Continuity' },
    { at: 40, title: 'حد چیست؟' },
  ])
})

const at = (second: number) => new Date(second * 1_000)
const film = { started_at: at(100), ms: 60_000, parts: [{ from: 100_000, at: 0 }] }

test('without scenes there are polls alone, and without anything nothing', () => {
  expect(chaptersOf(film, [], [])).toEqual([])
  expect(chaptersOf(film, [], [{ at: at(130), title: 'چرا؟' }])).toEqual([{ at: 30, title: 'چرا؟' }])
})

test('of what was shown before the recording the last alone counts, and a pause holds no chapter', () => {
  const parts = [
    { from: 100_000, at: 0 },
    { from: 200_000, at: 20_000 },
  ]
  const scenes = [
    { at: at(10), title: 'یک' },
    { at: at(90), title: 'دو' },
    { at: at(150), title: 'در مکث' },
    { at: at(160), title: 'آخر مکث' },
  ]
  expect(chaptersOf({ ...film, parts }, scenes, [])).toEqual([
    { at: 0, title: 'دو' },
    { at: 20, title: 'آخر مکث' },
  ])
})

test('a lesson holds all chapters of a long class', () => {
  const scenes = Array.from({ length: 90 }, (_, page) => ({
    at: at(100 + page * 10),
    title: 'ا'.repeat(300),
  }))
  const chapters = chaptersOf({ ...film, ms: 900_000 }, scenes, [])
  expect(chapters).toHaveLength(60)
  expect(chapters[0]?.title).toHaveLength(120)
})
