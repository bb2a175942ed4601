import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'

test(
  'a course is carried out as one file and brought in again',
  { tag: '@gate' },
  async ({ page, browser, baseURL, look }, info) => {
    const { title } = await aTaughtCourse(browser, baseURL)
    await signInAs(page, 'teacher')
    await page.goto('/teach/exchange')
    await look(page)
    await page.getByLabel('کدام دوره؟').selectOption({ label: title })
    await page.getByRole('button', { name: 'ساختن فایل دوره' }).click()
    await expect(page).toHaveURL(/\/teach\/exchange\/.+/)
    const link = page.getByRole('link', { name: 'دریافت فایل دوره' })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await look(page)
    const coming = page.waitForEvent('download')
    await link.click()
    const path = info.outputPath('course.zip')
    await (await coming).saveAs(path)

    await page.goto('/teach/exchange')
    await page.locator('input[type=file]').first().setInputFiles(path)
    await expect(page.locator('input[name=fileId]')).toHaveValue(/^[0-9a-f-]{36}$/, { timeout: 30_000 })
    await page.getByRole('button', { name: 'خواندن این فایل' }).click()
    await expect(page.getByText('همه چیز وارد شد و چیزی جا نماند.')).toBeVisible({ timeout: 30_000 })
    await look(page)
    await expect(page.getByRole('list', { name: 'واردشده‌ها' }).getByRole('listitem').first()).toBeVisible()
  },
)

test('what is no course is told, and nothing is lost', async ({ page }, info) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/exchange')
  await page.getByRole('button', { name: 'خواندن این فایل' }).click()
  await expect(page.getByText('اول فایل دوره را آپلود کنید.')).toBeVisible()
  expect(info.errors).toEqual([])
})
