import { showCourse } from '@arvand/contracts/home/courses'
import { saveLesson } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { aFile, aFilm, anUpload, tusHeaders } from '#testing/media'
import { keepForms } from './keep-forms.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

/** A lesson with a film of this length; null: it was too large to be measured when it arrived. */
async function aLessonWith(seconds: number | null) {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const film = await aFile(arvand, { ownerId: owner.id, content: await aFilm(), name: 'درس.mp4' })
  const { pool } = arvand.database
  const isReady = async () => {
    const ask = `select 1 from media.preparations where file_id = $1 and state in ('waiting', 'working')`
    return (await pool.query(ask, [film.id])).rowCount
  }
  await expect.poll(isReady, { timeout: 60_000 }).toBe(0)
  await pool.query('update media.files set seconds = $1 where id = $2', [seconds, film.id])
  const lessons = [{ kind: 'video', minutes: 7 }, 'text'] as const
  const course = await aCourse(arvand, { owner, sections: [{ lessons }] })
  const content = { kind: 'video', fileId: film.id, captions: [], chapters: [], attachments: [] }
  const lesson = { lessonId: course.lessons[0]?.id, version: 1, title: 'حد', content }
  const saved = await arvand.call(saveLesson, { ...lesson, content: { ...content, watermark: false } }, owner)
  const shown = async () => (await arvand.call(showCourse, { slug: course.slug }, owner)).answer.course
  const minutes = async () => (await shown()).minutes
  return { owner, film, saved: saved.answer, minutes, shown }
}

const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 20 })

test('the minutes of a lesson follow once its film is measured; until then they stay', async () => {
  const { film, saved, minutes, shown } = await aLessonWith(null)
  expect(saved.minutes).toBe(7)
  expect(await minutes()).toBe(17)
  const measured = { seconds: 1_500, picture: { width: 640, height: 360 }, hasSound: true }
  await keepForms(arvand.platform, film.id, measured, [])
  await until(minutes).toBe(35)
  expect(await shown()).toMatchObject({ seconds: 2_100 })
})

test('the minutes of a lesson follow when another film takes the place of its own', async () => {
  const { owner, film, saved, minutes } = await aLessonWith(5_400)
  expect(saved.minutes).toBe(90)
  const next = await aFilm()
  const about = { use: 'lesson', name: 'کوتاه‌تر.mp4', replaces: film.id }
  const begun = await anUpload(arvand, owner.token, next.length, about)
  const sent = await arvand.app.inject({
    method: 'PATCH',
    url: String(begun.headers.location),
    headers: {
      ...tusHeaders(owner.token),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: next,
  })
  expect(sent.statusCode).toBe(204)
  await until(minutes).toBe(11)
})

test('films of 34 and 50 seconds are both of a minute on the wire, and not equally long', async () => {
  for (const [measured, seconds] of [
    [33.8, 34],
    [50.2, 50],
  ] as const) {
    const { saved, shown } = await aLessonWith(measured)
    expect(saved.minutes).toBe(1)
    const course = await shown()
    expect(course.sections[0]?.lessons).toMatchObject([
      { minutes: 1, seconds },
      { minutes: 10, seconds: 600 },
    ])
    // Beside a text of ten minutes, which nobody measures.
    expect(course).toMatchObject({ minutes: 11, seconds: 600 + seconds })
  }
})
