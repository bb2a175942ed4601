import { importCourse } from '@arvand/contracts/teacher/exchange'
import { saveLesson } from '@arvand/contracts/teacher/lessons'
import { showPackage } from '@arvand/contracts/teacher/packages'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import type { Reader, Readers } from '#platform/reader-process'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, aPackage, storedPackage } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFilm, anUpload, tusHeaders } from '#testing/media'
import { aBackup, overExchange, storedExchange, tag } from './testing.ts'

let arvand: TestApp
let teacher: TestPerson
let isHurried = false
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  const { readers } = arvand.platform as { readers: { read: Readers['read'] } }
  const read = readers.read.bind(readers)
  // The real limits are too high for a test; with zero seconds every file exceeds them.
  const hurried = (reader: Pick<Reader<never, never, never, never>, 'name' | 'limits'>) =>
    isHurried ? { ...reader, limits: { ...reader.limits, seconds: 0 } } : reader
  readers.read = ((reader, order) =>
    read(hurried(reader as never) as never, order as never)) as Readers['read']
})
beforeEach(() => {
  isHurried = false
})
afterAll(() => arvand.close())

test('a package that asks for more than it may have is told as too heavy, and is not tried again', async () => {
  const course = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['scorm'] }] })
  const lessonId = course.lessons[0]?.id ?? ''
  const fileId = await storedPackage(arvand, teacher, await aPackage())
  isHurried = true
  const content = { kind: 'scorm', attachments: [], fileId }
  const saved = await arvand.call(saveLesson, { lessonId, version: 1, title: 'بسته', content }, teacher)
  expect(saved.status).toBe(200)
  const shown = await vi.waitUntil(
    async () => {
      const { answer } = await arvand.call(showPackage, { lessonId }, teacher)
      return answer.state === 'failed' || answer.state === 'ready' ? answer : null
    },
    { timeout: 30_000, interval: 100 },
  )
  // The same file would be too heavy again.
  expect(shown).toMatchObject({ state: 'failed', mayTryAgain: false, parts: 0, report: null })
  expect(shown.trouble).toMatch(/بیش از اندازه زمان یا حافظه/)
})

test('a course that asks for more than it may have is told as too heavy, and no course is made', async () => {
  const backup = await aBackup('دوره', [{ kind: 'page', title: 'متن', inside: tag('content', '<p>متن</p>') }])
  const fileId = await storedExchange(arvand, teacher, backup)
  isHurried = true
  const ask = { fileId, requestId: newId() }
  const { answer } = await arvand.call(importCourse, ask, teacher)
  const { exchange, report } = await overExchange(arvand, teacher, answer.exchange.id)
  expect(exchange).toMatchObject({ state: 'failed', course: null })
  expect(exchange.trouble).toMatch(/بیش از اندازه زمان یا حافظه/)
  expect(report).toBeNull()
})

test('a film that asks for more than it may have is refused at the end of its upload', async () => {
  const film = await aFilm()
  const metadata = { use: 'lesson', name: 'درس یکم.mp4' }
  const begun = await anUpload(arvand, teacher.token, film.length, metadata)
  isHurried = true
  const answer = await arvand.app.inject({
    method: 'PATCH',
    url: String(begun.headers.location),
    headers: {
      ...tusHeaders(teacher.token),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: film,
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'media.too-heavy' })
  expect(answer.json().title).toMatch(/بیش از اندازه زمان یا حافظه/)
})
