import { existsSync, readFileSync } from 'node:fs'
import { openPackage, savePackage } from '@arvand/contracts/panel/packages'
import { exportGradebook, showGradebook } from '@arvand/contracts/teacher/gradebook'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { toGoOnWith } from './open-package.ts'
import { aManifest, aPackage, aZip, storedPackage } from './testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

interface Scene {
  readonly course: TestCourse
  readonly learner: TestPerson
  readonly lesson: { readonly courseId: string; readonly lessonId: string }
  readonly fileId: string
}

async function aScene(zip: Buffer): Promise<Scene> {
  const owner = await aPerson(arvand, { name: 'استاد بسته', roles: ['teacher'] })
  const fileId = await storedPackage(arvand, owner, zip)
  const content = { kind: 'scorm' as const, attachments: [], fileId }
  const course = await aCourse(arvand, {
    owner,
    sections: [{ lessons: [{ kind: 'scorm', content }, 'text'] }],
  })
  const learner = await aPerson(arvand, { name: 'سارا محمدی' })
  await anEnrolment(arvand, course, learner.id)
  const lesson = { courseId: course.id, lessonId: course.lessons[0]?.id ?? '' }
  return { course, learner, lesson, fileId }
}

const open = async ({ lesson }: Pick<Scene, 'lesson'>, by: TestPerson, part?: string) =>
  arvand.call(openPackage, { ...lesson, ...(part ? { part } : {}) }, by)

/** Waits until the job has unpacked the package or failed. */
const opened = (scene: Scene, by: TestPerson = scene.learner) =>
  vi.waitFor(
    async () => {
      const { answer, problem } = await open(scene, by)
      expect(problem.code).toBeUndefined()
      expect(answer.state).not.toBe('waiting')
      return answer
    },
    { timeout: 15_000, interval: 100 },
  )

const save = ({ lesson }: Scene, by: TestPerson, part: string, data: object, requestId = newId()) =>
  arvand.call(savePackage, { ...lesson, part, data, requestId }, by)

describe('bringing in', () => {
  test('a package is unpacked, and its teacher reads what came in', async () => {
    const scene = await aScene(await aPackage({ parts: ['یک', 'دو'] }))
    expect((await open(scene, scene.learner)).answer).toMatchObject({ state: 'waiting', launch: null })
    const seen = await opened(scene)
    expect(seen).toMatchObject({ state: 'ready', title: 'بستهٔ نمونه', standard: '1.2', report: null })
    expect(seen.parts.map(({ title, status }) => [title, status])).toEqual([
      ['یک', 'new'],
      ['دو', 'new'],
    ])
    expect(seen.launch).toMatchObject({ part: 'item-1', href: 'part-1.html', keeps: true })
    const { report, launch } = await opened(scene, scene.course.owner)
    expect(report).toMatchObject({ files: 3, leftOut: [] })
    expect(launch).toMatchObject({ keeps: false, data: { 'cmi.core.lesson_mode': 'browse' } })
  })

  test('its teacher reads which other hosts it needs, and a learner does not', async () => {
    const scene = await aScene(
      await aPackage({
        files: {
          'part-1.html': '<!doctype html><script src="https://cdn.example.com/x.js"></script>',
          'data.js': 'fetch("https://api.example.com/list")',
        },
      }),
    )
    expect((await opened(scene)).report).toBeNull()
    const { report } = await opened(scene, scene.course.owner)
    expect(report?.outsideHosts).toEqual(['cdn.example.com', 'api.example.com'])
  })

  test('a folder around it is forgiven and told', async () => {
    const scene = await aScene(
      await aZip({ 'all/imsmanifest.xml': aManifest(), 'all/part-1.html': '<p>سلام</p>', 'readme.txt': 'x' }),
    )
    const { state, report } = await opened(scene, scene.course.owner)
    expect(state).toBe('ready')
    expect(report).toMatchObject({ files: 2, leftOut: [{ reason: 'oneFolderDeep', subject: 'all/' }] })
  })

  test.each([
    ['no manifest', () => aZip({ 'index.html': 'x' }), /imsmanifest/],
    ['a manifest that is no XML', () => aZip({ 'imsmanifest.xml': 'this is not xml' }), /خوانده نشد/],
    [
      'nothing to open',
      () => aZip({ 'imsmanifest.xml': '<manifest><resources/></manifest>' }),
      /چیزی برای باز کردن نیست/,
    ],
  ] as const)('%s is refused in words', async (_, zip, sentence) => {
    const scene = await aScene(await zip())
    const { state, trouble, launch } = await opened(scene)
    expect(state).toBe('failed')
    expect(trouble).toMatch(sentence)
    expect(launch).toBeNull()
  })

  test('a bomb and a way out are refused before they come in', async () => {
    const owner = await aPerson(arvand, { roles: ['teacher'] })
    const bomb = await aPackage({ files: { 'bomb.txt': Buffer.alloc(60 * 1024 * 1024) } })
    const named = (await aPackage({ files: { 'aa/aa/out.txt': 'x' } })).toString('latin1')
    const out = Buffer.from(named.replaceAll('aa/aa/out.txt', '../../out.txt'), 'latin1')
    for (const zip of [bomb, out])
      await expect(storedPackage(arvand, owner, zip)).rejects.toMatchObject({ code: 'media.archive-unsafe' })
  })

  test('a lesson without its package says so', async () => {
    const course = await aCourse(arvand, { sections: [{ lessons: ['scorm'] }] })
    const lesson = { courseId: course.id, lessonId: course.lessons[0]?.id ?? '' }
    expect((await open({ lesson }, course.owner)).answer).toMatchObject({ state: 'missing', launch: null })
  })
})

