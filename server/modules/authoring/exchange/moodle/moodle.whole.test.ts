import { plainText } from '@arvand/contracts/rich-text-walk'
import {
  duplicateCourse,
  saveCourse,
  showTaughtCourse as showCourse,
} from '@arvand/contracts/teacher/courses'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFile } from '#modules/media'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { authoring } from '../../tables.ts'
import { aBackup, aPng, importedBy, lessonsOf, type TestActivity, tag } from '../../testing.ts'

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

async function cameIn(...activities: TestActivity[]) {
  const { exchange, report } = await importedBy(arvand, teacher, await aBackup('دوره', activities))
  return { exchange, report, lessons: await lessonsOf(arvand, exchange.course?.id ?? newId()) }
}

type Lesson = Awaited<ReturnType<typeof lessonsOf>>[number]
const wordsOf = (lesson: Lesson | undefined) =>
  (lesson?.content.body?.content ?? []).map((block) => plainText(block)).join('\n')

const page = (
  title: string,
  content: string,
  more: Partial<TestActivity> & { intro?: string } = {},
): TestActivity => ({
  kind: 'page',
  title,
  inside: tag('name', title) + tag('intro', more.intro ?? '') + tag('content', content),
  ...more,
})

test('a file is found in the HTML whichever signs of its name are written as codes', async () => {
  const names = ['photo (1)!.png', "a'b*c.png", 'نمودار #۲.png', '50%.png', 'x&y.png']
  // Encoded as PHP's rawurlencode does it; an editor may leave some characters as they are.
  const coded = (name: string) =>
    encodeURIComponent(name).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const { report, lessons } = await cameIn(
    page(
      'شکل‌ها',
      `${names.map((name) => `<img src="@@PLUGINFILE@@/${coded(name)}" alt="${name}">`).join('')}<img src="@@PLUGINFILE@@/photo%20(1)!.png" alt="باز">`,
      {
        files: names.map((name, at) => ({ area: 'content', name, type: 'image/png', content: aPng(at) })),
      },
    ),
  )
  const [lesson] = lessons
  expect(lesson?.content.body?.content.map(({ type }) => type)).toEqual(Array(6).fill('image'))
  expect(report).toMatchObject({ files: 5, leftOut: [] })
})

test('pages of a lesson stand in the order of their chain, and the introduction of a page stays', async () => {
  const of = (id: number, prev: number, next: number, qtype = 20) =>
    `<page id="${id}"><qtype>${qtype}</qtype><prevpageid>${prev}</prevpageid><nextpageid>${next}</nextpageid>${tag('title', `صفحهٔ ${id}`)}${tag('contents', `<p>متن ${id}</p>`)}</page>`
  const { report, lessons } = await cameIn(
    {
      kind: 'lesson',
      title: 'درس',
      inside: `${tag('name', 'درس')}<pages>${of(7, 9, 8)}${of(8, 7, 4, 3)}${of(9, 0, 7)}${of(4, 8, 0)}</pages>`,
    },
    page('با مقدمه', '<p>متن</p>', { intro: '<p>پیش از خواندن</p>' }),
    page('دوباره', '<p>همین</p><p>و بیشتر</p>', { intro: '<p>همین</p>' }),
  )
  const [lesson, withIntro, again] = lessons
  expect(wordsOf(lesson).match(/متن \d/g)).toEqual(['متن 9', 'متن 7', 'متن 4'])
  expect(wordsOf(withIntro)).toBe('پیش از خواندن\nمتن')
  expect(wordsOf(again)).toBe('همین\nو بیشتر')
  expect(report?.leftOut).toMatchObject([{ title: 'صفحهٔ 8', reason: 'lessonQuestionLost', within: 'درس' }])
})

