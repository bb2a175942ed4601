import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInByPassword } from '../door.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive, endSessionElsewhere } from '../newcomer.ts'
import { anExamFor } from './set-exam.ts'

const saved = (page: Page) => expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
const atQuestion = (page: Page, place: string) =>
  expect(page.getByRole('heading', { name: `سؤال ${place} از ۳` })).toBeVisible()

/** Begins the exam from its page, by keys. */
async function begin(page: Page, examId: string): Promise<void> {
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).press('Enter')
  await page.waitForURL(/\/exam\/[0-9a-f-]{36}$/)
  await atQuestion(page, '۱')
}

test('an exam is taken by keys alone, over a cut line and a reload, handed in, and its receipts are proved', {
  tag: ['@phone', '@gate-phone'],
}, async ({ page, context, browser, baseURL, look }) => {
  const newcomer = await arrive(page)
  const examId = await anExamFor(browser, page, newcomer.mobile, baseURL)
  await page.goto('/panel/exams')
  await look(page)
  await page.getByRole('link', { name: /^آزمون کارگاه نوشتن/ }).click()
  await expect(page.getByText('هنوز در این آزمون شرکت نکرده‌اید.')).toBeVisible()
  await look(page)
  await begin(page, examId)
  await look(page)

  await page.keyboard.press('Digit2')
  await expect(page.getByRole('radio', { name: 'اصفهان' })).toBeChecked()
  await saved(page)
  await page.keyboard.press('Digit1')
  await page.keyboard.press('f')
  await saved(page)

  await context.setOffline(true)
  await page.getByRole('radio', { name: 'تهران' }).press('Tab')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('ArrowLeft')
  await atQuestion(page, '۲')
  await page.getByRole('textbox').fill('سعدي')
  await expect(page.getByText('اینترنت قطع است، آزمون ادامه دارد')).toBeVisible()
  await expect(page.getByText(/^روی همین (گوشی|رایانه) ذخیره شد/)).toBeVisible()
  await look(page)
  await context.setOffline(false)
  await saved(page)

  await page.reload()
  await atQuestion(page, '۲')
  await expect(page.getByRole('textbox')).toHaveValue('سعدي')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'تهران' })).toBeChecked()
  await page.keyboard.press('m')
  const map = page.getByRole('dialog', { name: 'نقشهٔ سؤال‌ها' })
  await expect(map).toBeVisible()
  await look(page)
  await map.getByRole('button', { name: /^سؤال ۳/ }).press('Enter')
  await atQuestion(page, '۳')

  await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().press('Enter')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question.getByText('بدون پاسخ')).toBeVisible()
  await look(page)
  await question.getByRole('button', { name: 'تحویل آزمون' }).press('Enter')
  await page.waitForURL(/\/panel\/exams\/attempts\//)
  await expect(page.getByText('۲ از ۳', { exact: true }).first()).toBeVisible()
  await look(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دانلود فایل رسیدها' }).click()
  const path = await (await downloading).path()
  const file = await readFile(path, 'utf8')
  await page.goto('/receipts')
  await hydrated(page)
  const check = (text: string) =>
    page.locator('input[type=file]').setInputFiles({
      ...{ name: 'receipts.json', mimeType: 'application/json' },
      buffer: Buffer.from(text),
    })
  await check(file)
  await expect(page.getByText(/ذخیره درست است$/)).toBeVisible()
  await look(page)
  await check(file.replace('سعدي', 'حافظ'))
  await expect(page.getByText(/^۱ ذخیره از .* درست نیست$/)).toBeVisible()
  await check('نه این')
  await expect(page.getByText('بررسی نشد')).toBeVisible()
})

test('a second device takes an exam over, and what the first had not sent stays readable there', {
  tag: '@phone',
}, async ({ page, context, browser, baseURL }) => {
  const newcomer = await arrive(page)
  const examId = await anExamFor(browser, page, newcomer.mobile, baseURL)
  await begin(page, examId)
  await page.keyboard.press('Digit1')
  await saved(page)
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'بعدی' }).click()
  await atQuestion(page, '۲')
  await context.setOffline(true)
  await page.getByRole('textbox').fill('فردوسی')
  await expect(page.getByText('اینترنت قطع است، آزمون ادامه دارد')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const phone = await elsewhere.newPage()
  await phone.goto('/auth/sign-in')
  await signInByPassword(phone, newcomer.mobile)
  await expect(phone).toHaveURL(/\/panel$/)
  await phone.goto(`/panel/exams/${examId}`)
  await phone.getByRole('link', { name: 'ادامهٔ آزمون' }).click()
  await phone.getByRole('button', { name: 'ادامه در همین دستگاه' }).click()
  await expect(phone.getByRole('radio', { name: 'تهران' })).toBeChecked()
  await phone.getByRole('button', { name: 'بعدی' }).click()
  await phone.getByRole('textbox').fill('سعدی')
  await saved(phone)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'آزمون در دستگاه دیگری ادامه دارد' })).toBeVisible()
  await expect(page.getByText('فردوسی')).toBeVisible()
  // Taken back, the newer answer stands and the older one is told beside it.
  await page.getByRole('button', { name: 'ادامه در همین دستگاه' }).click()
  await expect(page.getByRole('textbox')).toHaveValue('سعدی')
  await expect(page.getByText('فردوسی')).toBeVisible()
  await elsewhere.close()
})

test('one tab works at a time, and an ended session loses nothing', { tag: '@phone' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const newcomer = await arrive(page)
  const examId = await anExamFor(browser, page, newcomer.mobile, baseURL)
  await begin(page, examId)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('heading', { name: 'این آزمون در پنجرهٔ دیگری باز است' })).toBeVisible()
  await second.getByRole('button', { name: 'ادامه در همین پنجره' }).click()
  await atQuestion(second, '۱')
  await expect(page.getByRole('heading', { name: 'این آزمون در پنجرهٔ دیگری باز است' })).toBeVisible()
  await page.close()

  await endSessionElsewhere(second, newcomer)
  await second.keyboard.press('Digit1')
  await expect(second).toHaveURL(/\/auth\/sign-in/)
  await signInByPassword(second, newcomer.mobile)
  await expect(second.getByRole('radio', { name: 'تهران' })).toBeChecked()
  await saved(second)
})
