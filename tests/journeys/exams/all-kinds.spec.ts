import { localDigits } from '@arvand/persian/digits'
import type { Browser, Page } from '@playwright/test'
import { questionKind } from '../../../contracts/questions.ts'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { answersByKeys, tabTo } from './answers-by-keys.ts'
import { answersByTouch } from './answers-by-touch.ts'
import { aPicture, essayText, fileText, oneOfEach } from './one-of-each.ts'
import { anExamWith } from './set-exam.ts'

/** An exam of one question of each kind for the newcomer on `page`, open before them. */
async function open(page: Page, browser: Browser, baseURL: string) {
  const { mobile } = await arrive(page, 'شایان مقدم')
  const asked = oneOfEach(await aPicture(browser, baseURL))
  const kinds = asked.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(questionKind.options.toSorted())
  const { examId } = await anExamWith(asked, { browser, page, mobile, baseURL })
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  return { examId, kinds }
}

interface Way {
  readonly answers: Readonly<Record<string, (page: Page) => Promise<void>>>
  readonly goOn: () => Promise<void>
  readonly look: (page: Page) => Promise<void>
}

/** Answers all questions, one after the other. */
async function answerAll(page: Page, kinds: readonly string[], { answers, goOn, look }: Way): Promise<void> {
  for (const [at, kind] of kinds.entries())
    await test.step(kind, async () => {
      const number = localDigits(`سؤال ${at + 1} از ${kinds.length}`)
      await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible()
      if (kind === 'numeric') await expect(page.getByRole('math')).toBeVisible()
      await answers[kind]?.(page)
      await expect(page.getByRole('button', { name: 'پاک کردن پاسخ' })).toBeVisible()
      await look(page)
      if (at < kinds.length - 1) await goOn()
    })
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
}

const finish = (page: Page) => page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last()
const handIn = (page: Page) => page.getByRole('button', { name: 'تحویل آزمون', exact: true })
const right = (page: Page) => page.getByText(/^پاسخ درست است/)

/** What a machine marks is right, and what a person marks waits. */
async function expectReview(page: Page): Promise<void> {
  await page.waitForURL(/\/panel\/exams\/attempts\//)
  await expect(page.getByRole('heading', { name: 'سؤال ۱۳', exact: true })).toBeVisible()
  await expect(right(page)).toHaveCount(11)
  await expect(page.getByText(/^این پاسخ را مدرس تصحیح می‌کند/)).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'naghshe.txt' })).toBeVisible()
}

test('each of the thirteen kinds of question is answered by keys alone on a narrow phone in the largest letters, marked and reviewed', async ({
  page,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? ''
  await page.setViewportSize({ width: 360, height: 740 })
  const { examId, kinds } = await open(page, browser, baseURL)
  await tabTo(page, page.getByRole('button', { name: 'شروع آزمون' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
  await test.step('letters and contrast are chosen', async () => {
    await tabTo(page, page.getByRole('button', { name: 'اندازهٔ متن و کنتراست' }))
    await page.keyboard.press('Enter')
    const display = page.getByRole('dialog', { name: 'اندازهٔ متن و کنتراست' })
    await tabTo(page, display.getByRole('radio', { name: 'معمولی' }))
    for (const size of ['بزرگ', 'خیلی بزرگ']) {
      await page.keyboard.press('ArrowDown')
      await expect(display.getByRole('radio', { name: size, exact: true })).toBeChecked()
    }
    await tabTo(page, display.getByRole('checkbox', { name: 'کنتراست بیشتر' }))
    await page.keyboard.press('Space')
    await look(page)
    await tabTo(page, display.getByRole('button', { name: 'برگشت به آزمون' }))
    await page.keyboard.press('Enter')
    await expect(display).toBeHidden()
  })
  await answerAll(page, kinds, {
    ...{ answers: answersByKeys, look },
    async goOn() {
      await tabTo(page, page.getByRole('button', { name: 'بعدی', exact: true }))
      await page.keyboard.press('Enter')
    },
  })
  await tabTo(page, finish(page))
  await page.keyboard.press('Enter')
  await tabTo(page, handIn(page))
  await page.keyboard.press('Enter')
  await expectReview(page)
  await look(page)

  const desk = await browser.newContext({ baseURL })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  for (const text of [essayText, fileText])
    await test.step(`the teacher marks «${text}»`, async () => {
      await teacher.goto(`/teach/exams/${examId}/marking`)
      await teacher.getByRole('link', { name: text }).click()
      await teacher.getByRole('link', { name: 'شروع نمره‌دهی' }).click()
      await expect(teacher.getByRole('heading', { name: 'شایان مقدم' })).toBeVisible()
      await hydrated(teacher)
      await teacher.getByRole('textbox', { name: /^نمره/ }).fill('۱')
      await teacher.keyboard.press('Control+Enter')
      await expect(teacher.getByText('نمره ثبت شد. پاسخ دیگری از این سؤال در انتظار نیست.')).toBeVisible()
    })
  await desk.close()
  await page.reload()
  await expect(right(page)).toHaveCount(13)
  await expect(page.getByText('۱۳ از ۱۳', { exact: true })).toBeVisible()
})

test('each of the thirteen kinds of question is answered by touch, without a line but for the file and without live messages', {
  tag: '@phone-only',
}, async ({ page, context, browser, baseURL, look }) => {
  await page.routeWebSocket(/./, (socket) => void socket.close())
  const { kinds } = await open(page, browser, baseURL ?? '')
  await page.getByRole('button', { name: 'شروع آزمون' }).tap()
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'سؤال ۱ از ۱۳', exact: true })).toBeVisible()
  await context.setOffline(true)
  const file = async () => {
    await context.setOffline(false)
    await answersByTouch.file?.(page)
  }
  await answerAll(page, kinds, {
    answers: { ...answersByTouch, file },
    look,
    goOn: () => page.getByRole('button', { name: 'بعدی', exact: true }).tap(),
  })
  await finish(page).tap()
  await handIn(page).tap()
  await expectReview(page)
  await look(page)
})
