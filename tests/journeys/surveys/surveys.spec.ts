/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse, invite } from '../teaching/taught-course.ts'

/** By keyboard: whoever recommends nothing is asked nothing more; the preview follows the answer. */
async function endForDetractors(page: Page, first: Locator, look: (page: Page) => Promise<void>) {
  await first.getByRole('button', { name: 'ویرایش پرسش ۱' }).press('Enter')
  await page.getByText('مسیر پس از این پرسش').press('Enter')
  await page.getByRole('combobox', { name: 'پس از پاسخ «۰ تا ۶»' }).selectOption({ label: 'پایان نظرسنجی' })
  await expect(first.getByText('مسیر دارد')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await look(page)
  await page.getByRole('link', { name: 'پیش‌نمایش' }).click()
  await expect(page.getByRole('group', { name: '۱. ما را معرفی می‌کنید؟' })).toBeVisible()
  await page.getByRole('radio', { name: '۳', exact: true }).check({ force: true })
  await expect(page.getByText('۱ از ۱ پرسش پاسخ داده شد')).toBeVisible()
  await page.getByRole('radio', { name: '۹' }).check({ force: true })
  await expect(page.getByText('۱ از ۳ پرسش پاسخ داده شد')).toBeVisible()
  await look(page)
}

test('a survey is built by keyboard, answered half on one device and on a phone to its end, and read in charts', {
  tag: '@gate',
}, async ({ page, browser, baseURL, look }) => {
  const title = `نظر شما ${Math.random().toString(36).slice(2, 8)}`
  let address = ''

  await test.step('its author writes three questions, orders them by keys, and publishes it', async () => {
    await signInAs(page, 'teacher')
    await page.goto('/teach/surveys')
    await look(page)
    await page.getByLabel('نام نظرسنجی').fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('این نظرسنجی هنوز پرسشی ندارد.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'تک‌گزینه‌ای' }).press('Enter')
    // A new question is open, with the focus in its text.
    await expect(page.getByLabel('متن پرسش')).toBeFocused()
    await page.keyboard.type('چطور با ما آشنا شدید؟')
    await page.getByRole('textbox', { name: 'گزینهٔ ۱' }).fill('دوستان')
    await page.getByRole('textbox', { name: 'گزینهٔ ۲' }).fill('تلگرام')
    await page.getByRole('switch', { name: 'پاسخ به این پرسش الزامی است' }).press('Space')
    // Below the header a button may be half hidden, which axe would call too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await look(page)
    await page.getByRole('button', { name: 'شاخص NPS' }).press('Enter')
    await expect(page.getByLabel('متن پرسش')).toBeFocused()
    await page.keyboard.type('ما را معرفی می‌کنید؟')
    await page.getByRole('button', { name: 'رتبه‌بندی' }).press('Enter')
    await expect(page.getByLabel('متن پرسش')).toBeFocused()
    await page.keyboard.type('کدام مهم‌تر است؟')
    await page.getByRole('textbox', { name: 'گزینهٔ ۱' }).fill('قیمت')
    await page.getByRole('textbox', { name: 'گزینهٔ ۲' }).fill('کیفیت')
    await page.getByRole('button', { name: /جابه‌جایی پرسش ۲/ }).press('ArrowUp')
    const first = page.getByRole('listitem').filter({ hasText: 'ما را معرفی می‌کنید؟' })
    await endForDetractors(page, first, look)
    await page.getByRole('link', { name: 'پرسش‌ها', exact: true }).click()
    await page.getByRole('button', { name: 'انتشار نظرسنجی' }).click()
    const link = page.getByLabel('لینک نظرسنجی')
    await expect(link).toBeVisible()
    await look(page)
    address = new URL(await link.inputValue()).pathname
  })

  await test.step('somebody without an account is asked to sign in; a learner answers half', async () => {
    await page.context().clearCookies()
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'برای پاسخ دادن وارد شوید' })).toBeVisible()
    await look(page)
    await signInAs(page, 'secondLearner')
    await page.goto(address)
    await page.getByRole('radio', { name: '۹' }).check({ force: true })
    await expect(page.getByText('پاسخ‌ها ذخیره شد', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'ارسال پاسخ‌ها' }).click()
    await expect(page.getByText('به این پرسش پاسخ دهید.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'دوستان' })).toBeFocused()
    await look(page)
  })

  await test.step('on a phone the same person goes on and sends it', async () => {
    const phone = await browser.newContext({
      ...{ baseURL: baseURL ?? '', viewport: { width: 360, height: 780 } },
      ...{ locale: 'fa-IR', reducedMotion: 'reduce' },
    })
    const small = await phone.newPage()
    await signInAs(small, 'secondLearner')
    await small.goto('/panel/surveys')
    await look(small)
    await small.getByRole('link', { name: title }).click()
    await expect(small.getByRole('radio', { name: '۹' })).toBeChecked()
    await small.getByRole('radio', { name: 'تلگرام' }).check()
    await small.getByRole('button', { name: 'مورد ۱ یک جا پایین‌تر' }).click()
    await look(small)
    await small.getByRole('button', { name: 'ارسال پاسخ‌ها' }).click()
    await expect(small.getByText('پاسخ‌های شما ثبت شد')).toBeVisible()
    await small.reload()
    await expect(small.getByRole('heading', { name: 'به این نظرسنجی پاسخ داده‌اید' })).toBeVisible()
    await look(small)
    await phone.close()
  })

  await test.step('its author reads the charts and closes it', async () => {
    await signInAs(page, 'teacher')
    await page.goto('/teach/surveys')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText('مشوق (۹ و ۱۰): ۱')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'کیفیت' })).toContainText('میانگین رتبه: ۱')
    await page
      .getByRole('combobox', { name: 'نتایج کسانی که پاسخ داده‌اند' })
      .selectOption({ label: 'چطور با ما آشنا شدید؟: دوستان' })
    await page.getByRole('button', { name: 'نمایش', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'کسی این پاسخ را انتخاب نکرده است' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'پرسش‌ها', exact: true }).click()
    await page.getByRole('button', { name: 'بستن نظرسنجی' }).click()
    await expect(page.getByText('بسته‌شده')).toBeVisible()
  })
})

