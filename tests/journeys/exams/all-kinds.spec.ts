import { localDigits } from '@arvand/persian/digits'
import type { Page } from '@playwright/test'
import { callsOf } from '../calls.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

const type = async (page: Page, text: string) => {
  await page.getByLabel('پاسخ شما').focus()
  await page.keyboard.insertText(text)
}
/** Chooses the first entry of each list. */
const chooseAll = async (page: Page) => {
  for (const list of await page.getByRole('main').getByRole('combobox').all()) await list.press('ArrowDown')
}

/** How a question of each kind is answered by keys; a dialog of files cannot be. */
const answers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  single: (page) => page.keyboard.press('1'),
  multiple: (page) => page.keyboard.press('1'),
  trueFalse: (page) => page.keyboard.press('2'),
  numeric: (page) => type(page, '۲۰ متر'),
  shortAnswer: (page) => type(page, 'یک به یک'),
  formula: (page) => type(page, '۱۲'),
  essay: (page) => type(page, 'از رأس بالا خطی موازی قاعده می‌کشیم و زاویه‌ها را با هم مقایسه می‌کنیم.'),
  matching: chooseAll,
  dragWords: chooseAll,
  async cloze(page) {
    for (const field of await page.getByRole('main').getByRole('textbox').all()) {
      await field.focus()
      await page.keyboard.insertText('۰٫۶')
    }
    await chooseAll(page)
  },
  async ordering(page) {
    await page
      .getByRole('button', { name: /یک جا بالاتر$/ })
      .last()
      .press('Enter')
  },
  hotspot: (page) => page.getByRole('button', { name: 'جای پاسخ روی تصویر' }).press('Enter'),
  file: (page) =>
    page.getByLabel('افزودن فایل').setInputFiles({
      ...{ name: 'rasm.txt', mimeType: 'text/plain' },
      buffer: Buffer.from('با پرگار از دو سر پاره‌خط دو کمان می‌زنیم.'),
    }),
}

test('each of the thirteen kinds of question is answered by keys on a narrow phone, saved, handed in and reviewed', async ({
  page,
  look,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page, 'شایان مقدم')
  const call = callsOf(page)
  await page.goto('/exams?q=همه‌جور')
  await page
    .getByRole('link', { name: /همه‌جور سؤال/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'شرکت در آزمون' }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).press('Enter')
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
  const attemptId = page.url().split('/').at(-1)
  const { attempt } = await call<{ attempt: { questions: { kind: string }[] } }>('panel/exam/attempt', {
    attemptId,
  })
  const kinds = attempt.questions.map(({ kind }) => kind)
  expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(answers).toSorted())
  for (const [at, kind] of kinds.entries())
    await test.step(kind, async () => {
      const number = localDigits(`سؤال ${at + 1} از ${kinds.length}`)
      await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible()
      await answers[kind]?.(page)
      await expect(page.getByRole('button', { name: 'پاک کردن پاسخ' })).toBeVisible()
      await look(page)
      if (at === kinds.length - 1) return
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('ArrowLeft')
    })
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().press('Enter')
  await page.getByRole('button', { name: 'تحویل آزمون', exact: true }).press('Enter')
  await page.waitForURL(/\/panel\/exams\/attempts\//)
  await expect(page.getByRole('heading', { name: 'سؤال ۱۳', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'rasm.txt' })).toBeVisible()
  await look(page)
})
