import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('the first page of the panel says what to do next', { tag: '@phone' }, async ({ page, look }) => {
  const { name } = await arrive(page)
  await page.goto('/panel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`سلام ${name}`)
  await expect(page.getByRole('heading', { level: 2, name: 'پروفایل خود را کامل کنید' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'کامل کردن پروفایل' }).click()
  await expect(page).toHaveURL(/\/panel\/profile$/)
})

test('the week begins on Saturday, marks today and knows the holidays', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel')
  const days = page.getByRole('region', { name: 'این هفته' }).getByRole('list').getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toContainText('شنبه')
  await expect(days.last()).toContainText('جمعه')
  await expect(page.locator('[aria-current="date"]')).toContainText('امروز')

  // 22 Bahman 1405 is a Thursday.
  await page.goto('/panel?week=2027-02-11')
  const week = page.getByRole('region', { name: 'هفته' })
  await expect(week.getByText('پیروزی انقلاب اسلامی')).toBeVisible()
  await expect(week.getByText('۱۷ تا ۲۳ بهمن')).toBeVisible()
  await week.getByRole('link', { name: 'هفتهٔ بعد' }).click()
  await expect(page.getByText('۲۴ تا ۳۰ بهمن')).toBeVisible()
  await page.getByRole('link', { name: 'برگشت به این هفته' }).click()
  await expect(page.getByRole('region', { name: 'این هفته' })).toBeVisible()
})

test('a stranger is sent to sign in and comes back', async ({ page }) => {
  await page.goto('/panel/notices')
  await expect(page).toHaveURL(/\/auth\/sign-in\?callbackUrl=%2Fpanel%2Fnotices$/)
})
