import { listFiles, removeFile, showFile, showUsage } from '@arvand/contracts/panel/media'
import { saveLesson } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aDocument, aFile, aFilm, anUpload, aPicture, aSound, tusHeaders } from '#testing/media'
import { media } from '../tables.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const other = Buffer.concat([aDocument, Buffer.from('%نسخهٔ دوم\n')])

/** Uploads a content that is to take the place of a file; the answer of its last request. */
async function replaceWith(person: TestPerson, replaces: string, content: Buffer, use = 'lesson') {
  const begun = await anUpload(arvand, person.token, content.length, { use, name: 'نسخهٔ دوم.pdf', replaces })
  if (begun.statusCode !== 201) return begun
  return arvand.app.inject({
    method: 'PATCH',
    url: String(begun.headers.location),
    headers: {
      ...tusHeaders(person.token),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: content,
  })
}

const shown = async (person: TestPerson, fileId: string) =>
  (await arvand.call(showFile, { fileId }, person)).answer
const read = (person: TestPerson, url: string) =>
  arvand.app.inject({ url, headers: { cookie: `arvand.session=${person.token}` } })
const used = async (person: TestPerson) => (await arvand.call(showUsage, {}, person)).answer.usage

test('a document takes the place of another at once: same file, same lessons, new bytes, old links gone', async () => {
  const person = await aPerson(arvand, { roles: ['teacher'], name: 'پروین راد' })
  const file = await aFile(arvand, { ownerId: person.id, content: aDocument, name: 'جزوه.pdf' })
  const course = await aCourse(arvand, { owner: person, sections: [{ lessons: ['file'] }] })
  const content = { kind: 'file', attachments: [{ fileId: file.id, title: 'جزوه' }] }
  const lesson = { lessonId: course.lessons[0]?.id, version: 1, title: 'حد', content }
  expect((await arvand.call(saveLesson, lesson, person)).status).toBe(200)
  const before = (await shown(person, file.id)).file
  expect((await read(person, before.link)).body).toBe(aDocument.toString())

  expect((await replaceWith(person, file.id, other)).statusCode).toBe(204)
  const { file: after, places, history, replacement } = await shown(person, file.id)
  expect(after).toMatchObject({ id: file.id, name: 'جزوه.pdf', bytes: other.length })
  expect(after.createdAt).toEqual(before.createdAt)
  expect([places.length, replacement]).toEqual([1, null])
  expect(history).toMatchObject([{ by: 'پروین راد', name: 'جزوه.pdf', bytes: aDocument.length }])
  expect((await read(person, after.link)).body).toBe(other.toString())
  expect((await read(person, before.link)).statusCode).toBe(404)
  expect(await used(person)).toMatchObject({ files: 1, bytes: other.length })
})

test('what it was before is deleted by a job, told by the history, and replaced again', async () => {
  const person = await aPerson(arvand, { roles: ['teacher'] })
  const file = await aFile(arvand, { ownerId: person.id, content: aDocument, name: 'جزوه.pdf' })
  expect((await replaceWith(person, file.id, other)).statusCode).toBe(204)
  expect((await replaceWith(person, file.id, aDocument)).statusCode).toBe(204)
  const again = await shown(person, file.id)
  expect(again.history.map(({ bytes }) => bytes)).toEqual([other.length, aDocument.length])
  expect((await read(person, again.file.link)).body).toBe(aDocument.toString())
  const { files } = arvand.platform
  await expect.poll(() => files.size(`${file.id}/original`), { timeout: 20_000 }).toBeNull()
})

test('a film serves until its replacement is prepared; meanwhile both count, and neither is offered twice', async () => {
  const person = await aPerson(arvand, { roles: ['teacher'] })
  const film = await aFile(arvand, { ownerId: person.id, content: await aFilm(), name: 'درس.mp4' })
  await expect.poll(async () => (await shown(person, film.id)).file.preparing, { timeout: 60_000 }).toBeNull()
  const one = await used(person)
  const old = (await shown(person, film.id)).file.link
  expect((await replaceWith(person, film.id, await aFilm())).statusCode).toBe(204)
  const { items } = (await arvand.call(listFiles, {}, person)).answer
  expect(items.map(({ id }) => id)).toEqual([film.id])
  await expect.poll(async () => (await shown(person, film.id)).history.length, { timeout: 60_000 }).toBe(1)
  const after = await shown(person, film.id)
  expect(after).toMatchObject({ file: { id: film.id, name: 'درس.pdf', preparing: null }, replacement: null })
  expect((await read(person, old)).statusCode).toBe(404)
  expect((await read(person, after.file.link)).statusCode).toBe(200)
  expect((await used(person)).files).toBe(one.files)
})

test('a waiting replacement stands in the way of another, and is called off', async () => {
  const person = await aPerson(arvand, { roles: ['teacher'] })
  const file = await aFile(arvand, { ownerId: person.id, content: aDocument })
  const next = await aFile(arvand, { ownerId: person.id, content: other })
  const rows = media(arvand.platform.db)
  await rows.updateTable('media.files').set({ replaces: file.id }).where('id', '=', next.id).execute()
  const failure = { file_id: next.id, state: 'failed', trouble: 'خراب است.', changed_at: new Date() } as const
  await rows.insertInto('media.preparations').values(failure).execute()
  const failed = await shown(person, file.id)
  expect(failed).toMatchObject({ replacement: { fileId: next.id }, whyNotReplace: null })
  await rows
    .updateTable('media.preparations')
    .set({ state: 'waiting', trouble: null })
    .where('file_id', '=', next.id)
    .execute()
  expect((await shown(person, file.id)).whyNotReplace).toBe('media.being-replaced')
  expect((await replaceWith(person, file.id, other)).body).toContain('media.being-replaced')
  expect((await arvand.call(removeFile, { fileId: next.id }, person)).status).toBe(200)
  expect(await shown(person, file.id)).toMatchObject({ replacement: null, whyNotReplace: null })
})

test('a replacement is one’s own, for the same use, of the same kind, and not of what was handed in', async () => {
  const person = await aPerson(arvand, { roles: ['teacher'] })
  const stranger = await aPerson(arvand, { roles: ['teacher'] })
  const file = await aFile(arvand, { ownerId: person.id, content: aDocument })
  const work = await aFile(arvand, { ownerId: person.id, content: aDocument, use: 'submission' })
  const body = async (...ask: Parameters<typeof replaceWith>) => (await replaceWith(...ask)).body
  expect(await body(stranger, file.id, other)).toContain('media.unknown-file')
  expect(await body(person, 'x', other)).toContain('media.unknown-file')
  expect(await body(person, file.id, await aPicture(), 'cover')).toContain('media.wrong-use')
  expect(await body(person, work.id, other, 'submission')).toContain('media.not-replaceable')
  expect((await shown(person, work.id)).whyNotReplace).toBe('media.not-replaceable')
  for (const content of [await aPicture(), await aSound()])
    expect(await body(person, file.id, content)).toContain('media.other-kind')
  expect(await shown(person, file.id)).toMatchObject({ history: [], file: { bytes: aDocument.length } })
  expect(await used(person)).toMatchObject({ files: 2 })
})
