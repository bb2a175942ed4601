import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('a manager hides a review with a reason, finds it among the hidden ones and shows it again', async ({
  page,
  look,
}) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/reviews?hidden=no')
  const first = page.getByRole('article').first()
  const course = await first.getByRole('heading').innerText()
  await first.locator('summary').click()
  await first.getByRole('textbox', { name: 'دلیل، برای نویسنده' }).fill('آدرس تماس در نظر نمی‌گذاریم.')
  await look(page)
  await first.getByRole('button', { name: 'پنهان کردن و ارسال دلیل' }).click()
  await expect(page.getByText('نظر پنهان شد و دلیل برای نویسنده فرستاده شد.')).toBeVisible()
  await page.getByRole('link', { name: 'پنهان‌ها' }).click()
  await expect(page).toHaveURL('/manage/reviews?hidden=yes')
  const hidden = page.getByRole('article').filter({ hasText: 'آدرس تماس در نظر نمی‌گذاریم.' })
  await expect(hidden.getByRole('heading')).toHaveText(course)
  await look(page)
  await hidden.getByRole('button', { name: 'نمایش دوباره' }).click()
  await expect(page.getByText('نظر دوباره در صفحهٔ دوره دیده می‌شود')).toBeVisible()
})

test('a manager narrows reviews to stars and to a course', async ({ page }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/reviews')
  await page.getByRole('link', { name: '۵ ستاره', exact: true }).click()
  await expect(page).toHaveURL('/manage/reviews?stars=5')
  await page
    .getByRole('link', { name: /^نظرهای این دوره/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/manage\/reviews\?courseId=/)
  await expect(page.getByText('فقط نظرهای دورهٔ')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'همهٔ دوره‌ها', exact: true }).click()
  await expect(page.getByText('فقط نظرهای دورهٔ')).toBeHidden()
})
