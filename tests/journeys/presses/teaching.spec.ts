import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import type { Browser, Page } from '@playwright/test'
import { asDemoPerson, callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { aTaughtCourse, type TaughtCourse } from '../teaching/taught-course.ts'
import { countedTasks, type Task } from './counted.ts'
import { aDraft } from './draft-course.ts'

const requestId = () => crypto.randomUUID()

/** A newcomer learns in the course, hands in its assignment and asks a question; returns its title. */
async function aLearnerIn(browser: Browser, baseURL: string, course: TaughtCourse): Promise<string> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await arrive(page)
  const call = callsOf(page)
  const { id: courseId, lessonId } = course
  await call('panel/course/enroll', { courseId, requestId: requestId() })
  const work = { courseId, lessonId, text: 'کوچهٔ ما دیواری کاهگلی داشت.', fileIds: [] }
  await call('panel/assignment/submit', { ...work, requestId: requestId() })
  const title = aName('چند سطر؟')
  const question = { about: { kind: 'lesson', id: lessonId }, title, body: 'پنج سطر کافی است؟' }
  await call('panel/discussion/ask', { ...question, requestId: requestId() })
  await context.close()
  return title
}

/** The curriculum of a course, from the first page. */
async function openCourse(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'فهرست پنل مدرس', exact: true })
    .getByRole('link', { name: /^دوره‌ها/ })
    .click()
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'درس‌های دوره' })).toBeVisible()
}

const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'بخش‌های دوره' }).getByRole('link', { name }).click()

test('what a teacher does again and again takes few presses', async ({ page, browser, baseURL: given }) => {
  const baseURL = given ?? ''
  test.setTimeout(300_000)
  const course = await aTaughtCourse(browser, baseURL)
  const question = await aLearnerIn(browser, baseURL, course)
  const draft = aName('خوشنویسی')
  await asDemoPerson(browser, baseURL, 'teacher', (call) => aDraft(call, draft, false))
  await signInAs(page, 'teacher')
  const task = await countedTasks(page, 'teacher')
  await makeCourses(page, task, draft)
  await teachLearners(page, task, course, question)
})

async function makeCourses(page: Page, task: Task, draft: string): Promise<void> {
  await task('begin a course', async () => {
    await page.getByRole('link', { name: /^دوره‌ها/ }).click()
    await page.getByRole('link', { name: 'ساختن دورهٔ تازه' }).click()
    await page.getByLabel('نام دوره').fill(aName('تذهیب'))
    await page.getByRole('button', { name: 'ساختن دورهٔ تازه' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'درس‌های دوره' })).toBeVisible()
  })

  await task('add a lesson of a kind', async () => {
    await openCourse(page, draft)
    const section = page.getByRole('region', { name: 'خط' })
    await section.getByText('درس', { exact: true }).click()
    await section.getByRole('button', { name: 'متن', exact: true }).click()
    await section.getByRole('textbox', { name: 'نام درس' }).fill('کشیده‌ها')
    await page.keyboard.press('Enter')
    await expect(section.getByRole('link', { name: 'کشیده‌ها' })).toBeVisible()
  })

  await task('move a section', async () => {
    await openCourse(page, draft)
    const grip = page.getByRole('button', { name: 'جابه‌جایی فصل خط', exact: true })
    const stored = page.waitForResponse((answer) => answer.url().endsWith('curriculum/arrange'))
    // Forced: the pointer is taken by what is around the button, which is what is dragged.
    await grip.dragTo(page.getByRole('region', { name: 'نقطه' }), { force: true })
    expect((await stored).ok()).toBe(true)
    const sections = page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText(['خط', 'نقطه'])
  })

  await task('publish a lesson', async () => {
    await openCourse(page, draft)
    await page.getByRole('button', { name: 'کارهای قلم' }).click()
    await page.getByRole('menuitem', { name: 'انتشار درس' }).click()
    await expect(page.getByRole('row', { name: 'قلم' }).getByText('پیش‌نویس')).toHaveCount(0)
  })
}

async function teachLearners(page: Page, task: Task, course: TaughtCourse, question: string): Promise<void> {
  await task('answer a question', async () => {
    await page.getByRole('link', { name: /^پاسخ به پرسش‌ها/ }).click()
    const card = page.getByRole('article').filter({ hasText: question })
    await card.getByText('پاسخ دادن').click()
    await card.getByLabel(/^پاسخ شما/).fill('بله، پنج سطر کافی است.')
    await card.getByRole('button', { name: 'ارسال پاسخ' }).click()
    await expect(card).toHaveCount(0)
  })

  await task('mark an assignment', async () => {
    await openCourse(page, course.title)
    await openTab(page, 'تکلیف‌ها')
    await page.getByRole('link', { name: 'شروع نمره‌دهی' }).click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    // Its rubric has two criteria.
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await expect(page.getByText('۲۰ از ۲۰')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('نمره ثبت شد و به دانشجو خبر داده شد.')).toBeVisible()
  })

  await task('invite learners by their mobiles', async () => {
    await openCourse(page, course.title)
    await openTab(page, 'دانشجویان')
    await page.getByRole('link', { name: 'افزودن با شمارهٔ موبایل' }).click()
    await page.getByLabel('شماره‌ها', { exact: true }).fill(`0936${String(Math.random()).slice(2, 9)}`)
    await page.getByRole('button', { name: 'دعوت این شماره‌ها' }).click()
    await expect(page.getByText('کار این فهرست تمام شد.')).toBeVisible()
  })

  await task('schedule an announcement', async () => {
    await openCourse(page, course.title)
    await page.getByRole('button', { name: 'بیشتر' }).click()
    await page.getByRole('link', { name: 'اطلاعیه‌ها' }).click()
    await page.getByLabel('عنوان').fill('کلاس شنبه')
    await page.getByLabel('متن').fill('شنبه ساعت ۱۸ هم را می‌بینیم.')
    await page.getByLabel('روز و ساعت دیگر').check()
    await page.getByLabel('روز انتشار').fill(formatDay(addDays(dayAt(new Date()), 2)))
    await page.getByLabel('ساعت انتشار').fill('۱۸:۳۰')
    await page.getByRole('button', { name: 'ارسال اطلاعیه' }).click()
    await expect(page.getByText('تا آن وقت کسی آن را نمی‌بیند.')).toBeVisible()
  })

  await task('reply to a review', async () => {
    await page.getByRole('link', { name: /^پاسخ به نظرها/ }).click()
    // Another journey replies to the third.
    const waiting = page.getByRole('article').nth(4)
    await waiting.locator('summary').click()
    await waiting.getByRole('textbox').fill('سپاس که نوشتید.')
    await waiting.getByRole('button', { name: 'ثبت پاسخ' }).click()
    await expect(page.getByText('پاسخ شما زیر نظر دیده می‌شود')).toBeVisible()
  })

  await task('export the gradebook', async () => {
    await openCourse(page, course.title)
    await openTab(page, 'دفتر نمره')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'دریافت اکسل' }).click()
    expect((await download).suggestedFilename()).toContain('.xlsx')
  })
}
