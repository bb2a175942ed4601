import type { LessonContent } from '@arvand/contracts/lesson-content'
import { searchTranscripts, showTranscript } from '@arvand/contracts/panel/transcripts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '#modules/media'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { readVtt } from '../../lesson-kinds/read-vtt.ts'
import { lessonKindsOf } from '../../lesson-kinds.ts'
import { aCourse, aLessonContent, anEnrolment, aText } from '../../testing.ts'
import { readChangedLessons } from './index-captions.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const vtt = `WEBVTT

NOTE این یادداشت است

1
00:00:04.000 --> 00:00:07.500
<v مدرس>حالا سطر اول را نگه مي‌داريم

00:08.000 --> 00:12.000 align:start
ضریب x در سطر دوم &lt;صفر&gt; می‌شود.

00:12.000 --> 00:11.000
نادرست
`

test('a captions file is read as browsers read it', () => {
  expect(readVtt(vtt)).toEqual([
    { second: 4, until: 7.5, text: 'حالا سطر اول را نگه مي‌داريم' },
    { second: 8, until: 12, text: 'ضریب x در سطر دوم <صفر> می‌شود.' },
  ])
  expect(readVtt('')).toEqual([])
  expect(readVtt('\uFEFFWEBVTT\r\n\r\n01:00:00.000 --> 01:00:01.000\r\nیک\r\nدو')).toEqual([
    { second: 3600, until: 3601, text: 'یک دو' },
  ])
})

/** Runs what the job does each minute. */
function read() {
  const { db } = arvand.platform
  const deps = { db, media: arvand.platform, lessonKinds: lessonKindsOf(arvand.platform, {}, []) }
  return readChangedLessons(deps, new AbortController().signal)
}

async function aCaptionedCourse() {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  // An upload with a cue that ends before it begins is refused with its line.
  const content = Buffer.from(vtt.slice(0, vtt.indexOf('00:12.000 --> 00:11.000')))
  const file = await storeFile(arvand.platform, {
    ownerId: owner.id,
    use: 'captions',
    name: 'fa.vtt',
    content,
  })
  const video: LessonContent = {
    ...(aLessonContent('video') as LessonContent & { kind: 'video' }),
    captions: [{ fileId: file.id, language: 'fa', label: 'فارسی' }],
  }
  const text: LessonContent = { kind: 'text', attachments: [], body: aText('ماتریس پلکانی', 'سطر صفر') }
  const course = await aCourse(arvand, {
    owner,
    sections: [
      {
        lessons: [
          { kind: 'video', content: video },
          { kind: 'text', content: text },
          { kind: 'text', content: text, releaseAfterDays: 9 },
        ],
      },
    ],
  })
  await read()
  return course
}

test('what is said is shown, and found by learners in what is open to them', async () => {
  const course = await aCaptionedCourse()
  const { id, token } = await aPerson(arvand)
  await anEnrolment(arvand, course, id)
  const lessonId = course.lessons[0]?.id ?? ''
  const { answer } = await arvand.call(showTranscript, { lessonId }, { token })
  expect(answer.cues.map(({ second }) => second)).toEqual([4, 8])
  const found = await arvand.call(searchTranscripts, { q: 'نگه می داریم' }, { token })
  expect(found.answer.items).toMatchObject([{ second: 4, step: null, lesson: { id: lessonId } }])
  const inText = await arvand.call(searchTranscripts, { q: 'پلكاني' }, { token })
  expect(inText.answer.items.map(({ step }) => step)).toEqual([1, 1])
  expect(new Set(inText.answer.items.map(({ lesson }) => lesson.id))).toEqual(
    new Set([course.lessons[1]?.id]),
  )
})

test('nothing is said to strangers, and a word that is too short finds nothing', async () => {
  const course = await aCaptionedCourse()
  const ask = { lessonId: course.lessons[0]?.id ?? '' }
  expect((await arvand.call(showTranscript, ask)).status).toBe(401)
  expect((await arvand.call(searchTranscripts, { q: 'سطر' })).status).toBe(401)
  const { token } = await aPerson(arvand)
  expect((await arvand.call(showTranscript, ask, { token })).problem.code).toBe('courses.not-enrolled')
  expect((await arvand.call(searchTranscripts, { q: 'سطر' }, { token })).answer.items).toEqual([])
  expect((await arvand.call(searchTranscripts, { q: '%' }, { token })).answer.items).toEqual([])
})

test('words are read again after a change', async () => {
  const course = await aCaptionedCourse()
  const lessonId = course.lessons[1]?.id ?? ''
  const body = aText('دترمینان')
  await arvand.database.pool.query('update courses.lessons set content = $1 where id = $2', [
    JSON.stringify({ kind: 'text', attachments: [], body }),
    lessonId,
  ])
  await read()
  const { rows } = await arvand.database.pool.query(
    'select text from courses.cues where lesson_id = $1 order by text',
    [lessonId],
  )
  expect(rows.map(({ text }) => text)).toEqual(['دترمینان', 'دربارهٔ دترمینان.'])
})

test('a lesson without words is never waited for', async () => {
  await aCourse(arvand, { sections: [{ lessons: ['video', 'embed', 'assignment'] }] })
  const { rows } = await arvand.database.pool.query('select from courses.unread_lessons')
  expect(rows).toEqual([])
})
