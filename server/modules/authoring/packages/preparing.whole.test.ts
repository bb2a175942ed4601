import { openPackage } from '@arvand/contracts/panel/packages'
import { saveLesson } from '@arvand/contracts/teacher/lessons'
import { prepareAgain, showPackage } from '@arvand/contracts/teacher/packages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aPackage, aZip, storedPackage, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let owner: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  owner = await aPerson(arvand, { roles: ['teacher'] })
}, 60_000)
afterAll(() => arvand.close())

const draft = () => aCourse(arvand, { owner, sections: [{ lessons: ['scorm'] }] })
const lessonOf = ({ lessons }: TestCourse) => lessons[0]?.id ?? ''

async function attach(course: TestCourse, zip: Buffer) {
  const fileId = await storedPackage(arvand, owner, zip)
  const ask = {
    lessonId: lessonOf(course),
    version: 1,
    title: 'بسته',
    content: { kind: 'scorm', attachments: [], fileId },
  }
  const { problem } = await arvand.call(saveLesson, ask, owner)
  expect(problem.code).toBeUndefined()
  return fileId
}

/** Reads the row directly, because opening the lesson would itself start the unpacking. */
const stateOf = async (fileId: string) => {
  const { rows } = await arvand.database.pool.query<{ state: string; percent: number }>(
    'select state, percent from courses.packages where file_id = $1',
    [fileId],
  )
  return rows[0]
}
const settled = (fileId: string) =>
  vi.waitFor(
    async () => {
      const row = await stateOf(fileId)
      expect(row?.state).not.toBe('waiting')
      return row
    },
    { timeout: 15_000, interval: 100 },
  )
const show = (lessonId: string, by = owner) => arvand.call(showPackage, { lessonId }, by)

test('a package is unpacked once it is attached, before anybody opens it', async () => {
  const course = await draft()
  expect((await show(lessonOf(course))).answer).toMatchObject({ state: 'missing', report: null })
  const fileId = await attach(course, await aPackage({ parts: ['یک', 'دو'] }))
  expect(['waiting', 'ready']).toContain((await stateOf(fileId))?.state)
  expect(await settled(fileId)).toEqual({ state: 'ready', percent: 100 })
  expect((await show(lessonOf(course))).answer).toEqual({
    fileId,
    state: 'ready',
    percent: 100,
    trouble: null,
    mayTryAgain: false,
    title: 'بستهٔ نمونه',
    standard: '1.2',
    parts: 2,
    report: { files: 3, bytes: expect.any(Number), leftOut: [], outsideHosts: [] },
  })
})

test('a package that cannot be unpacked says why, and may be tried again', async () => {
  const course = await draft()
  const fileId = await attach(course, await aZip({ 'index.html': 'x' }))
  expect(await settled(fileId)).toMatchObject({ state: 'failed' })
  const { answer } = await show(lessonOf(course))
  expect(answer).toMatchObject({ state: 'failed', mayTryAgain: false, parts: 0, report: null })
  expect(answer.trouble).toMatch(/imsmanifest/)
  await arvand.database.pool.query("update courses.packages set trouble = 'inner' where file_id = $1", [
    fileId,
  ])
  expect((await show(lessonOf(course))).answer).toMatchObject({ state: 'failed', mayTryAgain: true })
  const again = await arvand.call(prepareAgain, { lessonId: lessonOf(course) }, owner)
  expect(again.answer).toMatchObject({ state: expect.stringMatching(/waiting|failed/) })
  expect(await settled(fileId)).toMatchObject({ state: 'failed' })
})

test('trying again leaves what is ready as it is', async () => {
  const course = await draft()
  const fileId = await attach(course, await aPackage())
  await settled(fileId)
  const { answer } = await arvand.call(prepareAgain, { lessonId: lessonOf(course) }, owner)
  expect(answer).toMatchObject({ state: 'ready', percent: 100 })
})

test('another teacher, a learner, a stranger and a made-up lesson see nothing of it', async () => {
  const course = await draft()
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  for (const endpoint of [showPackage, prepareAgain]) {
    const ask = { lessonId: lessonOf(course) }
    expect((await arvand.call(endpoint, ask, other)).problem).toMatchObject({
      status: 404,
      code: 'courses.unknown-lesson',
    })
    expect((await arvand.call(endpoint, ask, learner)).status).toBe(403)
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, { lessonId: newId() }, owner)).status).toBe(404)
    expect((await arvand.call(endpoint, { lessonId: 'x' }, owner)).status).toBe(422)
  }
})

test('parts say whether the list opens them and whether one may go back', async () => {
  const whole =
    '<imsss:sequencing><imsss:controlMode choice="false" flow="true" forwardOnly="true"/></imsss:sequencing>'
  const course = await draft()
  const fileId = await attach(course, await aPackage({ standard: '2004', parts: ['یک', 'دو'], whole }))
  await settled(fileId)
  const ask = { courseId: course.id, lessonId: lessonOf(course) }
  const { answer } = await arvand.call(openPackage, ask, owner)
  expect(answer.parts.map(({ isFree, goesBack }) => [isFree, goesBack])).toEqual([
    [false, false],
    [false, false],
  ])
})

test.each([
  ['H5P', { 'h5p.json': '{}', 'content/content.json': '{}' }],
  ['cmi5', { 'cmi5.xml': '<courseStructure/>', 'index.html': 'x' }],
  ['xAPI', { 'made/tincan.xml': '<tincan/>', 'made/index.html': 'x' }],
] as const)('a package of %s is refused by its name, with what to do', async (format, files) => {
  const course = await draft()
  const fileId = await attach(course, await aZip(files))
  expect(await settled(fileId)).toMatchObject({ state: 'failed' })
  expect((await show(lessonOf(course))).answer).toMatchObject({
    state: 'failed',
    trouble: `این فایل ${format} است و این‌جا پخش نمی‌شود؛ از سازنده‌اش خروجی SCORM بگیرید.`,
  })
})
