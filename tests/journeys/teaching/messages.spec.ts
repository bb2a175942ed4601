import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse, invite } from './taught-course.ts'

test('a teacher writes to chosen learners, and a learner reads it among the notices', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const course = await aTaughtCourse(browser, baseURL)
  const learners = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await learners.newPage()
  const { name, mobile } = await arrive(theirs, 'سپیده رهنما')
  await signInAs(page, 'teacher')
  await invite(page, { mobile, theirs }, course)

  await page.goto(`/teach/courses/${course.id}/students`)
  await page.getByLabel(`انتخاب ${name}`).locator('visible=true').check()
  await page.getByText('پیام', { exact: true }).locator('visible=true').click()
  await page.getByLabel('موضوع').fill('درس سوم منتظر شماست')
  await page.getByLabel('متن پیام').fill('ok')
  await page.getByRole('button', { name: 'ارسال به انتخاب‌شده‌ها' }).click()
  await expect(page.getByLabel('متن پیام')).toHaveAccessibleDescription(/۳/)
  await expect(page.getByLabel('موضوع')).toHaveValue('درس سوم منتظر شماست')
  await look(page)
  await page.getByLabel('متن پیام').fill('یک هفته است نیامده‌اید. درس سوم ده دقیقه بیشتر نیست.')
  await page.getByRole('button', { name: 'ارسال به انتخاب‌شده‌ها' }).click()
  await expect(page.getByText('پیام برای ۱ دانشجو فرستاده شد.')).toBeVisible()

  await page.getByRole('link', { name }).locator('visible=true').click()
  const card = page.locator('#message')
  await card.getByLabel('موضوع').fill('تکلیف هفتهٔ اول')
  await card.getByLabel('متن پیام').fill('نوشتهٔ شما را خواندم؛ فردا نمره می‌گذارم.')
  await card.getByRole('button', { name: 'ارسال پیام' }).click()
  await expect(page.getByText('پیام فرستاده شد.')).toBeVisible()
  await look(page)

  await theirs.goto('/panel/notices')
  await expect(theirs.getByText('تکلیف هفتهٔ اول')).toBeVisible()
  await expect(theirs.getByText('یک هفته است نیامده‌اید. درس سوم ده دقیقه بیشتر نیست.')).toBeVisible()
  await learners.close()
})

test('who falls behind is written to from the home of a teacher', async ({ page }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach')
  const message = page.getByRole('link', { name: /^پیام به / }).first()
  const name = (await message.getAttribute('aria-label'))?.replace('پیام به ', '') ?? ''
  await message.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'پیام به دانشجو' })).toBeInViewport()
})
