import { submitAssignment } from '@arvand/contracts/panel/assignments'
import { setAvatar } from '@arvand/contracts/panel/avatar'
import { listAllFiles, listFiles, removeFile, showAnyFile, showFile } from '@arvand/contracts/panel/media'
import { importCourse } from '@arvand/contracts/teacher/exchange'
import { saveLesson } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aZip } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aDocument, aFile } from '#testing/media'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const shownTo = async (person: TestPerson, fileId: string) =>
  (await arvand.call(showFile, { fileId }, person)).answer
const removal = async (person: TestPerson, fileId: string) =>
  (await arvand.call(removeFile, { fileId }, person)).problem

/** A document that two lessons of a course attach. */
async function anAttached(owner: TestPerson) {
  const file = await aFile(arvand, { ownerId: owner.id, content: aDocument, name: 'جزوه.pdf' })
  const course = await aCourse(arvand, { owner, title: 'حسابان', sections: [{ lessons: ['file', 'file'] }] })
  const attachments = [{ fileId: file.id, title: 'جزوه' }]
  for (const [nth, { id: lessonId }] of course.lessons.entries()) {
    const ask = { lessonId, version: 1, title: `حد ${nth + 1}`, content: { kind: 'file', attachments } }
    expect((await arvand.call(saveLesson, ask, owner)).status).toBe(200)
  }
  return { file, course }
}

test('a file names the lessons that use it, is not removed, and is found among the used ones', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const { file, course } = await anAttached(owner)
  const free = await aFile(arvand, { ownerId: owner.id, content: aDocument, name: 'آزاد.pdf' })
  const shown = await shownTo(owner, file.id)
  expect(shown.file.uses).toEqual([{ noun: 'درس', count: 2 }])
  expect(shown.places).toEqual(
    course.lessons.map(({ id }, nth) => ({
      noun: 'درس',
      title: `حد ${nth + 1}`,
      within: 'حسابان',
      link: `/teach/courses/${course.id}/lessons/${id}`,
    })),
  )
  const sentence = 'این فایل در درس «حد 1» و ۱ جای دیگر استفاده شده است. اول آن را از آن‌جا بردارید.'
  expect(shown).toMatchObject({ whyNotRemove: 'media.in-use', whyNotRemoveText: sentence })
  const refused = { status: 409, code: 'media.in-use', fields: { fileId: sentence } }
  expect(await removal(owner, file.id)).toMatchObject(refused)

  const names = async (used: 'yes' | 'no') =>
    (await arvand.call(listFiles, { used }, owner)).answer.items.map(({ name }) => name)
  expect(await names('yes')).toEqual(['جزوه.pdf'])
  expect(await names('no')).toEqual(['آزاد.pdf'])
  expect(await shownTo(owner, free.id)).toMatchObject({
    places: [],
    whyNotRemove: null,
    whyNotRemoveText: null,
  })
})

test('a manager sees whose a file is and where, with links of their own; others see nothing of it', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'], name: 'پروین راد' })
  const { file, course } = await anAttached(owner)
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const { answer } = await arvand.call(showAnyFile, { fileId: file.id }, manager)
  expect(answer).toMatchObject({ owner: { id: owner.id, name: 'پروین راد' }, file: { id: file.id } })
  expect(answer.places.map(({ link }) => link)).toEqual(Array(2).fill(`/manage/courses/${course.id}`))
  const used = await arvand.call(listAllFiles, { ownerId: owner.id, used: 'yes' }, manager)
  expect(used.answer.items).toMatchObject([{ id: file.id, uses: [{ count: 2 }] }])
  expect((await arvand.call(showAnyFile, { fileId: newId() }, manager)).status).toBe(404)
  expect((await arvand.call(showAnyFile, { fileId: file.id }, owner)).status).toBe(403)
  expect((await arvand.call(showAnyFile, { fileId: file.id })).status).toBe(401)
  expect((await arvand.call(showAnyFile, { fileId: 'x' }, manager)).status).toBe(422)
})

test('a cover, a picture of oneself, handed-in work and an import are uses too', async () => {
  const person = await aPerson(arvand, { roles: ['teacher'] })
  const [cover, face, work] = await Promise.all([
    aFile(arvand, { ownerId: person.id, use: 'cover' }),
    aFile(arvand, { ownerId: person.id, use: 'avatar' }),
    aFile(arvand, { ownerId: person.id, use: 'submission' }),
  ])
  const content = await aZip({ 'course.json': '{}' })
  const archive = await aFile(arvand, { ownerId: person.id, use: 'exchange', content, name: 'دوره.zip' })
  const own = await aCourse(arvand, { owner: person, coverFileId: cover.id })
  await arvand.call(setAvatar, { fileId: face.id }, person)
  const course = await aCourse(arvand, { title: 'هندسه', sections: [{ lessons: ['assignment'] }] })
  await anEnrolment(arvand, course, person.id)
  const lessonId = course.lessons[0]?.id ?? ''
  const handIn = { courseId: course.id, lessonId, fileIds: [work.id], requestId: newId() }
  expect((await arvand.call(submitAssignment, handIn, person)).status).toBe(200)
  const begun = await arvand.call(importCourse, { fileId: archive.id, requestId: newId() }, person)
  expect(begun.status).toBe(200)

  const placeOf = async (fileId: string) => (await shownTo(person, fileId)).places
  expect(await placeOf(cover.id)).toMatchObject([{ noun: 'جلد دوره', link: `/teach/courses/${own.id}` }])
  expect(await placeOf(face.id)).toMatchObject([{ noun: 'پروفایل', link: '/panel/profile' }])
  expect(await placeOf(work.id)).toMatchObject([
    { noun: 'تکلیف', within: 'هندسه', link: `/panel/assignments/${course.id}/${lessonId}` },
  ])
  expect(await placeOf(archive.id)).toMatchObject([
    { link: `/teach/exchange/${begun.answer.exchange.id}`, title: 'وارد کردن دوره' },
  ])
  for (const { id } of [cover, face, work, archive])
    expect((await removal(person, id)).code).toBe('media.in-use')
})
