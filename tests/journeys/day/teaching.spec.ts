import type { Browser, Page } from '@playwright/test'
import { type AppWithClock, test } from '../app-with-clock.ts'
import { addLesson, openLesson } from '../authoring/curriculum.ts'
import { atBank, putInCart } from '../commerce/at-bank.ts'
import { expect } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import type * as dayActs from './acts.ts'
import { holdClass } from './hold-class.ts'

const act = <T>(own: AppWithClock, name: keyof typeof dayActs, ...given: readonly unknown[]) =>
  own.act<T>(new URL('./acts.ts', import.meta.url), name, ...given)

/** A browser of its own for this session. */
async function browserOf(browser: Browser, own: AppWithClock, token?: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: own.origin, reducedMotion: 'reduce', locale: 'fa-IR', timezoneId: 'Asia/Tehran' },
  })
  if (token) await context.addCookies([{ name: 'arvand.session', value: token, url: own.origin }])
  return context.newPage()
}

interface Sold {
  readonly id: string
  readonly slug: string
  readonly lessonId: string
}

// Income is free a week after the sale, so that the journey moves the clock of an app of its own.
test('a teacher prepares a lesson, holds a class, answers, marks, and is paid for what was sold', async ({
  own,
  page,
  browser,
  look,
}) => {
  test.setTimeout(300_000)
  const token = await act<string>(own, 'aTeacher')
  const course = await act<Sold>(own, 'aCourseForSale')
  await page.context().addCookies([{ name: 'arvand.session', value: token, url: own.origin }])

  await test.step('in the morning a lesson is prepared and published', async () => {
    await page.goto(`/teach/courses/${course.id}/curriculum`)
    await addLesson(page, 'هفتهٔ اول', 'گفت‌وگو در داستان', 'متن')
    await openLesson(page, 'گفت‌وگو در داستان')
    await page.getByRole('textbox', { name: 'متن درس' }).press('Control+End')
    await page.keyboard.type('هر کس باید با صدای خودش حرف بزند.')
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
    const publish = page.getByRole('button', { name: 'انتشار درس', exact: true })
    if (await publish.isVisible()) await publish.click()
    await expect(page.getByRole('button', { name: 'لغو انتشار' })).toBeVisible()
  })

  const learner = await browserOf(browser, own)
  await test.step('a learner buys the course, asks, and hands work in', async () => {
    await arrive(learner, 'شیرین فرهادی')
    await putInCart(learner, course.slug)
    await learner.goto('/checkout')
    await learner.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
    await atBank(learner, 'pay')
    await expect(learner.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
    await learner.goto(`/discussions/about/lesson/${course.lessonId}`)
    await learner.getByLabel('عنوان پرسش').fill('چند صفحه بنویسم؟')
    await learner.getByLabel('شرح پرسش').fill('یک صفحه کافی است؟')
    await learner.getByRole('button', { name: 'ارسال پرسش' }).click()
    await expect(learner.getByRole('heading', { level: 1, name: 'چند صفحه بنویسم؟' })).toBeVisible()
    await learner.goto(`/learn/${course.slug}/${course.lessonId}`)
    await learner.getByLabel('پاسخ شما').fill('کوچهٔ ما دیواری کاهگلی داشت که باران بویش را به خانه می‌آورد.')
    await learner.getByRole('button', { name: 'تحویل تکلیف' }).click()
    await expect(learner.getByText('در انتظار نمره')).toBeVisible()
  })

  await act<string>(own, 'aClassSoon', course.id)
  await test.step('a class is held from the home', () => holdClass(page, learner, look))

  await test.step('the home says what waits; the question is answered', async () => {
    await page.goto('/teach')
    await expect(page.getByRole('heading', { level: 2, name: 'در انتظار شما' })).toBeVisible()
    await look(page)
    await page.goto('/teach/questions')
    const question = page.getByRole('article').filter({ hasText: 'چند صفحه بنویسم؟' })
    await question.getByText('پاسخ دادن').click()
    await question.getByLabel('پاسخ شما به شیرین فرهادی').fill('یک صفحه کافی است.')
    await question.getByRole('button', { name: 'ارسال پاسخ' }).click()
    await expect(question).toHaveCount(0)
  })

  await test.step('the work is marked from the home', async () => {
    await page.goto('/teach')
    await page.getByRole('link', { name: /^شروع تصحیح/ }).click()
    await page.waitForURL(/\/assignments\/./)
    await expect(page.getByText('بویش را به خانه می‌آورد', { exact: false })).toBeVisible()
    await page.getByRole('textbox', { name: /^نمره/ }).fill('۱۸')
    await page.getByLabel('نظر برای دانشجو').fill('بوی باران را شنیدم.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('نمره ثبت شد و به دانشجو خبر داده شد.')).toBeVisible()
    await learner.goto(`/learn/${course.slug}/${course.lessonId}`)
    await expect(learner.getByText('بوی باران را شنیدم.')).toBeVisible()
  })

  await test.step('a week later the income is free, and asked for', async () => {
    await page.goto('/teach/income')
    await expect(page.getByText('هنوز آمادهٔ برداشت نیست', { exact: false }).first()).toBeVisible()
    await page.clock.setSystemTime(new Date(await act<string>(own, 'daysGoBy', 8)))
    await page.goto('/teach/income')
    await look(page)
    await page.getByLabel('شمارهٔ شبا').fill('IR82 0540 1026 8002 0817 9090 02')
    await page.getByRole('button', { name: 'درخواست برداشت' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'درخواست برداشت' }).click()
    await expect(page.getByText('درخواست شما ثبت شد.', { exact: false })).toBeVisible()
  })

  await test.step('a manager of finance approves and pays, and the teacher reads the bank’s number', async () => {
    const desk = await browserOf(browser, own, await act<string>(own, 'anAccountant'))
    await desk.goto('/manage/finance/withdrawals?state=requested')
    await desk.getByRole('button', { name: 'تأیید برداشت' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'تأیید برداشت' }).click()
    await expect(desk.getByText('برداشت تأیید شد؛', { exact: false })).toBeVisible()
    await desk.goto('/manage/finance/withdrawals?state=approved')
    await desk.getByLabel('شمارهٔ پیگیری بانک').fill('PAYA-140509')
    await desk.getByRole('button', { name: 'ثبت واریز' }).click()
    await expect(desk.getByText('واریز ثبت شد.')).toBeVisible()
    await page.goto('/teach/income')
    await expect(page.getByText('واریزشده').first()).toBeVisible()
    await expect(page.getByText('PAYA', { exact: false })).toBeVisible()
    await look(page)
    await desk.context().close()
  })
  await learner.context().close()
})
