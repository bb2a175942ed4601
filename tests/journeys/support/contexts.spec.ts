import type { Page } from '@playwright/test'
import { aPaidCourse, atBank, putInCart } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { anExamWith, capital } from '../exams/set-exam.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { enrolIn, lessonsOf } from '../learning/learner.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

/** From the page that is open: asks support, and sends a ticket. Returns the ticket's id. */
async function ask(page: Page, subject: string): Promise<string> {
  await page.getByRole('link', { name: 'پرسش از پشتیبانی' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'تیکت تازه' })).toBeVisible()
  await page.getByLabel('دربارهٔ').selectOption({ label: 'چیز دیگر' })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill('در این بخش مشکلی دارم.')
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** What a ticket says that it is about, to whoever reads it. */
const about = (page: Page) => page.getByText('این تیکت دربارهٔ').locator('..')

test('a ticket from a lesson says at which second it was asked, to its writer and to the staff', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const subject = aName('پرسش دربارهٔ')
  await arrive(page)
  await enrolIn(page, 'dastgah')
  const audio = (await lessonsOf(page, 'dastgah')).find(({ kind }) => kind === 'audio')
  await page.goto(`/learn/dastgah/${audio?.id}`)
  await expect(page.getByRole('slider', { name: 'جای پخش' })).toBeVisible()
  const player = page.getByRole('region', { name: /^پخش‌کننده/ })
  await player.getByRole('button', { name: 'پخش', exact: true }).first().click()
  const link = page.getByRole('link', { name: 'پرسش از پشتیبانی' })
  await expect(link).toHaveAttribute('href', /second=[2-9]/)
  const id = await ask(page, subject)
  await expect(about(page)).toContainText(audio?.title ?? '')
  await expect(about(page)).toContainText(/زمان درس\s*۰۰:۰۰:/)
  await look(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const manager = await context.newPage()
  await signInAs(manager, 'manager')
  await manager.goto(`/manage/tickets/${id}`)
  await expect(about(manager)).toContainText(audio?.title ?? '')
  await expect(about(manager)).toContainText(/زمان درس\s*۰۰:۰۰:/)
  await look(manager)
  await context.close()
})

test('a ticket from an order says which, and leads there', async ({ page, look }) => {
  await arrive(page)
  const course = await aPaidCourse(page, 6)
  await putInCart(page, course.slug)
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await page.getByRole('link', { name: 'دیدن فاکتور' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^فاکتور/ })).toBeVisible()
  const factor = new URL(page.url()).pathname
  const id = await ask(page, aName('پرسش دربارهٔ'))
  await look(page)
  await about(page).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${factor}$`))

  await signInAs(page, 'manager')
  await page.goto(`/manage/tickets/${id}`)
  await about(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/manage\/finance\/factors\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a ticket from an attempt at an exam says which, and leads there', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(120_000)
  const { mobile } = await arrive(page)
  const { examId } = await anExamWith([capital], { browser, page, mobile, baseURL: baseURL ?? '' })
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  await page.getByRole('radio', { name: 'تهران' }).check()
  await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
  await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'تحویل آزمون' }).click()
  await page.waitForURL(/\/panel\/exams\/attempts\//)
  const attempt = new URL(page.url()).pathname
  await ask(page, aName('پرسش دربارهٔ'))
  await expect(about(page)).toContainText('آزمون «')
  await look(page)
  await about(page).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${attempt}$`))
})
