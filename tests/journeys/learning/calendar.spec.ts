import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('the week begins on Saturday, marks today and knows the holidays', { tag: '@phone' }, async ({
  page,
  look,
}) => {
  await arrive(page)
  await page.goto('/panel/course-calendar')
  const days = page.getByRole('region', { name: 'این هفته' }).getByRole('list').getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toContainText('شنبه')
  await expect(days.last()).toContainText('جمعه')
  await expect(page.locator('[aria-current="date"]')).toContainText('امروز')
  await look(page)

  // 22 Bahman 1405 is a Thursday.
  await page.goto('/panel/course-calendar?week=2027-02-11')
  const week = page.getByRole('region', { name: 'هفته' })
  await expect(week.getByText('پیروزی انقلاب اسلامی')).toBeVisible()
  await expect(week.getByText('۱۷ تا ۲۳ بهمن')).toBeVisible()
  await week.getByRole('link', { name: 'هفتهٔ بعد' }).click()
  await expect(page.getByText('۲۴ تا ۳۰ بهمن')).toBeVisible()
  await page.getByRole('link', { name: 'برگشت به این هفته' }).click()
  await expect(page.getByRole('region', { name: 'این هفته' })).toBeVisible()
})
