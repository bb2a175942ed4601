import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aCourseToArrange } from './course-to-arrange.ts'

test('a removed lesson and a removed section come back, from the toast and after a reload', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const courseId = await aCourseToArrange(browser, baseURL)
  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${courseId}/curriculum`)
  const section = page.getByRole('region', { name: 'نقطه' })
  const remove = async (title: string) => {
    const entry = page.getByRole('menuitem', { name: 'پاک کردن' })
    await page.getByRole('button', { name: `کارهای ${title}`, exact: true }).press('Enter')
    await entry.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'پاک کردن' }).press('Enter')
  }

  await test.step('a lesson, by the toast', async () => {
    await remove('نقطه و جا')
    await expect(section.getByRole('row')).toHaveCount(1)
    await page.getByRole('button', { name: 'برگرداندن', exact: true }).press('Enter')
    await expect(section.getByRole('row')).toHaveCount(2)
    await expect(section.getByRole('row').first()).toContainText('نقطه و جا')
  })

  await test.step('a section with its lessons, after a reload', async () => {
    await remove('نقطه')
    await expect(section).toHaveCount(0)
    await page.reload()
    await page.getByText('برگرداندن حذف‌شده‌ها (۱)').press('Enter')
    await expect(page.getByText('فصل «نقطه»، ۲ درس')).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'برگرداندن «نقطه»' }).press('Enter')
    await expect(section.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('نقطه')
    await expect(page.getByText('برگرداندن حذف‌شده‌ها')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a lesson is removed and brought back by plain forms', async ({ page, browser, baseURL }) => {
    const courseId = await aCourseToArrange(browser, baseURL)
    await signInAs(page, 'teacher')
    await page.goto(`/teach/courses/${courseId}/curriculum`)
    await page.getByRole('link', { name: 'تنظیم نقطه و جا' }).click()
    await page.getByRole('button', { name: 'پاک کردن' }).click()
    await page.getByRole('button', { name: 'پاک کردن' }).click()
    await expect(page).toHaveURL(/\/curriculum$/)
    await expect(page.getByRole('link', { name: 'نقطه و جا', exact: true })).toHaveCount(0)
    await page.getByText('برگرداندن حذف‌شده‌ها (۱)').click()
    await page.getByRole('button', { name: 'برگرداندن «نقطه و جا»' }).click()
    await expect(page.getByText('برگردانده شد.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'نقطه و جا', exact: true })).toBeVisible()
  })
})