test('a survey of a lesson is answered in the lesson, which is then done; a manager reads it', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const title = `پایان فصل ${Math.random().toString(36).slice(2, 8)}`
  const { mobile } = await arrive(page, 'پریسا نوری')
  const course = await aTaughtCourse(browser, baseURL ?? '')
  const desk = await browser.newContext({ ...(baseURL && { baseURL }) })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  const call = callsOf(teacher)
  await invite(teacher, { mobile, theirs: page }, course)
  const made = { title, template: 'nps', requestId: crypto.randomUUID() }
  const { surveyId } = await call<{ surveyId: string }>('teacher/survey/make', made)
  await call('teacher/survey/publish', { surveyId, revision: 0 })

  const lessonId = await test.step('the teacher makes a lesson and chooses the survey', async () => {
    await teacher.goto(`/teach/courses/${course.id}/curriculum`)
    await hydrated(teacher)
    const section = teacher.getByRole('region', { name: 'هفتهٔ اول' })
    await section.getByText('درس', { exact: true }).press('Enter')
    await section.getByRole('button', { name: 'نظرسنجی', exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'نام درس' })).toBeFocused()
    await teacher.keyboard.type('نظر شما')
    await teacher.keyboard.press('Enter')
    await section.getByRole('link', { name: 'نظر شما' }).click()
    await teacher.getByRole('combobox', { name: 'کدام نظرسنجی؟' }).selectOption({ label: title })
    await expect(teacher.getByText('ذخیره شد، ')).toBeVisible()
    await look(teacher)
    await teacher.getByRole('button', { name: 'انتشار درس', exact: true }).click()
    await expect(teacher.getByText('درس منتشر شد.')).toBeVisible()
    return new URL(teacher.url()).pathname.split('/').at(-1)
  })

  await test.step('its learner answers there, and the lesson is done', async () => {
    await page.goto(`/learn/${course.slug}/${lessonId}`)
    await page.getByRole('radio', { name: '۱۰' }).check({ force: true })
    await look(page)
    await page.getByRole('button', { name: 'ارسال پاسخ‌ها' }).click()
    await expect(page.getByText('پاسخ‌های شما ثبت شد')).toBeVisible()
    const here = page.getByRole('link', { name: /نظر شما/ }).and(page.locator('[aria-current=page]'))
    await expect(here.filter({ hasText: 'تمام شد' }).first()).toBeAttached()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'به این نظرسنجی پاسخ داده‌اید' })).toBeVisible()
  })

  await test.step('a manager finds it and reads its results', async () => {
    await signInAs(teacher, 'manager')
    await teacher.goto('/manage/surveys')
    await look(teacher)
    await teacher.getByRole('link', { name: title }).click()
    await expect(teacher.getByText('مشوق (۹ و ۱۰): ۱')).toBeVisible()
    await look(teacher)
  })
  await desk.close()
})
