import type { Page } from '@playwright/test'
import { questionKind } from '../../../contracts/questions.ts'
import { asDemoPerson } from '../calls.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aPicture } from './one-of-each.ts'
import { type AskedQuestion, anExamWith, common, slotOf, written } from './set-exam.ts'

// A worker that has taken the page over by then would pass its requests by the routes of the journey.
test.use({ serviceWorkers: 'block' })

/** Stands in every key and nowhere else. */
const secret = 'zqkey'
const number = 918_273
const told = {
  ...common,
  hints: [`${secret} hint`],
  feedback: written(`${secret} of the question`),
}
const option = (id: string, percent: number) => ({
  ...{ id, percent, text: written(`گزینهٔ ${id}`) },
  feedback: written(`${secret} of ${id}`),
})
const answer = (text: string) => ({ text, percent: 100, feedback: null })

/** What a mark is given by, of essays and files. */
const rubric = [
  {
    ...{ id: crypto.randomUUID(), title: `${secret} criterion` },
    levels: [0, 4].map((points) => ({ id: crypto.randomUUID(), title: `${secret} level ${points}`, points })),
  },
]

/** One of each kind; the hotspot asks for a place on a picture of the teacher. */
const firstOf = (fileId: string): readonly AskedQuestion[] => [
  {
    ...told,
    kind: 'single',
    text: written('یکی را انتخاب کنید.'),
    shuffle: false,
    options: [option('a', 0), option('b', 100)],
  },
  {
    ...{ ...told, kind: 'trueFalse', text: written('این جمله درست است.'), correct: true },
    ...{ whenTrue: written(`${secret} true`), whenFalse: written(`${secret} false`) },
  },
  {
    ...told,
    kind: 'shortAnswer',
    text: written('نامش چیست؟'),
    answers: [answer(`${secret} name`)],
    caseSensitive: false,
  },
  {
    ...{ ...told, kind: 'numeric', text: written('چند است؟'), units: [], unitNeeded: false },
    answers: [{ value: number, tolerance: 0, percent: 100, feedback: null }],
  },
  {
    ...{
      ...told,
      kind: 'formula',
      text: written('حاصل {a} چند است؟'),
      tolerance: 0,
      units: [],
      unitNeeded: false,
    },
    ...{ variables: [{ name: 'a', least: 2, most: 9, decimals: 0 }], expression: `a * ${number}` },
  },
  {
    ...{ ...told, kind: 'cloze', text: written('جای خالی: [[1]]') },
    blanks: [{ kind: 'text', answers: [answer(`${secret} blank`)], caseSensitive: false, weight: 1 }],
  },
  {
    ...{ ...told, kind: 'matching', text: written('وصل کنید.'), shuffle: true, extra: [] },
    pairs: ['a', 'b', 'c'].map((id) => ({ id, left: written(`چپ ${id}`), right: `راست ${id}` })),
  },
  {
    ...{ ...told, kind: 'ordering', text: written('مرتب کنید.') },
    items: ['a1', 'a2', 'a3'].map((id) => ({ id, text: written(`مورد ${id}`) })),
  },
  {
    ...{ ...told, kind: 'multiple', text: written('چندتا را انتخاب کنید.'), shuffle: false },
    options: [option('m1', 50), option('m2', 50), option('m3', -100)],
  },
  {
    ...{ ...told, kind: 'dragWords', text: written('کلمه‌ها را در [[1]] و [[2]] بگذارید.') },
    words: ['یک', 'دو', 'سه', 'چهار', 'پنج'].map((text, at) => ({ id: `w${at}`, text, group: 1 })),
  },
  { ...{ ...told, kind: 'essay', text: written('بنویسید.') }, leastWords: 0, mostWords: 0, rubric },
  { ...{ ...told, kind: 'file', text: written('بفرستید.') }, mostFiles: 2, rubric },
  {
    ...{ ...told, kind: 'hotspot', text: written('نشان دهید.'), fileId, alt: 'یک تصویر' },
    areas: [
      {
        ...{ id: 'h1', shape: 'rectangle', percent: 100, feedback: written(`${secret} of the area`) },
        points: [
          { x: number / 1000, y: 10 },
          { x: 930, y: 30 },
        ],
      },
    ],
  },
]
const later = 'این سؤال بخش دوم است'
const second: AskedQuestion = {
  ...told,
  kind: 'trueFalse',
  text: written(later),
  correct: false,
  whenTrue: null,
  whenFalse: null,
}

