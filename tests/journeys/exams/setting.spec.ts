import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { makeAssistant } from '../teaching/course-staff.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'

const saved = (page: Page) => expect(page.getByText(/^ذخیره شد، /)).toBeVisible()
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'قدم‌های ساخت آزمون' }).getByRole('link', { name })

/** Makes an exam of this course from the list of its exams, and waits in its first step. */
async function make(page: Page, courseId: string, title: string): Promise<string> {
  await page.goto(`/teach/courses/${courseId}/exams`)
  await page.getByLabel('نام آزمون').fill(title)
  await page.getByRole('button', { name: 'ساخت آزمون' }).click()
  await page.waitForURL(/\/teach\/exams\/[0-9a-f-]{36}$/)
  await hydrated(page)
  return page.url()
}

async function addFromBank(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'افزودن از بانک سؤال' }).click()
  const picker = page.getByRole('dialog', { name: 'افزودن از بانک سؤال' })
  await picker.getByRole('searchbox').fill(text)
  await picker.getByRole('checkbox', { name: new RegExp(text) }).check()
  await picker.getByRole('button', { name: 'افزودن ۱ سؤال' }).click()
  await expect(picker).toBeHidden()
}

test('a teacher makes an exam in three steps, sees it as a candidate, publishes it and takes it back', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(120_000)
  const course = await aTaughtCourse(browser, baseURL)
  await signInAs(page, 'teacher')
  const address = await make(page, course.id, 'آزمون هفتهٔ اول')
  await look(page)

  await page.getByRole('button', { name: 'افزودن از بانک سؤال' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await look(page)
  await page.keyboard.press('Escape')
  await addFromBank(page, 'پیوسته باشد')
  await page.getByRole('button', { name: 'افزودن سؤال تصادفی' }).click()
  await page.getByLabel('تعداد').fill('۳')
  await expect(page.getByText(/^۴ سؤال/)).toBeVisible()
  await page.getByRole('textbox', { name: 'نمره، ردیف ۱' }).fill('۲٫۵')
  await saved(page)
  await expect(page.getByText(/سؤال آماده دارد$/)).toBeVisible()
  await look(page)

  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: 'نمره، ردیف ۱' })).toHaveValue('۲٫۵')
  await expect(page.getByLabel('تعداد')).toHaveValue('۳')

  await step(page, 'انتشار').click()
  await expect(page.getByText('زمان آزمون معلوم نیست.')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'رفتن به «زمان و قواعد»' }).click()
  await page.getByLabel('مدت، به دقیقه').fill('۲۰')
  await page.getByRole('group', { name: 'شروع' }).getByLabel('روز').fill('۱۴۰۵/۰۹/۰۱')
  await saved(page)
  await look(page)
  await page.goBack()
  await expect(page.getByText('آزمون آمادهٔ انتشار است')).toBeVisible()
  await expect(page.getByText('۱۴۰۵/۰۹/۰۱')).toBeVisible()
  await look(page)

  await page.getByRole('link', { name: 'پیش‌نمایش' }).click()
  await expect(page.getByRole('heading', { name: 'سؤال ۴' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'از دید یک نفر دیگر' }).click()
  await page.waitForURL(/as=2$/)
  await page.getByRole('link', { name: 'بازگشت به آزمون', exact: true }).click()

  await page.getByRole('button', { name: 'انتشار آزمون' }).click()
  await expect(page.getByText('منتشر شده و باز است')).toBeVisible()
  await look(page)
  await page.goto(`${address}?step=rules`)
  await expect(page.getByText(/^این آزمون منتشر شده است و تغییر نمی‌کند/)).toBeVisible()
  await expect(page.getByLabel('مدت، به دقیقه')).toBeDisabled()
  await step(page, 'انتشار').click()
  await page.getByRole('button', { name: 'برگرداندن به پیش‌نویس' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'برگرداندن به پیش‌نویس' }).click()
  await expect(page.getByText('آزمون آمادهٔ انتشار است')).toBeVisible()
  await page.goto(`/teach/courses/${course.id}/exams`)
  await expect(page.getByRole('listitem').filter({ hasText: 'آزمون هفتهٔ اول' })).toContainText('پیش‌نویس')
  await look(page)
})

test('what is set is not lost by a cut line, and a second tab does not overwrite it', async ({
  page,
  context,
  browser,
  baseURL,
  look,
}) => {
  const course = await aTaughtCourse(browser, baseURL)
  await signInAs(page, 'teacher')
  const address = await make(page, course.id, 'آزمون دو پنجره')
  const second = await context.newPage()
  await second.goto(`${address}?step=rules`)
  await hydrated(second)

  await step(page, 'زمان و قواعد').click()
  await context.setOffline(true)
  await page.getByLabel('رمز ورود آزمون').fill('بهار')
  await expect(page.getByText(/^اینترنت نیست/)).toBeVisible()
  await context.setOffline(false)
  await saved(page)

  await second.getByLabel('رمز ورود آزمون').fill('پاییز')
  // A notice that arrives meanwhile is an alertdialog too.
  const question = second.getByRole('alertdialog', { name: 'در این میان کس دیگری هم ذخیره کرده است' })
  await expect(question).toBeVisible()
  await look(second)
  await question.getByRole('button', { name: 'نوشتهٔ ذخیره‌شده بیاید' }).click()
  await expect(second.getByLabel('رمز ورود آزمون')).toHaveValue('بهار')
  await second.reload()
  await expect(second.getByLabel('رمز ورود آزمون')).toHaveValue('بهار')
})

test('who may not write in a course sets no exam there, and a stranger finds none', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const course = await aTaughtCourse(browser, baseURL)
  await signInAs(page, 'teacher')
  const address = await make(page, course.id, 'آزمون دیگران')
  const other = await browser.newContext({ baseURL })
  const theirs = await other.newPage()
  await makeAssistant(theirs, browser, { courseId: course.id, rights: ['enrol'] }, baseURL)
  await theirs.goto(`/teach/courses/${course.id}/students`)
  await expect(theirs.getByRole('link', { name: 'آزمون‌ها' })).toHaveCount(0)
  for (const path of [`/teach/courses/${course.id}/exams`, address, `${address}/preview`]) {
    expect((await theirs.goto(path))?.status()).toBe(403)
    await expect(theirs.getByText(/^صاحب دوره این کار را به شما نسپرده است/)).toBeVisible()
  }
  await look(theirs)
  await other.close()

  const strangers = await browser.newContext({ baseURL })
  const stranger = await strangers.newPage()
  await arrive(stranger)
  expect((await stranger.goto(address))?.status()).toBe(403)
  await strangers.close()
})