test('a link to an activity leads to the lesson that it became, also in a copy and under another address', async () => {
  const { exchange, report, lessons } = await cameIn(
    page(
      'شروع',
      '<p><a href="$@PAGEVIEWBYID*101@$">بعدی</a> <a href="https://old.example/mod/page/view.php?id=101">همان</a> <a href="$@QUIZVIEWBYID*102@$">آزمون</a> <a href="$@COURSEVIEWBYID*3@$">دوره</a> <a href="https://else.example/x">بیرون</a></p>',
    ),
    page('بعدی', '<p>رسیدید.</p>'),
    { kind: 'quiz', title: 'آزمون', inside: tag('name', 'آزمون') },
  )
  const courseId = exchange.course?.id ?? ''
  const hrefs = (lesson: Lesson | undefined) =>
    [...JSON.stringify(lesson?.content).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href)
  const slugOf = async (id: string) =>
    (
      await authoring(arvand.database.db)
        .selectFrom('courses.known_courses')
        .select('slug')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).slug
  const slug = await slugOf(courseId)
  const [first, second] = lessons
  const to = (address: string, id = second?.id) => [`/learn/${address}/${id}`, `/learn/${address}/${id}`]
  expect(hrefs(first)).toEqual([...to(slug), `/learn/${slug}`, 'https://else.example/x'])
  expect(wordsOf(first)).toContain('آزمون')
  expect(report?.leftOut).toContainEqual({
    title: 'آزمون',
    was: 'link',
    reason: 'linkLost',
    within: 'شروع',
    section: 'فصل اول',
  })

  const { token } = teacher
  const { answer: twin } = await arvand.call(duplicateCourse, { courseId, requestId: newId() }, { token })
  const copied = await lessonsOf(arvand, twin.course.id)
  expect(hrefs(copied[0]).slice(0, 2)).toEqual(to(twin.course.slug, copied[1]?.id))

  const { answer: shown } = await arvand.call(showCourse, { courseId }, { token })
  const { course } = shown
  const written = {
    courseId,
    version: course.version,
    title: course.title,
    summary: course.summary,
    description: course.description,
    outcomes: course.outcomes,
    requirements: course.requirements,
    category: course.category,
    level: course.level,
    coverFileId: null,
    accessDays: course.accessDays,
    slug: `moved-${slug}`,
  }
  expect((await arvand.call(saveCourse, written, { token })).status).toBe(200)
  const [moved] = await lessonsOf(arvand, courseId)
  expect(hrefs(moved).slice(0, 2)).toEqual(to(`moved-${slug}`))
})

test('a text longer than one may be is several lessons, and not a paragraph is lost', async () => {
  const { report, lessons } = await cameIn(
    page('بلند', Array.from({ length: 2600 }, (_, nth) => `<p>بند ${nth}.</p>`).join('')),
  )
  expect(lessons.map(({ title }) => title)).toEqual(['بلند (۱)', 'بلند (۲)', 'بلند (۳)'])
  const words = lessons.map(wordsOf).join('\n')
  for (let nth = 0; nth < 2600; nth += 1) expect(words).toContain(`بند ${nth}.`)
  expect(report?.leftOut).toEqual([])
})

const html = (body: string) => Buffer.from(`<!doctype html><html><body>${body}</body></html>`)

