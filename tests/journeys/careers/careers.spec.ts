import type { Browser, Page } from '@playwright/test'
import { asDemoPerson, callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse, type TaughtCourse } from '../teaching/taught-course.ts'

const anId = () => crypto.randomUUID()

/** A skill that certificates of the course prove, and the template of these certificates. */
async function aSkillOf(browser: Browser, baseURL: string, course: TaughtCourse, title: string) {
  await asDemoPerson(browser, baseURL, 'manager', async (call) => {
    const { items } = await call<{ items: { id: string; parentId: string | null }[] }>('home/skills', {})
    const parentId = items.find((one) => one.parentId === null)?.id
    const skill = { title, parentId, courses: [course.slug], requestId: anId() }
    await call('panel/manage/skill/save', skill)
  })
  const written = { courseId: course.id, version: 0, brand: 'arvand', heading: 'گواهی پایان کارگاه' }
  return asDemoPerson(browser, baseURL, 'teacher', async (call) => {
    const saved = await call<{ template: { id: string } }>('teacher/certificate/saveTemplate', written)
    return saved.template.id
  })
}

/** The person of this page learns the course, and its teacher issues their certificate. */
async function certify(
  browser: Browser,
  baseURL: string,
  page: Page,
  course: TaughtCourse,
  templateId: string,
) {
  const call = callsOf(page)
  await call('panel/course/enroll', { courseId: course.id, requestId: anId() })
  const { user } = await call<{ user: { id: string } }>('panel/getProfile', {})
  await asDemoPerson(browser, baseURL, 'teacher', (teach) =>
    teach('teacher/certificate/issue', { templateId, people: [user.id], requestId: anId() }),
  )
}

/** A manager accepts the company. */
async function accept(
  browser: Browser,
  baseURL: string,
  company: string,
  look: (page: Page) => Promise<void>,
) {
  const manager = await (await browser.newContext({ baseURL, locale: 'fa-IR' })).newPage()
  await signInAs(manager, 'manager')
  await manager.goto('/manage/companies')
  await look(manager)
  // The longest waiting stand first, and other journeys propose theirs.
  const card = manager.locator('section').filter({ has: manager.getByRole('heading', { name: company }) })
  while (!(await card.isVisible())) await manager.getByRole('link', { name: 'صفحهٔ بعد' }).click()
  await card.getByRole('button', { name: 'تأیید شرکت' }).click()
  await expect(manager.getByText('شرکت تأیید شد.')).toBeVisible()
  await manager.context().close()
}

/** By keyboard to the second stage, by the menu to the third, and a note about the applicant. */
async function moveOver(page: Page, board: string, look: (page: Page) => Promise<void>) {
  await page.goto(board)
  await hydrated(page)
  const column = (name: string) => page.getByRole('grid', { name: new RegExp(`^${name}،`) })
  await expect(column('جدید').getByText('بهرام قلم‌زن')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'جابه‌جایی بهرام قلم‌زن' }).press('Enter')
  // Each column but its own is a place; Tab goes round them.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(column('در حال بررسی').locator(':focus')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('مرحله عوض شد', { exact: false })).toBeVisible()
  await expect(column('در حال بررسی').getByText('بهرام قلم‌زن')).toBeVisible()
  await page.getByRole('button', { name: 'انتقال بهرام قلم‌زن' }).click()
  await page.getByRole('menuitem', { name: 'به «مصاحبه»' }).click()
  await expect(column('مصاحبه').getByText('بهرام قلم‌زن')).toBeVisible()
  await page.getByRole('link', { name: 'بهرام قلم‌زن' }).click()
  await page.getByLabel('یادداشت تازه').fill('نمونهٔ داستان را پسندیدیم.')
  await page.getByRole('button', { name: 'ثبت یادداشت' }).click()
  await expect(page.getByText('یادداشت ثبت شد.')).toBeVisible()
  await look(page)
}

