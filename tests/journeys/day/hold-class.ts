import { expect, type Page } from '@playwright/test'

/** The teacher opens a class from their home, the learner of the day comes, and the attendance says so when it is over. */
export async function holdClass(
  page: Page,
  learner: Page,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto('/teach')
  const day = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'برنامهٔ امروز' }),
  })
  await expect(day.getByRole('list', { name: 'برنامهٔ امروز' })).toContainText('حلقهٔ داستان')
  await look(page)
  await day.getByRole('link', { name: 'ورود به کلاس: حلقهٔ داستان' }).click()
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('toolbar', { name: 'دکمه‌های کلاس' })).toBeVisible()
  const sessionId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await learner.goto(`/live/${sessionId}`)
  await learner.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(learner.getByRole('toolbar', { name: 'دکمه‌های کلاس' })).toBeVisible()
  const people = page.getByRole('list', { name: 'شرکت‌کننده‌ها' })
  await expect(people).toContainText('شیرین فرهادی')
  await page.getByRole('button', { name: 'پایان کلاس' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^پایان/ })
    .click()
  await expect(page.getByRole('toolbar', { name: 'دکمه‌های کلاس' })).toHaveCount(0)
  await page.goto(`/teach/classes/attendance/${sessionId}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'شیرین فرهادی' })).toBeVisible()
  await look(page)
}