/** Everything that reaches this page from now on: documents, answers of calls, scripts and live messages. */
async function hearing(page: Page) {
  const heard: { readonly from: string; readonly text: string }[] = []
  const coming: Promise<unknown>[] = []
  // A call after which the page is left would lose its answer before it is read here.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    heard.push({ from: response.url(), text: await response.text() })
    await route.fulfill({ response })
  })
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) return
    // An answer without a body has nothing to tell.
    const body = response.body().then((bytes) => heard.push({ from: response.url(), text: bytes.toString() }))
    coming.push(body.catch(() => undefined))
  })
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push({ from: socket.url(), text: payload.toString() })),
  )
  return async () => {
    await Promise.all(coming)
    return heard
  }
}

const keys =
  /"(?:percent|correct|feedback|expression|tolerance|whenTrue|whenFalse|areas|rubric|levels|hints)\\?"/

test('nothing that reaches a candidate during an exam tells the key of a question, or what a later section asks', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const candidate = await arrive(page)
  const first = firstOf(await aPicture(browser, baseURL ?? ''))
  expect(new Set(first.map(({ kind }) => kind)).size).toBe(questionKind.options.length)
  const { examId } = await anExamWith([...first, second], {
    ...{ browser, page, mobile: candidate.mobile, baseURL: baseURL ?? '' },
    wish: (ids) => ({
      minutes: null,
      review: { from: 'never', parts: [] },
      sections: [
        { id: crypto.randomUUID(), title: 'بخش نخست', minutes: 30, slots: ids.slice(0, -1).map(slotOf) },
        { id: crypto.randomUUID(), title: 'بخش دوم', minutes: 30, slots: ids.slice(-1).map(slotOf) },
      ],
    }),
  })
  const heardUntilNow = await hearing(page)
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await page.getByRole('radio').first().check()
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio').first()).toBeChecked()
  const message = { examId, text: 'سلام به همه', requestId: crypto.randomUUID() }
  await asDemoPerson(browser, baseURL ?? '', 'teacher', (call) => call('teacher/exam/message', message))
  await expect(page.getByText(message.text)).toBeVisible()
  const before = await heardUntilNow()
  expect(before.filter(({ text }) => text.includes(later))).toEqual([])

  await page.getByRole('button', { name: 'ورود به بخش بعد' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ورود به بخش بعد' }).click()
  await expect(page.getByText(later)).toBeVisible()
  await page.getByRole('radio', { name: 'درست', exact: true }).check()
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().click()
  await page.getByRole('button', { name: 'تحویل آزمون', exact: true }).click()
  await page.waitForURL(new RegExp(`/panel/exams/${examId}$`))

  const heard = await heardUntilNow()
  const paths = new Set(heard.map(({ from }) => new URL(from).pathname))
  for (const path of ['examSave', 'exam/section', 'exam/heartbeat', 'exam/submit'])
    expect(paths).toContain(`/api/panel/${path}`)
  expect(heard.some(({ from, text }) => from.startsWith('ws') && text.includes('examAttempt'))).toBe(true)
  const persian = number.toLocaleString('fa', { useGrouping: false })
  for (const told of [secret, String(number), String(number / 1000), persian])
    expect(heard.filter(({ text }) => text.includes(told)).map(({ from }) => from)).toEqual([])
  // A sign of life may be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const ofExam = heard.filter(({ from }) => /\/api\/panel\/exam|\/exam\/[0-9a-f-]{36}$/.test(from))
  expect(ofExam.filter(({ text }) => keys.test(text)).map(({ from }) => from)).toEqual([])
})