test('a company hires by a skill that must be proven: refused and led to its course, then moved over the board', {
  tag: ['@gate'],
}, async ({ page, browser, baseURL, look }) => {
  const mark = Math.random().toString(36).slice(2, 8)
  const [company, job, skill] = [`کارگاه ${mark}`, `نویسنده ${mark}`, `داستان کوتاه ${mark}`]
  const course = await aTaughtCourse(browser, baseURL ?? '')
  const templateId = await aSkillOf(browser, baseURL ?? '', course, skill)

  await test.step('a company is proposed and accepted', async () => {
    await arrive(page, 'مریم کارآفرین')
    await page.goto('/panel/companies')
    await page.getByLabel('نام شرکت').fill(company)
    await page.getByLabel('زمینهٔ کار').fill('نشر')
    await page.getByLabel('شهر').fill('کرمان')
    await page.getByLabel('دربارهٔ شرکت').fill('داستان‌های کوتاه نویسندگان جوان را منتشر می‌کنیم.')
    await look(page)
    await page.getByRole('button', { name: 'ارسال برای تأیید' }).click()
    await expect(page.getByText('شرکت در انتظار تأیید آروند است.', { exact: false })).toBeVisible()
    await accept(browser, baseURL ?? '', company, look)
  })

  await test.step('it publishes a job that asks the verified skill', async () => {
    await page.reload()
    await page.getByRole('link', { name: 'آگهی تازه' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'آگهی تازه' })).toBeVisible()
    await page.getByLabel('عنوان شغل').fill(job)
    await page.getByLabel('شهر').fill('کرمان')
    await page.getByLabel('مهلت درخواست').fill('۱۴۱۰/۰۱/۱۵')
    await page.getByRole('textbox', { name: 'شرح شغل' }).fill('هر هفته یک داستان می‌خوانید و یکی می‌نویسید.')
    const box = page.getByLabel(`${skill} فقط با گواهی`)
    const isShown = await box.isVisible()
    if (!isShown) await page.locator('details').filter({ has: box }).locator('summary').click()
    await box.check({ force: true })
    await look(page)
    await page.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click()
    await page.getByRole('button', { name: 'انتشار آگهی' }).click()
    await expect(page.getByText('آگهی منتشر شد.')).toBeVisible()
    await look(page)
  })
  const board = new URL(page.url()).pathname

  const seeker = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR' })).newPage()
  await test.step('somebody without the skill is refused and led to its course', async () => {
    await seeker.goto('/jobs')
    await seeker.getByRole('searchbox', { name: 'جست‌وجوی شغل' }).fill(mark)
    await seeker.keyboard.press('Enter')
    await expect(seeker).toHaveURL(/\/jobs\?q=/)
    await seeker.getByRole('link', { name: job }).click()
    const posting = await seeker.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(posting ?? '{}')).toMatchObject({ '@type': 'JobPosting', title: job })
    await look(seeker)
    const address = new URL(seeker.url()).pathname
    await arrive(seeker, 'بهرام قلم‌زن')
    await seeker.goto(address)
    await expect(seeker.getByText('این آگهی مهارتی با گواهی می‌خواهد', { exact: false })).toBeVisible()
    await expect(seeker.getByRole('button', { name: 'ارسال درخواست' })).toHaveCount(0)
    await look(seeker)
    await seeker.getByRole('link', { name: `دورهٔ ${course.title}` }).click()
    await expect(seeker.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
    await certify(browser, baseURL ?? '', seeker, course, templateId)
    await seeker.goto(address)
  })

  await test.step('with the certificate one press applies', async () => {
    await seeker.getByRole('button', { name: 'ارسال درخواست' }).click()
    await expect(seeker.getByText('درخواست شما ارسال شد.', { exact: false })).toBeVisible()
    await seeker.getByRole('link', { name: 'دیدن درخواست' }).click()
    await expect(seeker.getByRole('main').getByText('جدید').first()).toBeVisible()
    await look(seeker)
  })

  await test.step('the company drags the application by keyboard, and moves it by the menu', async () => {
    await moveOver(page, board, look)
  })

  await test.step('the applicant sees the new stage, and is told', async () => {
    await seeker.reload()
    await expect(seeker.getByRole('main').getByText('مصاحبه').first()).toBeVisible()
    await seeker.goto('/panel/notices')
    await expect(seeker.getByText(`درخواست شما برای «${job}» به مرحلهٔ مصاحبه رسید`)).toBeVisible()
  })
})
