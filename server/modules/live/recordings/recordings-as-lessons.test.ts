import { writeCaption } from '@arvand/contracts/panel/captions'
import { joinSession, sayInSession } from '@arvand/contracts/panel/live'
import { answerPoll, askPoll, showPollResult } from '@arvand/contracts/panel/polls'
import { showRecording } from '@arvand/contracts/panel/recordings'
import { showTranscript } from '@arvand/contracts/panel/transcripts'
import { listLessonSources, saveLesson, showWrittenLesson } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, anAppThatRecords, beginRecording, live } from '../testing.ts'

let arvand: TestApp
let host: TestPerson
let second: TestPerson
let member: TestPerson
beforeAll(async () => {
  arvand = await anAppThatRecords()
  const roles = ['teacher'] as const
  host = await aPerson(arvand, { roles: [...roles] })
  second = await aPerson(arvand, { roles: [...roles] })
  member = await aPerson(arvand, { roles: [...roles] })
}, 60_000)
afterAll(() => arvand.close())

/** A class of two hosts and a member, recorded by the first. */
async function aRecordedClass(caption?: string, during?: (sessionId: string) => Promise<void>) {
  const { roomId, sessionId } = await aClass(arvand, [member], host)
  await live(arvand.platform.db)
    .insertInto('live.room_members')
    .values({ room_id: roomId, person_id: second.id, role: 'host', joined_at: arvand.platform.clock.now() })
    .execute()
  const { recordingId, end } = await beginRecording(arvand, host, sessionId, 12)
  if (caption) await arvand.call(writeCaption, { sessionId, text: caption }, host)
  await during?.(sessionId)
  await end()
  return recordingId
}

/** An empty film lesson of this teacher. */
async function aFilmLesson(owner: TestPerson, state: 'draft' | 'published' = 'draft') {
  const course = await aCourse(arvand, {
    ...{ state, owner, sections: [{ lessons: [{ kind: 'video' }] }] },
  })
  const lessonId = course.lessons[0]?.id ?? ''
  const { lesson } = (await arvand.call(showWrittenLesson, { lessonId }, owner)).answer
  const save = (fileId: string, more: object = {}) => {
    const content = { ...lesson.content, fileId, ...more } as typeof lesson.content
    return arvand.call(saveLesson, { lessonId, version: lesson.version, title: 'ضبط', content }, owner)
  }
  return { course, lessonId, save }
}

test('each host of a class makes a lesson of its recording, also of what another host recorded', async () => {
  await aRecordedClass()
  for (const teacher of [host, second]) {
    const { lessonId, save } = await aFilmLesson(teacher)
    const { answer } = await arvand.call(listLessonSources, { lessonId }, teacher)
    expect(answer.sources).toEqual([{ name: 'recordings', title: 'ضبط‌های کلاس' }])
    expect(answer.items).toMatchObject([{ title: 'کلاس رسم', seconds: 12, chapters: [] }])
    expect((await save(answer.items[0]?.fileId ?? '')).status).toBe(200)
    const shown = (await arvand.call(showWrittenLesson, { lessonId }, teacher)).answer
    expect(shown.playable).toMatchObject({ kind: 'video', type: 'video/webm' })
  }
})

test('a lesson takes the captions of its recording along, also where another host recorded it', async () => {
  await aRecordedClass('حد را می‌خوانیم.')
  const { lessonId, save } = await aFilmLesson(second)
  const [film] = (await arvand.call(listLessonSources, { lessonId }, second)).answer.items
  expect(film?.captions).toMatchObject([{ language: 'fa', label: 'زیرنویس کلاس' }])
  expect((await save(film?.fileId ?? '', { captions: film?.captions })).status).toBe(200)
  const shown = (await arvand.call(showWrittenLesson, { lessonId }, second)).answer
  expect(shown.playable?.captions).toMatchObject([{ label: 'زیرنویس کلاس' }])
  const other = await aFilmLesson(member)
  const captions = film?.captions ?? []
  const { problem } = await other.save(film?.fileId ?? '', { captions })
  expect(problem.code).toBe('courses.unknown-file')
})

test('learners of a lesson read what was written and asked in its class, without names; others of the site do not', async () => {
  await aRecordedClass('حد را می‌خوانیم.', async (sessionId) => {
    const { clock } = arvand.platform
    const say = (text: string, more: object = {}) =>
      arvand.call(sayInSession, { sessionId, text, requestId: newId(), ...more }, member)
    await arvand.call(joinSession, { sessionId }, member)
    clock.pass(3)
    await say('حد چپ هم همین است؟')
    await say('این خصوصی است', { to: host.id })
    clock.pass(4)
    const ask = { question: 'حد دارد؟', choices: ['بله', 'نه'], isMultiple: false, isAnonymous: true }
    const { pollId } = (await arvand.call(askPoll, { sessionId, ...ask, requestId: newId() }, host)).answer
    await arvand.call(answerPoll, { sessionId, pollId, choices: [1] }, member)
    await arvand.call(showPollResult, { sessionId, pollId, shows: true }, host)
  })
  const { course, lessonId, save } = await aFilmLesson(host, 'published')
  const [film] = (await arvand.call(listLessonSources, { lessonId }, host)).answer.items
  expect((await save(film?.fileId ?? '')).status).toBe(200)
  const [learner, stranger] = [await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, learner.id)
  expect((await arvand.call(showTranscript, { lessonId }, learner)).answer.cues).toEqual([
    { second: 3, until: 3, by: 'گفت‌وگوی کلاس', text: 'حد چپ هم همین است؟' },
    { second: 7, until: 7, by: 'نظرسنجی کلاس', text: 'حد دارد؟ (بله: ۱ رأی، نه: ۰ رأی)' },
  ])
  expect((await arvand.call(showTranscript, { lessonId }, stranger)).problem.code).toBe(
    'courses.not-enrolled',
  )
})

test('a member of the class is offered nothing, and may not put its film into a lesson', async () => {
  const recordingId = await aRecordedClass()
  expect((await arvand.call(showRecording, { recordingId }, member)).status).toBe(200)
  const { lessonId, save } = await aFilmLesson(member)
  expect((await arvand.call(listLessonSources, { lessonId }, member)).answer.items).toEqual([])
  const row = await live(arvand.platform.db)
    .selectFrom('live.recordings')
    .select('file_id')
    .where('id', '=', recordingId)
    .executeTakeFirstOrThrow()
  expect((await save(row.file_id ?? '')).problem.code).toBe('courses.unknown-file')
})

test('the sources of a lesson are for those who write it, and an unknown source offers nothing', async () => {
  const { lessonId } = await aFilmLesson(host)
  expect((await arvand.call(listLessonSources, { lessonId }, second)).problem.code).toBe(
    'courses.unknown-lesson',
  )
  const { answer } = await arvand.call(listLessonSources, { lessonId, source: 'nothing' }, host)
  expect(answer.items).toEqual([])
})
