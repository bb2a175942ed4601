import { weekdayOf } from '@arvand/persian/days'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import type { Page } from '@playwright/test'
import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'
import { makeTeacher } from '../teaching/course-staff.ts'

test('a teacher’s home tells what waits, and the first button opens the work itself', {
  tag: '@phone',
}, async ({ page, look }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('به‌خیر')
  for (const name of ['در انتظار شما', 'نیازمند پیگیری', 'ثبت‌نام این هفته', 'نظرهای تازه'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(/[۰-۹]/)
  await expect(page.getByRole('list', { name: 'ثبت‌نام روزهای هفته' }).getByRole('listitem')).toHaveCount(7)
  await look(page)
  const start = page.getByRole('link', { name: /^شروع تصحیح، [۰-۹]+ مورد$/ })
  await start.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/teach\/courses\/[^/]+\/assignments\/./)
})

test('who falls behind is opened from the home, and so is income', async ({ page }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach')
  const behind = cardOf(page, 'نیازمند پیگیری')
  const learner = behind.getByRole('link').first()
  const name = await learner.innerText()
  await learner.click()
  await page.waitForURL(/\/students\/./)
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
  await page.goto('/teach')
  await cardOf(page, 'آمادهٔ برداشت').getByRole('link').click()
  await page.waitForURL(/\/teach\/income$/)
})

test('a deadline that comes leads to what was handed in, and a course to those who fall behind in it', async ({
  page,
}) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach')
  const deadlines = cardOf(page, 'موعدهای نزدیک')
  await expect(deadlines).toContainText(/[۰-۹]+ نفر از [۰-۹]+ دانشجو تحویل داده‌اند/)
  await deadlines
    .getByRole('link', { name: /^دیدن پاسخ‌ها/ })
    .first()
    .click()
  await page.waitForURL(/\/assignments\?lessonId=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/teach')
  await cardOf(page, 'نیازمند پیگیری')
    .getByRole('link', { name: /^پیام به همه/ })
    .first()
    .click()
  await page.waitForURL(/\/students\?attendance=idle/)
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
})

test('the day shows a class of the week, and its one button opens it from a quarter before', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look, isMobile }) => {
  const { mobile } = await arrive(page, aName('گلناز'))
  await makeTeacher(browser, baseURL ?? '', mobile)
  const call = callsOf(page)
  const made = { title: 'کلاس خوشنویسی', description: '', requestId: crypto.randomUUID() }
  const { roomId } = await call<{ roomId: string }>('teacher/room/make', made)
  const now = Date.now()
  const soon = now + 10 * 60_000
  // Its day is today's, also in the last minutes before midnight.
  const time = dayAt(soon) === dayAt(now) ? formatTime(soon) : '23:59'
  await call('teacher/room/addHour', { roomId, weekday: weekdayOf(dayAt(now)), time, minutes: 60 })
  await page.goto('/teach')
  const day = cardOf(page, 'برنامهٔ امروز')
  await expect(day.getByRole('heading', { level: 3 }).first()).toContainText('کلاس خوشنویسی')
  if (!isMobile)
    await expect(day.getByRole('list', { name: 'برنامهٔ امروز' }).getByRole('listitem')).toHaveCount(1)
  await look(page)
  await day.getByRole('link', { name: 'ورود به کلاس: کلاس خوشنویسی' }).click()
  await page.waitForURL(/\/live\//)
  await expect(page.getByRole('button', { name: 'ورود', exact: true })).toBeVisible()
})

const cardOf = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    .last()