describe('what is kept', () => {
  const passed = { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '90' }

  test('the time of a session that was left without its end counts, once', async () => {
    const scene = await aScene(await aPackage())
    await opened(scene)
    const spent = (time: string) =>
      save(scene, scene.learner, 'item-1', {
        'cmi.core.lesson_status': 'incomplete',
        'cmi.core.session_time': time,
      })
    await spent('00:01:00')
    await spent('00:03:00')
    for (const _ of [1, 2])
      expect((await opened(scene)).launch?.data).toMatchObject({ 'cmi.core.total_time': '0000:03:00' })
    await spent('00:02:00')
    expect((await opened(scene)).launch?.data).toMatchObject({ 'cmi.core.total_time': '0000:05:00' })
  })

  test('SCORM 1.2: one comes back where one stopped, and the last part takes the step', async () => {
    const scene = await aScene(await aPackage({ parts: ['یک', 'دو'] }))
    await opened(scene)
    const begun = {
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.lesson_location': 'page-3',
      'cmi.suspend_data': 'a=1;b=2',
      'cmi.core.exit': 'suspend',
      'cmi.core.session_time': '00:01:00',
      'cmi.core.total_time': '00:01:00',
    }
    const first = await save(scene, scene.learner, 'item-1', begun)
    expect(first.answer).toEqual({ part: { status: 'begun', score: null }, isDone: false, progress: null })
    const again = await opened(scene)
    expect(again.launch).toMatchObject({
      part: 'item-1',
      data: {
        'cmi.suspend_data': 'a=1;b=2',
        'cmi.core.lesson_location': 'page-3',
        'cmi.core.entry': 'resume',
        'cmi.core.total_time': '00:01:00',
        'cmi.core.student_name': 'سارا محمدی',
        'cmi.core.credit': 'credit',
      },
    })
    expect(again.launch?.data).not.toHaveProperty(['cmi.core.session_time'])
    expect((await save(scene, scene.learner, 'item-1', passed)).answer).toMatchObject({
      part: { status: 'passed', score: 90 },
      isDone: false,
    })
    expect((await opened(scene)).launch?.part).toBe('item-2')
    const done = await save(scene, scene.learner, 'item-2', { 'cmi.core.lesson_status': 'completed' })
    expect(done.answer).toMatchObject({ isDone: true, progress: { distinctSteps: 1, maxStep: 3 } })
    expect((await opened(scene)).launch?.part).toBe('item-1')
    expect((await open(scene, scene.learner, 'item-2')).answer.launch?.part).toBe('item-2')
  })

  test('the gradebook shows what the parts tell, and comes as a file with it', async () => {
    const scene = await aScene(await aPackage({ parts: ['یک', 'دو', 'سه'] }))
    await opened(scene)
    const other = await aPerson(arvand, { name: 'پویا' })
    await anEnrolment(arvand, scene.course, other.id)
    await save(scene, scene.learner, 'item-1', passed)
    await save(scene, scene.learner, 'item-2', { ...passed, 'cmi.core.score.raw': '55.5' })
    await save(scene, scene.learner, 'item-3', { 'cmi.core.lesson_status': 'completed' })
    const { course, lesson } = scene
    const item = `scorm:${lesson.lessonId}`
    const book = (await arvand.call(showGradebook, { courseId: course.id, order: 'total' }, course.owner))
      .answer
    expect(book.columns).toMatchObject([{ key: item, most: 10_000, weight: 1 }])
    expect(book.items.map(({ name, marks, total }) => [name, marks[0]?.points, total])).toEqual([
      ['سارا محمدی', 7275, 7275],
      ['پویا', null, null],
    ])
    expect(book.items[0]?.marks[0]).toEqual({ item, link: null, points: 7275, waiting: false })
    const { url } = (await arvand.call(exportGradebook, { courseId: course.id, format: 'csv' }, course.owner))
      .answer
    const headers = { cookie: `arvand.session=${course.owner.token}` }
    const file = await arvand.app.inject({ url, headers })
    expect(file.body).toMatch(/سارا محمدی,,72\.75,72\.75/)
  })

  test.each([
    ['1.2', { 'cmi.core.lesson_status': 'not attempted' }],
    ['2004', { 'cmi.completion_status': 'unknown' }],
  ] as const)('SCORM %s: a part that only begins and ends is done at its end', async (standard, data) => {
    const scene = await aScene(await aPackage({ standard }))
    await opened(scene)
    const begun = await save(scene, scene.learner, 'item-1', data)
    expect(begun.answer).toMatchObject({ part: { status: 'begun' }, isDone: false })
    const ask = { ...scene.lesson, part: 'item-1', data, ends: true, requestId: newId() }
    const { answer } = await arvand.call(savePackage, ask, scene.learner)
    expect(answer).toMatchObject({ part: { status: 'completed' }, isDone: true })
    expect((await opened(scene)).parts[0]).toMatchObject({ status: 'completed' })
  })

  test('SCORM 2004: a part that tells its completion itself stays open at a silent end', async () => {
    const item =
      '<imsss:sequencing><imsss:deliveryControls completionSetByContent="true"/></imsss:sequencing>'
    const scene = await aScene(await aPackage({ standard: '2004', item }))
    await opened(scene)
    const data = { 'cmi.completion_status': 'unknown' }
    const ask = { ...scene.lesson, part: 'item-1', data, ends: true, requestId: newId() }
    expect((await arvand.call(savePackage, ask, scene.learner)).answer).toMatchObject({ isDone: false })
  })

  test('SCORM 2004: success and a scaled score', async () => {
    const scene = await aScene(await aPackage({ standard: '2004' }))
    expect((await opened(scene)).launch?.data).toMatchObject({
      'cmi.learner_name': 'سارا محمدی',
      'cmi.mode': 'normal',
      'cmi.entry': 'ab-initio',
    })
    const data = {
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'failed',
      'cmi.score.scaled': '0.4',
    }
    expect((await save(scene, scene.learner, 'item-1', data)).answer).toMatchObject({
      part: { status: 'failed', score: 40 },
      isDone: false,
    })
    const better = { ...data, 'cmi.success_status': 'passed', 'cmi.score.scaled': '0.85' }
    expect((await save(scene, scene.learner, 'item-1', better)).answer).toMatchObject({
      part: { status: 'passed', score: 85 },
      isDone: true,
    })
  })

  test('a repeated save is one, and a total time outlives a save without it', async () => {
    const scene = await aScene(await aPackage())
    await opened(scene)
    const requestId = newId()
    const data = { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.total_time': '00:02:00' }
    const first = await save(scene, scene.learner, 'item-1', data, requestId)
    expect((await save(scene, scene.learner, 'item-1', data, requestId)).answer).toEqual(first.answer)
    await save(scene, scene.learner, 'item-1', { 'cmi.core.lesson_status': 'incomplete' })
    expect((await opened(scene)).launch?.data).toMatchObject({ 'cmi.core.total_time': '00:02:00' })
  })

  test('who teaches or is a stranger keeps nothing', async () => {
    const scene = await aScene(await aPackage())
    await opened(scene)
    const stranger = await aPerson(arvand)
    expect((await save(scene, stranger, 'item-1', passed)).problem.code).toBe('courses.not-enrolled')
    expect((await save(scene, scene.course.owner, 'item-1', passed)).problem.code).toBe(
      'courses.not-enrolled',
    )
    expect((await open(scene, stranger)).problem.code).toBe('courses.not-enrolled')
    expect((await arvand.call(openPackage, scene.lesson)).status).toBe(401)
    expect((await arvand.call(savePackage, { ...scene.lesson, part: 'item-1', data: {} })).status).toBe(401)
  })

  test('one goes on in the part that one was in, though those before it were left half-way too', async () => {
    const scene = await aScene(await aPackage({ parts: ['یک', 'دو', 'سه'] }))
    await opened(scene)
    const begun = { 'cmi.core.lesson_status': 'incomplete' }
    await save(scene, scene.learner, 'item-1', begun)
    arvand.platform.clock.pass(60)
    await save(scene, scene.learner, 'item-2', begun)
    arvand.platform.clock.pass(60)
    expect((await opened(scene)).launch?.part).toBe('item-2')
    await save(scene, scene.learner, 'item-1', begun)
    expect((await opened(scene)).launch?.part).toBe('item-1')
  })

  test('the rule: from the last part on, then from the first', () => {
    const goOn = (last: string | undefined, ...statuses: ('new' | 'begun' | 'completed')[]) => {
      const parts = statuses.map((status, at) => ({ row: { identifier: `${at}` }, state: { status } }))
      return toGoOnWith(parts, last)?.row.identifier
    }
    expect(goOn(undefined, 'new', 'new')).toBe('0')
    expect(goOn('1', 'begun', 'completed', 'new')).toBe('2')
    expect(goOn('2', 'begun', 'completed', 'completed')).toBe('0')
    expect(goOn('1', 'completed', 'completed')).toBe('0')
    expect(goOn('gone', 'completed', 'begun')).toBe('1')
    expect(goOn(undefined)).toBeUndefined()
  })

  test('a part, a lesson or a course that is not there is a 404', async () => {
    const scene = await aScene(await aPackage())
    await opened(scene)
    expect((await open(scene, scene.learner, 'item-9')).problem.code).toBe('courses.unknown-part')
    expect((await save(scene, scene.learner, 'item-9', {})).problem.code).toBe('courses.unknown-part')
    const text = { ...scene.lesson, lessonId: scene.course.lessons[1]?.id ?? '' }
    for (const lesson of [
      text,
      { ...scene.lesson, lessonId: newId() },
      { ...scene.lesson, courseId: newId() },
    ])
      expect((await open({ lesson }, scene.learner)).problem).toMatchObject({
        status: 404,
        code: 'courses.unknown-lesson',
      })
  })

  test.each([
    { 'window.x': '1' },
    { 'cmi.__proto__ x': '1' },
    { 'cmi.suspend_data': 5 },
    { 'cmi.suspend_data': 'x'.repeat(66_001) },
    Object.fromEntries(Array.from({ length: 3001 }, (_, nth) => [`cmi.interactions.${nth}.id`, 'x'])),
  ])('bad data %# is a 422', async (data) => {
    const scene = { lesson: { courseId: newId(), lessonId: newId() } } as Scene
    const { problem } = await save(scene, await aPerson(arvand), 'item-1', data)
    expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
  })
})

const beside = new URL('../../../../../shared/fixtures/scorm/', import.meta.url)
const there = existsSync(beside)

test.skipIf(!there).each([
  ['RuntimeMinimumCalls_SCORM12.zip', 'ready', 4],
  ['singlesco_scorm12.zip', 'ready', 1],
  ['singlescobasic_missingorg.zip', 'ready', 1],
  ['badscorm.zip', 'failed', 0],
] as const)('what others made: %s is %s', async (name, state, parts) => {
  const scene = await aScene(readFileSync(new URL(name, beside)))
  const seen = await opened(scene, scene.course.owner)
  expect(seen).toMatchObject({ state })
  expect(seen.parts.length).toBeGreaterThanOrEqual(parts)
})
