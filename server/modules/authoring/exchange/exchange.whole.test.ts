import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  cancelExchange,
  exportCourse,
  importCourse,
  listExchanges,
  showExchange,
  type ToldReport,
} from '@arvand/contracts/teacher/exchange'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessonKindsOf } from '#modules/courses'
import { findFiles, openFile, storeFile } from '#modules/media'
import { newId } from '#platform/ids'
import { OutOfTime } from '#platform/jobs'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, aText } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { authoring } from '../tables.ts'
import { aBackup, aPng, aZip, importedBy, lessonsOf, overExchange, storedExchange, tag } from '../testing.ts'
import { CalledOff, progressTeller, putBack, takeUp } from './in-progress.ts'
import { runExchange } from './run-exchange.ts'
import { exchanges } from './tables.ts'

let arvand: TestApp
let teacher: TestPerson
let media: Parameters<typeof storeFile>[0]
beforeAll(async () => {
  arvand = await anApp()
  media = { ...arvand.platform }
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const stored = (content: Buffer, name?: string) => storedExchange(arvand, teacher, content, name)
const over = (exchangeId: string) => overExchange(arvand, teacher, exchangeId)
const imported = (content: Buffer, name?: string) => importedBy(arvand, teacher, content, name)
const backup = () =>
  aBackup('هندسه از مودل', [
    {
      kind: 'page',
      title: 'مثلث',
      inside:
        tag('name', 'مثلث') +
        tag(
          'content',
          '<h3>زاویه‌ها</h3><p>جمعشان \\(180\\) است. <img src="@@PLUGINFILE@@/a%20b.png" alt="شکل"></p>',
        ),
      files: [{ area: 'content', name: 'a b.png', type: 'image/png', content: aPng(9) }],
    },
    {
      kind: 'book',
      title: 'کتاب',
      inside: `${tag('name', 'کتاب')}<chapters><chapter id="2"><pagenum>2</pagenum><subchapter>0</subchapter>${tag('title', 'دوم')}${tag('content', '<p>ب</p>')}<hidden>0</hidden></chapter><chapter id="1"><pagenum>1</pagenum><subchapter>0</subchapter>${tag('title', 'یکم')}${tag('content', '<p>الف</p>')}<hidden>0</hidden></chapter><chapter id="3"><pagenum>3</pagenum>${tag('title', 'پنهان')}<content></content><hidden>1</hidden></chapter></chapters>`,
    },
    {
      kind: 'resource',
      title: 'جزوه',
      inside: tag('name', 'جزوه'),
      files: [{ area: 'content', name: 'note.txt', type: 'text/plain', content: Buffer.from('یک متن ساده') }],
    },
    {
      kind: 'resource',
      title: 'گم‌شده',
      inside: tag('name', 'گم‌شده'),
      files: [{ area: 'content', name: 'lost.pdf', type: 'application/pdf', content: null }],
    },
    {
      kind: 'url',
      title: 'لینک',
      inside: tag('name', 'لینک') + tag('externalurl', 'https://example.com/'),
    },
    { kind: 'url', title: 'بد', inside: tag('name', 'بد') + tag('externalurl', 'javascript:steal()') },
    {
      kind: 'assign',
      title: 'تمرین',
      hidden: true,
      inside: `${tag('name', 'تمرین')}${tag('intro', '<p>حل کنید.</p>')}<grade>100</grade><plugin_configs><plugin_config id="1"><plugin>file</plugin><subtype>assignsubmission</subtype><name>enabled</name><value>1</value></plugin_config></plugin_configs>`,
      beside: {
        'grading.xml': `<areas><area id="1"><activemethod>rubric</activemethod><definitions><definition id="1"><method>rubric</method><plugin_gradingform_rubric_definition><criteria><criterion id="1"><sortorder>1</sortorder>${tag('description', 'درستی')}<levels><level id="1"><score>0.00000</score>${tag('definition', 'نادرست')}</level><level id="2"><score>10.00000</score>${tag('definition', 'درست')}</level></levels></criterion></criteria></plugin_gradingform_rubric_definition></definition></definitions></area></areas>`,
      },
    },
    { kind: 'quiz', title: 'آزمون', inside: tag('name', 'آزمون') },
    { kind: 'forum', title: 'تالار', inside: tag('name', 'تالار') },
    { kind: 'strange', title: 'ناشناس', inside: '' },
    { kind: 'label', title: 'خالی', inside: tag('name', 'خالی') + tag('intro', '<p> </p>') },
  ])

test('every activity of a Moodle backup is a lesson now, or told with its reason', async () => {
  const { exchange, report } = await imported(await backup())
  expect(exchange).toMatchObject({
    state: 'done',
    percent: 100,
    course: { title: 'هندسه از مودل' },
    trouble: null,
  })
  const section = 'فصل اول'
  expect(report?.lessons).toEqual([
    { title: 'مثلث', kind: 'text', was: 'page', section },
    { title: 'کتاب', kind: 'text', was: 'book', section },
    { title: 'جزوه', kind: 'file', was: 'resource', section },
    { title: 'لینک', kind: 'text', was: 'url', section },
    { title: 'تمرین', kind: 'assignment', was: 'assign', section },
  ])
  const told = (left: ToldReport['leftOut']) => left.map(({ title, reason }) => [title, reason])
  expect(told(report?.leftOut.filter(({ within }) => within === null) ?? [])).toEqual([
    ['گم‌شده', 'fileMissing'],
    ['بد', 'outsideAddress'],
    ['آزمون', 'empty'],
    ['تالار', 'discussionIsOfPeople'],
    ['ناشناس', 'unknownKind'],
    ['خالی', 'empty'],
  ])
  const lessons = await lessonsOf(arvand, exchange.course?.id ?? '')
  expect(lessons.map(({ is_published }) => is_published)).toEqual([true, true, true, true, false])
  expect(lessons.map(({ steps }) => steps)).toEqual([1, 2, 1, 1, 1])
  const [page, , , , assignment] = lessons
  expect(JSON.stringify(page?.content)).toContain('"type":"formula","attrs":{"tex":"180"}')
  expect(assignment?.content).toMatchObject({
    accepts: 'files',
    points: 100,
    rubric: [{ title: 'درستی', levels: [{ points: 0 }, { points: 10 }] }],
  })
  expect(report?.files).toBe(2)
})

test('a course is written into one file and read from it again, with its media', async () => {
  const picture = await storeFile(media, {
    ownerId: teacher.id,
    use: 'lesson',
    name: 'شکل.png',
    content: aPng(3),
  })
  const body = aText('یکم', 'دوم')
  body.content.push({ type: 'image', attrs: { fileId: picture.id, alt: 'شکل' } })
  const course = await aCourse(arvand, {
    owner: teacher,
    title: 'هندسهٔ ما',
    outcomes: ['اثبات می‌کنید.'],
    sections: [
      {
        title: 'شروع',
        lessons: [{ kind: 'text', title: 'متن', content: { kind: 'text', body, attachments: [] } }, 'embed'],
      },
      { title: 'پایان', releaseAfterDays: 3, lessons: [{ kind: 'assignment', isPublished: false }] },
    ],
  })
  const [first, second] = course.lessons
  await arvand.database.pool.query('insert into courses.lesson_prerequisites values ($1, $2)', [
    second?.id,
    first?.id,
  ])
  const { answer } = await arvand.call(
    exportCourse,
    { courseId: course.id, requestId: newId() },
    { token: teacher.token },
  )
  const written = await over(answer.exchange.id)
  expect(written).toMatchObject({ exchange: { state: 'done', fileName: `${course.slug}.arvand.zip` } })
  expect(written.link).toMatch(/^\/media\//)

  const fileId = written.link?.split('/')[2] ?? ''
  const content = Buffer.concat(await (await openFile(media, fileId)).toArray())
  const { exchange, report } = await imported(content, 'course.zip')
  expect(exchange).toMatchObject({ state: 'done', course: { title: 'هندسهٔ ما' } })
  expect(report).toMatchObject({ files: 1, leftOut: [] })
  const lessons = await lessonsOf(arvand, exchange.course?.id ?? '')
  const [text, assignment] = ['text', 'assignment'].map((kind) =>
    lessons.find((lesson) => lesson.kind === kind),
  )
  const shown = text?.content.body?.content.at(-1)
  if (shown?.type !== 'image') throw new Error('no picture')
  expect(shown.attrs.fileId).not.toBe(picture.id)
  expect((await findFiles(arvand.database.db, [shown.attrs.fileId])).size).toBe(1)
  expect(assignment?.is_published).toBe(false)
  const ties = await authoring(arvand.database.db)
    .selectFrom('courses.required_lessons')
    .selectAll()
    .where('required_lesson_id', '=', text?.id ?? '')
    .execute()
  expect(ties).toHaveLength(1)
})

test('a zip of something else is told and leaves nothing', async () => {
  const count = () => authoring(arvand.database.db).selectFrom('courses.known_courses').select('id').execute()
  const before = await count()
  const { exchange, report } = await imported(await aZip({ 'photo.txt': 'x' }), 'x.zip')
  expect(exchange).toMatchObject({ state: 'failed', course: null })
  expect(exchange.trouble).toMatch(/دوره‌ای پیدا نشد/)
  expect(report).toBeNull()
  expect(await count()).toHaveLength(before.length)
})

test('a backup of Moodle 1, one with a document type and a cut one are told apart', async () => {
  const old = await imported(await aZip({ 'moodle.xml': '<MOODLE_BACKUP/>' }))
  expect(old.exchange.trouble).toMatch(/مودل ۱/)
  const hostile = await imported(
    await aZip({
      'moodle_backup.xml': '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><moodle_backup/>',
    }),
  )
  expect(hostile.exchange.trouble).toMatch(/آسیب دیده/)
  const wrong = await imported(await aZip({ 'course.json': '{"format":"arvand-course","version":9}' }))
  expect(wrong.exchange.trouble).toMatch(/آسیب دیده/)
})

test('another’s export is as if it did not exist; a stranger is 401, a learner 403', async () => {
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const learner = await aPerson(arvand)
  const course = await aCourse(arvand, { owner: teacher })
  const ask = () => ({ courseId: course.id, requestId: newId() })
  expect((await arvand.call(exportCourse, ask())).status).toBe(401)
  expect((await arvand.call(exportCourse, ask(), { token: learner.token })).status).toBe(403)
  const refused = await arvand.call(exportCourse, ask(), { token: other.token })
  expect(refused.problem).toMatchObject({ status: 404, code: 'courses.unknown-course' })
  const { answer } = await arvand.call(exportCourse, ask(), { token: teacher.token })
  const exchangeId = answer.exchange.id
  expect((await arvand.call(showExchange, { exchangeId }, { token: other.token })).status).toBe(404)
  expect((await arvand.call(cancelExchange, { exchangeId }, { token: other.token })).status).toBe(404)
  await over(exchangeId)
  const late = await arvand.call(cancelExchange, { exchangeId }, { token: teacher.token })
  expect(late.problem).toMatchObject({ status: 409, code: 'courses.exchange-over' })
  const { answer: list } = await arvand.call(listExchanges, {}, { token: other.token })
  expect(list).toEqual({ items: [], nextCursor: null })
  const stolen = await stored(await backup())
  const taken = await arvand.call(
    importCourse,
    { fileId: stolen, requestId: newId() },
    { token: other.token },
  )
  expect(taken.problem).toMatchObject({ status: 404, code: 'media.unknown-file' })
  const picture = await aFile(arvand, { ownerId: other.id, use: 'cover' })
  const ofOtherUse = { fileId: picture.id, requestId: newId() }
  const refusedUse = await arvand.call(importCourse, ofOtherUse, { token: other.token })
  expect(refusedUse.problem).toMatchObject({ status: 422, code: 'media.wrong-use' })
})

test('one that is called off stops at its next step, and a dead worker’s is taken up again', async () => {
  const { db } = arvand.database
  const course = await aCourse(arvand, { owner: teacher })
  const id = newId()
  const at = arvand.platform.clock.now()
  await exchanges(db)
    .insertInto('authoring.exchanges')
    .values({
      id,
      person_id: teacher.id,
      direction: 'export',
      course_id: course.id,
      created_at: at,
      changed_at: at,
    })
    .execute()
  expect(await takeUp(db, arvand.platform.clock, id)).toMatchObject({ id, direction: 'export' })
  expect(await takeUp(db, arvand.platform.clock, id)).toMatchObject({ id })
  const tell = progressTeller(db, arvand.platform.clock, id)
  await tell(1, 4)
  const { answer } = await arvand.call(cancelExchange, { exchangeId: id }, { token: teacher.token })
  expect(answer.exchange).toMatchObject({ state: 'cancelled', percent: 25 })
  await expect(tell(2, 4)).rejects.toThrow(CalledOff)
  expect(await takeUp(db, arvand.platform.clock, id)).toBeUndefined()
})

test('an import whose process died is refused, not read again; one that was stopped in order is', async () => {
  const { db } = arvand.database
  const { clock } = arvand.platform
  const begun = async () => {
    const id = newId()
    const [fileId, at] = [await stored(await backup()), clock.now()]
    await exchanges(db)
      .insertInto('authoring.exchanges')
      .values({
        id,
        person_id: teacher.id,
        direction: 'import',
        file_id: fileId,
        created_at: at,
        changed_at: at,
      })
      .execute()
    expect(await takeUp(db, clock, id)).toMatchObject({ id })
    return id
  }
  const died = await begun()
  const deps = { ...arvand.platform, media, lessonKinds: lessonKindsOf(arvand.platform, {}, []) } as never
  await runExchange(deps, died, new AbortController().signal)
  const told = (await arvand.call(showExchange, { exchangeId: died }, { token: teacher.token })).answer
  expect(told.exchange).toMatchObject({ state: 'failed', course: null })
  expect(told.exchange.trouble).toMatch(/از کار افتاد/)

  const stopped = await begun()
  await putBack(db, clock, stopped)
  const off = AbortSignal.abort(new Error('going down'))
  await expect(runExchange(deps, stopped, off)).rejects.toThrow('going down')
  await runExchange(deps, stopped, new AbortController().signal)
  expect((await over(stopped)).exchange).toMatchObject({ state: 'done' })

  const late = await begun()
  await putBack(db, clock, late)
  await runExchange(deps, late, AbortSignal.abort(new OutOfTime()))
  const refused = (await over(late)).exchange
  expect(refused).toMatchObject({ state: 'failed' })
  expect(refused.trouble).toMatch(/بیش از اندازه زمان/)
})

const fixtures = join(import.meta.dirname, '../../../../../shared/fixtures/backups')
test.skipIf(!existsSync(fixtures))('backups made by others come in with a truthful report', async () => {
  for (const name of await readdir(fixtures)) {
    const { exchange, report } = await imported(await readFile(join(fixtures, name)), name)
    const came = (report?.lessons.length ?? 0) + (report?.questions ?? 0) > 0
    expect(exchange).toMatchObject(came ? { state: 'done' } : { state: 'failed', course: null })
    if (!came) expect(exchange.trouble).toMatch(/هیچ بخشی از این فایل درس نشد/)
    expect((report?.lessons.length ?? 0) + (report?.leftOut.length ?? 0)).toBeGreaterThan(0)
  }
})
