import { exportNotes, listNotes, removeNote, saveNote } from '@arvand/contracts/panel/notes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aCourse, anEnrolment } from '../../testing.ts'
import { notesAsText } from './notes-as-text.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

async function aLearner() {
  const course = await aCourse(arvand)
  const person = await aPerson(arvand)
  await anEnrolment(arvand, course, person.id)
  const [lesson] = course.lessons
  const write = (text: string, second?: number | null) =>
    arvand.call(
      saveNote,
      { lessonId: lesson?.id ?? '', text, requestId: newId(), ...(second === undefined ? {} : { second }) },
      { token: person.token },
    )
  return { ...person, course, lessonId: lesson?.id ?? '', write }
}

test('notes of a lesson stand in the order of their seconds', async () => {
  const { token, lessonId, write, course } = await aLearner()
  await write('ضرب در صفر مجاز نیست', 554)
  await write('سه کارِ مجاز روی سطرها', 272)
  await write('این درس را دوباره ببینم')
  const { answer } = await arvand.call(listNotes, { lessonId }, { token })
  expect(answer.items.map(({ second }) => second)).toEqual([null, 272, 554])
  expect(answer.items[0]?.lesson).toMatchObject({ courseTitle: course.title, courseSlug: course.slug })
})

test('a click twice is one note; a note is changed and removed by its writer alone', async () => {
  const { token, lessonId } = await aLearner()
  const ask = { lessonId, text: 'یک بار', second: 10, requestId: newId() }
  const [first, again] = [
    await arvand.call(saveNote, ask, { token }),
    await arvand.call(saveNote, ask, { token }),
  ]
  expect(again.answer).toEqual(first.answer)
  const noteId = first.answer.note.id
  const other = await aLearner()
  const change = { noteId, lessonId, text: 'دو بار', requestId: newId() }
  expect((await arvand.call(saveNote, change, { token: other.token })).problem).toMatchObject({
    status: 404,
    code: 'courses.unknown-note',
  })
  const changed = await arvand.call(saveNote, change, { token })
  expect(changed.answer.note).toMatchObject({ id: noteId, text: 'دو بار', second: 10 })
  expect((await arvand.call(removeNote, { noteId }, { token: other.token })).status).toBe(404)
  expect((await arvand.call(removeNote, { noteId }, { token })).status).toBe(200)
  expect((await arvand.call(listNotes, { lessonId }, { token })).answer.items).toEqual([])
})

test('nobody writes where they may not read, and nobody sees another’s', async () => {
  const { lessonId, write } = await aLearner()
  await write('مال خودم')
  const stranger = await aPerson(arvand)
  const ask = { lessonId, text: 'مال دیگری', requestId: newId() }
  expect((await arvand.call(saveNote, ask)).status).toBe(401)
  const { problem } = await arvand.call(saveNote, ask, { token: stranger.token })
  expect(problem).toMatchObject({ status: 403, code: 'courses.not-enrolled' })
  expect((await arvand.call(listNotes, { lessonId }, { token: stranger.token })).answer.items).toEqual([])
  const unknown = await arvand.call(saveNote, { ...ask, lessonId: newId() }, { token: stranger.token })
  expect(unknown.problem).toMatchObject({ status: 404, code: 'courses.unknown-lesson' })
})

test('all notes are searched with Arabic letters too, ten a page', async () => {
  const { token, write } = await aLearner()
  for (let number = 1; number <= 12; number++) await write(`نکتهٔ کلیدی ${number}`, number)
  const { answer } = await arvand.call(listNotes, { q: 'نكته كليدي' }, { token })
  expect(answer.items).toHaveLength(10)
  const next = await arvand.call(listNotes, { q: 'نكته كليدي', cursor: answer.nextCursor ?? '' }, { token })
  expect(next.answer.items.map(({ second }) => second)).toEqual([2, 1])
  expect((await arvand.call(listNotes, { q: '100%_' }, { token })).answer.items).toEqual([])
  expect((await arvand.call(listNotes, { cursor: 'bm90' }, { token })).status).toBe(422)
})

test.each([
  { text: '' },
  { text: 'x'.repeat(5001) },
  { text: 'خوب', second: -1 },
  { text: 'خوب', second: 1.5 },
])('bad input %j is a 422', async (wrong) => {
  const { token, lessonId } = await aLearner()
  expect((await arvand.call(saveNote, { lessonId, requestId: newId(), ...wrong }, { token })).status).toBe(
    422,
  )
})

test('notes go out as Markdown and as plain text', async () => {
  const { token, write, course } = await aLearner()
  await write('سطر اول\nسطر دوم', 725)
  const { answer } = await arvand.call(exportNotes, { as: 'markdown' }, { token })
  expect(answer.text).toBe(`# ${course.title}\n\n## درس 1\n\n- ۰۰:۱۲:۰۵ سطر اول\n  سطر دوم\n`)
  const note = { title: 'درس', courseTitle: 'دوره', second: null, text: 'متن' }
  expect(notesAsText([note, { ...note, second: 3725 }], 'text')).toBe(
    'دوره\n\nدرس\n\n• متن\n• ۰۱:۰۲:۰۵ متن\n',
  )
})
