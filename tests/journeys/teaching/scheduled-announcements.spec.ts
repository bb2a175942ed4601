import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse, invite } from './taught-course.ts'

test('an announcement waits for its day, is changed and published at once, and readers are counted', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const course = await aTaughtCourse(browser, baseURL)
  const learners = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await learners.newPage()
  const { mobile } = await arrive(theirs)
  await signInAs(page, 'teacher')
  await invite(page, { mobile, theirs }, course)

  await page.goto(`/teach/courses/${course.id}/announcements`)
  await page.getByLabel('عنوان').fill('کلاس شنبه')
  await page.getByLabel('متن').fill('شنبه ساعت ۱۸ هم را می‌بینیم.')
  await page.getByLabel('روز و ساعت دیگر').check()
  await look(page)
  await page.getByLabel('روز انتشار').fill(formatDay(addDays(dayAt(new Date()), -1)))
  await page.getByRole('button', { name: 'ارسال اطلاعیه' }).click()
  await expect(page.getByText('روز و ساعتی را انتخاب کنید که هنوز نرسیده')).toBeVisible()
  await expect(page.getByLabel('متن')).toHaveValue('شنبه ساعت ۱۸ هم را می‌بینیم.')
  await page.getByLabel('روز انتشار').fill(formatDay(addDays(dayAt(new Date()), 2)))
  await page.getByLabel('ساعت انتشار').fill('۱۸:۳۰')
  await page.getByRole('button', { name: 'ارسال اطلاعیه' }).click()
  await expect(page.getByText('تا آن وقت کسی آن را نمی‌بیند.')).toBeVisible()
  await expect(page.getByText('زمان‌بندی‌شده')).toBeVisible()

  await theirs.goto(`/panel/announcements/${course.id}`)
  await expect(theirs.getByText('هنوز اطلاعیه‌ای نیست')).toBeVisible()

  await page.locator('summary').filter({ hasText: 'ویرایش' }).click()
  const edit = page.locator('details form')
  await edit.getByLabel('عنوان').fill('کلاس یکشنبه')
  await look(page)
  await edit.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
  await expect(page.getByText('تغییرات ذخیره شد. انتشار:')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'کلاس یکشنبه' })).toBeVisible()
  await page.getByRole('button', { name: 'انتشار همین حالای «کلاس یکشنبه»' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'انتشار همین حالا' }).click()
  await expect(page.getByText('اطلاعیه منتشر شد و به دانشجویان می‌رسد.')).toBeVisible()
  await expect(page.getByText('خوانده‌شده توسط ۰ از ۱ دانشجو')).toBeVisible()

  await theirs.goto(`/panel/announcements/${course.id}`)
  await expect(theirs.getByRole('heading', { name: 'کلاس یکشنبه' })).toBeVisible()
  await learners.close()
  await page.reload()
  await expect(page.getByText('خوانده‌شده توسط ۱ از ۱ دانشجو')).toBeVisible()
  await look(page)
})