test('a resource of many files is a package that plays, a folder of hundreds keeps them all', async () => {
  const of = (name: string, content: Buffer, folder = '/', order = 0) => ({
    area: 'content',
    name,
    type: 'text/html',
    content,
    folder,
    order,
  })
  const { report, lessons } = await cameIn(
    {
      kind: 'resource',
      title: 'سایت & شبیه‌ساز',
      inside: tag('name', 'سایت & شبیه‌ساز'),
      files: [
        of('a first.html', html('نه')),
        of('شروع (۱).html', html('<script src="js/run.js"></script>'), '/', 1),
        of('run.js', Buffer.from('document.title = 1'), '/js/'),
        of('gone.css', Buffer.from(''), '/css/'),
      ].map((file) => (file.name === 'gone.css' ? { ...file, content: null } : file)),
    },
    {
      kind: 'folder',
      title: 'پوشه',
      inside: tag('name', 'پوشه'),
      files: Array.from({ length: 503 }, (_, nth) => ({
        area: 'content',
        name: `n${String(nth).padStart(3, '0')}.txt`,
        type: 'text/plain',
        folder: nth < 3 ? '/A پوشه/' : '/',
        content: Buffer.from(`فایل ${nth}`),
      })),
    },
  )
  const [site, folder] = lessons
  expect(site?.kind).toBe('scorm')
  const fileId = site?.content.kind === 'scorm' ? (site.content.fileId ?? '') : ''
  const zip = Buffer.concat(await (await openFile({ ...arvand.platform }, fileId)).toArray())
  expect(zip.includes('js/run.js')).toBe(true)
  const ready = await vi.waitUntil(
    async () => {
      const row = await authoring(arvand.database.db)
        .withTables<{ 'courses.packages': { file_id: string; state: string; trouble: string | null } }>()
        .selectFrom('courses.packages')
        .select(['state', 'trouble'])
        .where('file_id', '=', fileId)
        .executeTakeFirst()
      return row?.state === 'waiting' ? null : row
    },
    { timeout: 30_000, interval: 100 },
  )
  expect(ready).toEqual({ state: 'ready', trouble: null })
  expect(folder?.content.attachments).toHaveLength(500)
  expect(folder?.content.attachments.map(({ title }) => title)).toContain('A پوشه/n000.txt')
  const told = (title: string) => report?.leftOut.filter(({ within }) => within === title)
  expect(told('سایت & شبیه‌ساز')).toMatchObject([{ title: 'gone.css', reason: 'fileMissing' }])
  expect(told('پوشه')?.map(({ reason }) => reason)).toEqual(Array(3).fill('tooManyFiles'))
})

test('the address of a film is a lesson that plays it, one within a page a block of its text', async () => {
  const { lessons } = await cameIn(
    {
      kind: 'url',
      title: 'فیلم',
      inside: tag('name', 'فیلم') + tag('externalurl', 'https://www.aparat.com/v/ab1Cd'),
    },
    page('صفحه', '<p>ببینید</p><iframe src="https://player.vimeo.com/video/76979871"></iframe>'),
  )
  expect(lessons.map(({ kind }) => kind)).toEqual(['embed', 'text'])
  expect(lessons[0]?.content).toMatchObject({
    url: 'https://www.aparat.com/video/video/embed/videohash/ab1Cd/vt/frame',
  })
  expect(lessons[1]?.content.body?.content.at(-1)).toEqual({
    type: 'embed',
    attrs: { url: 'https://player.vimeo.com/video/76979871' },
  })
})

test('labels begin the lesson that follows them, and those at the end are one lesson', async () => {
  const label = (text: string, hidden = false): TestActivity => ({
    kind: 'label',
    title: text,
    hidden,
    inside: tag('name', text) + tag('intro', `<p>${text}</p>`),
  })
  const { report, lessons } = await cameIn(
    label('هفتهٔ یکم'),
    label('بخوانید'),
    label('نهان', true),
    page('متن', '<p>درس</p>'),
    page('دوم', '<p><a href="$@LABELVIEWBYID*100@$">هفته</a></p>'),
    label('پایان'),
    label('خسته نباشید'),
  )
  expect(lessons.map(({ title, is_published }) => [title, is_published])).toEqual([
    ['متن', true],
    ['دوم', true],
    ['نهان', false],
    ['پایان', true],
  ])
  expect(wordsOf(lessons[0])).toBe('هفتهٔ یکم\nبخوانید\nدرس')
  expect(wordsOf(lessons[3])).toBe('پایان\nخسته نباشید')
  expect(JSON.stringify(lessons[1]?.content)).toContain(lessons[0]?.id)
  expect(report?.lessons[0]).toMatchObject({ was: 'page', joined: ['هفتهٔ یکم', 'بخوانید'] })
  expect(report?.leftOut).toEqual([])
})

