import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichBlock, RichText } from '@arvand/contracts/rich-text'
import { exportCourse } from '@arvand/contracts/teacher/exchange'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFile } from '#modules/media'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, aLessonContent, aPackage, storedPackage } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aDocument, aFile, aFilm, aSound, someCaptions } from '#testing/media'
import { aPng, importedBy, lessonsOf, overExchange } from '../testing.ts'

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const words = (text: string, marks: readonly unknown[] = []) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({
  type,
  attrs: { colspan: 2, rowspan: 1 },
  content: [paragraph(words(text))],
})
const list = (type: string) => [{ type: 'listItem', content: [paragraph(words(type))] }]

/** A text with every kind of block, mark and inline node. */
const everyBlock = (fileId: string): RichText => ({
  type: 'doc',
  content: [
    { type: 'paragraph', attrs: { dir: 'ltr' }, content: [words('left to right')] },
    paragraph(
      words(' بین دو فاصله ', [
        { type: 'bold' },
        { type: 'underline' },
        { type: 'strike' },
        { type: 'highlight' },
        { type: 'subscript' },
        { type: 'link', attrs: { href: 'https://example.org/?a=1&b=2#c' } },
      ]),
      words('۲', [{ type: 'superscript' }]),
      words('x', [{ type: 'code' }]),
      { type: 'hardBreak' },
      { type: 'formula', attrs: { tex: '\\frac{1}{2}' } },
    ),
    ...[2, 3, 4].map((level) => ({ type: 'heading', attrs: { level }, content: [words(`تیتر ${level}`)] })),
    { type: 'codeBlock', attrs: { language: 'ts' }, content: [words('const a = 1\n\tb')] },
    { type: 'formulaBlock', attrs: { tex: 'a^2' } },
    { type: 'image', attrs: { fileId, alt: 'شکل', caption: 'زیر شکل' } },
    { type: 'verse', attrs: { first: 'بنی‌آدم اعضای یک پیکرند', second: 'که در آفرینش ز یک گوهرند' } },
    { type: 'horizontalRule' },
    { type: 'embed', attrs: { url: 'https://player.vimeo.com/video/76979871', title: 'فیلم' } },
    { type: 'bulletList', content: list('bullet') },
    { type: 'orderedList', attrs: { start: 3 }, content: list('ordered') },
    { type: 'blockquote', content: [paragraph(words('نقل'))] },
    ...['note', 'example', 'warning'].map((tone) => ({
      type: 'callout',
      attrs: { tone },
      content: [paragraph(words(tone))],
    })),
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [cell('tableHeader', 'سر'), cell('tableCell', 'خانه')] }],
    },
  ] as RichBlock[],
})

test('a course with every kind of lesson and of block is the same after it was written and read again', async () => {
  const stored = async (use: 'lesson' | 'captions' | 'cover', name: string, content: Buffer) =>
    (await aFile(arvand, { ownerId: teacher.id, use, name, content })).id
  const picture = await stored('lesson', 'شکل.png', aPng(3))
  const document = await stored('lesson', 'جزوه.pdf', aDocument)
  const body = everyBlock(picture)
  const common = { body, attachments: [{ fileId: document, title: 'جزوهٔ همراه' }] }
  const captions = [
    {
      fileId: await stored('captions', 'زیرنویس.vtt', someCaptions),
      language: 'fa' as const,
      label: 'فارسی',
    },
  ]
  const chapters = [{ at: 1.5, title: 'فصل' }]
  const level = (points: number) => ({ id: newId(), title: `${points}`, points })
  const contents: LessonContent[] = [
    {
      kind: 'video',
      ...common,
      fileId: await stored('lesson', 'f.mp4', await aFilm()),
      captions,
      chapters,
      watermark: true,
      posterFileId: picture,
      posterAlt: 'نمودار ستونی',
    },
    {
      kind: 'audio',
      ...common,
      fileId: await stored('lesson', 's.mp3', await aSound()),
      captions: [],
      chapters,
    },
    { kind: 'text', ...common },
    { kind: 'file', ...common },
    { kind: 'embed', ...common, url: 'https://example.org/page' },
    {
      kind: 'assignment',
      ...common,
      accepts: 'files',
      mostFiles: 7,
      dueDays: null,
      dueAt: '2026-12-01T10:00:00.000Z',
      rubric: [{ id: newId(), title: 'درستی', levels: [level(0), level(9)] }],
      points: 9,
    },
    { kind: 'scorm', ...common, fileId: await storedPackage(arvand, teacher, await aPackage()) },
  ]
  // A new kind of lesson must be added here too.
  const kinds = ['video', 'audio', 'text', 'file', 'embed', 'assignment', 'scorm'] as const
  expect(contents.map(({ kind }) => kind)).toEqual(kinds.map((kind) => aLessonContent(kind).kind))
  const course = await aCourse(arvand, {
    owner: teacher,
    description: body,
    sections: [
      {
        title: 'همه',
        lessons: contents.map((content) => ({ kind: content.kind, title: `درس ${content.kind}`, content })),
      },
    ],
  })
  const ask = { courseId: course.id, requestId: newId() }
  const { answer } = await arvand.call(exportCourse, ask, teacher)
  const written = await overExchange(arvand, teacher, answer.exchange.id)
  const bytesOf = async (fileId: string) =>
    Buffer.concat(await (await openFile({ ...arvand.platform }, fileId)).toArray())
  const file = await bytesOf(written.link?.split('/')[2] ?? '')
  const { exchange, report } = await importedBy(arvand, teacher, file, 'course.zip')
  expect(exchange).toMatchObject({ state: 'done', trouble: null })
  expect(report).toMatchObject({ leftOut: [], files: 6 })

  const read = await lessonsOf(arvand, exchange.course?.id ?? newId())
  const were = await lessonsOf(arvand, course.id)
  // The files have new ids, and the same bytes behind them.
  const ids = new Map<string, string>()
  const idsIn = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"fileId":"([^"]+)"/g)].map(([, id = '']) => id)
  const [olds, news] = [idsIn(were.map(({ content }) => content)), idsIn(read.map(({ content }) => content))]
  expect(news).toHaveLength(olds.length)
  for (const [at, id] of news.entries()) ids.set(id, olds[at] ?? '')
  expect(ids.size).toBe(6)
  for (const [now, before] of ids) expect((await bytesOf(now)).equals(await bytesOf(before))).toBe(true)
  const renamed = (value: unknown) =>
    JSON.parse([...ids].reduce((json, [now, before]) => json.replaceAll(now, before), JSON.stringify(value)))
  for (const [at, lesson] of read.entries()) {
    const { title, kind, minutes, steps, is_preview, is_published, release_after_days } = lesson
    expect(were[at]).toMatchObject({
      title,
      kind,
      minutes,
      steps,
      is_preview,
      is_published,
      release_after_days,
    })
    expect(renamed(lesson.content)).toEqual(were[at]?.content)
  }
})
