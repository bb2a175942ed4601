import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a rehearsal looks at device and connection, and answers reach the server without being stored', {
  tag: '@phone',
}, async ({ page, context, look }) => {
  await arrive(page)
  await page.goto('/panel/exams')
  await page.getByRole('link', { name: 'آزمون آزمایشی دستگاه' }).click()
  await expect(page.getByText('هر ذخیره حدود', { exact: false })).toBeVisible()
  await expect(page.getByText('ساعت دستگاه شما با ساعت آزمون یکی است.')).toBeVisible()
  await hydrated(page)
  await page.getByRole('radio', { name: 'دماوند' }).check()
  await expect(page.getByText('پاسخ به سرور رسید.')).toBeVisible()
  await look(page)
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'سبلان' }).check()
  await expect(page.getByText('پاسخ به سرور نرسید.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'بررسی دوباره' }).click()
  await expect(page.getByText('۵ ذخیره از ۵ نرسید.', { exact: false })).toBeVisible()
  await context.setOffline(false)
})