test('a file that the backup lists and does not hold is told wherever it is used', async () => {
  const gone = { area: 'content', name: 'gone.png', type: 'image/png', content: null }
  const img =
    '<p>متن</p><img src="@@PLUGINFILE@@/gone.png" alt="نقشه"><img src="@@PLUGINFILE@@/unlisted.png">'
  const { report, lessons } = await cameIn(
    page('یکم', img, { files: [gone] }),
    page('دوم', img, { files: [gone] }),
    { kind: 'folder', title: 'پوشه', inside: tag('name', 'پوشه'), files: [gone] },
    { kind: 'resource', title: 'فیلم', inside: tag('name', 'فیلم'), files: [{ ...gone, type: 'video/mp4' }] },
  )
  expect(lessons).toHaveLength(2)
  const missing = report?.leftOut.filter(({ reason }) => reason === 'fileMissing')
  expect(missing).toHaveLength(report?.leftOut.length ?? 0)
  expect(missing?.map(({ title, within }) => [title, within])).toEqual(
    expect.arrayContaining([
      ['gone.png', 'یکم'],
      ['unlisted.png', 'یکم'],
      ['gone.png', 'دوم'],
      ['unlisted.png', 'دوم'],
      ['پوشه', null],
      ['فیلم', null],
    ]),
  )
})

test('a backup of which nothing becomes a lesson is not done, and says why', async () => {
  const { exchange, report } = await cameIn(
    { kind: 'quiz', title: 'آزمون', inside: tag('name', 'آزمون') },
    { kind: 'h5pactivity', title: 'بازی', inside: tag('name', 'بازی') },
  )
  expect(exchange).toMatchObject({ state: 'failed', course: null })
  expect(exchange.trouble).toBe(
    'هیچ بخشی از این فایل درس نشد و دوره‌ای ساخته نشد. دلیل هر بخش را در فهرست پایین می‌بینید.',
  )
  expect(report?.lessons).toEqual([])
  expect(report?.leftOut.map(({ reason }) => reason)).toEqual(['empty', 'h5p'])
})

test('the levels of a rubric keep their shares of the mark; what has to be rounded is told', async () => {
  const rubric = (...scores: string[]) => {
    const levels = scores.map((score) => `<level>${tag('score', score)}${tag('definition', score)}</level>`)
    const criterion = `<criterion>${tag('sortorder', '1')}${tag('description', 'روش')}<levels>${levels.join('')}</levels></criterion>`
    const definition = `<definition>${tag('method', 'rubric')}<plugin_gradingform_rubric_definition><criteria>${criterion}</criteria></plugin_gradingform_rubric_definition></definition>`
    return {
      'grading.xml': `<areas><area>${tag('activemethod', 'rubric')}<definitions>${definition}</definitions></area></areas>`,
    }
  }
  const assign = (title: string, beside: Readonly<Record<string, string>>): TestActivity => ({
    ...{ kind: 'assign', title, beside },
    inside: tag('name', title) + tag('intro', '<p>بنویسید.</p>'),
  })
  const { report, lessons } = await cameIn(
    assign('نیم‌نمره‌ها', rubric('1.00000', '0.00000', '0.50000')),
    assign('یک‌سوم‌ها', rubric('0.00000', '0.33333', '1.00000')),
  )
  const points = lessons.map(({ content }) =>
    content.kind === 'assignment'
      ? content.rubric.flatMap(({ levels }) => levels.map((level) => level.points))
      : [],
  )
  expect(points).toEqual([
    [0, 1, 2],
    [0, 0, 1],
  ])
  expect(report?.leftOut).toMatchObject([{ title: 'یک‌سوم‌ها', reason: 'pointsRounded' }])
})
