import { writeCaption } from '@arvand/contracts/panel/captions'
import { showRecording } from '@arvand/contracts/panel/recordings'
import { listLessonSources, saveLesson, showWrittenLesson } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
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
async function aRecordedClass(caption?: string) {
  const { roomId, sessionId } = await aClass(arvand, [member], host)
  await live(arvand.platform.db)
    .insertInto('live.room_members')
    .values({ room_id: roomId, person_id: second.id, role: 'host', joined_at: arvand.platform.clock.now() })
    .execute()
  const { recordingId, end } = await beginRecording(arvand, host, sessionId, 12)
  if (caption) await arvand.call(writeCaption, { sessionId, text: caption }, host)
  await end()
  return recordingId
}

/** An empty film lesson of this teacher. */
async function aFilmLesson(owner: TestPerson) {
  const course = await aCourse(arvand, {
    ...{ state: 'draft', owner, sections: [{ lessons: [{ kind: 'video' }] }] },
  })
  const lessonId = course.lessons[0]?.id ?? ''
  const { lesson } = (await arvand.call(showWrittenLesson, { lessonId }, owner)).answer
  const save = (fileId: string, more: object = {}) => {
    const content = { ...lesson.content, fileId, ...more } as typeof lesson.content
    return arvand.call(saveLesson, { lessonId, version: lesson.version, title: 'ضبط', content }, owner)
  }
  return { lessonId, save }
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
