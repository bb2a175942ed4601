import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'

test('a picture comes into the library, is picked for a lesson, and its manager finds it', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const { id, lessonId } = await aTaughtCourse(browser, baseURL)
  const name = `picture-${crypto.randomUUID().slice(0, 8)}.png`
  await signInAs(page, 'teacher')
  await page.goto('/teach/media')
  const buffer = await page.screenshot()
  await page.getByLabel('فایل‌های تازه').setInputFiles({ name, mimeType: 'image/png', buffer })
  await expect(page.getByRole('list', { name: 'کتابخانهٔ رسانه' }).getByRole('link', { name })).toBeVisible({
    timeout: 30_000,
  })

  await page.goto(`/teach/courses/${id}/lessons/${lessonId}`)
  await page.getByRole('button', { name: 'افزودن فایل' }).click()
  const dialog = page.getByRole('dialog', { name: 'انتخاب فایل' })
  await dialog.getByLabel('جست‌وجو در فایل‌های من').fill(name)
  const found = dialog.getByRole('list', { name: 'از کتابخانه' }).getByRole('button')
  await expect(found).toHaveCount(1)
  await look(page)
  await found.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('نام فایل برای دانشجو')).toHaveValue(name)

  await signInAs(page, 'manager')
  await page.goto(`/manage/media?q=${name}`)
  const all = page.getByRole('list', { name: 'رسانه‌ها' })
  await expect(all.getByRole('listitem')).toHaveCount(1)
  await expect(all.getByRole('link', { name })).toBeVisible()
  await look(page)
})

test('a picture is cut and stands as the avatar', async ({ page, look }) => {
  await arrive(page)
  await page.goto('/panel/profile')
  const buffer = await page.screenshot()
  await expect(page.getByRole('button', { name: 'گذاشتن تصویر' })).toBeVisible()
  await page
    .getByLabel('تصویر پروفایل', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: 'برش تصویر' })
  await expect(dialog).toBeVisible()
  await look(page)
  await dialog.getByRole('button', { name: 'ذخیرهٔ تصویر' }).click()
  await expect(page.getByText('تصویر پروفایل ذخیره شد.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'تغییر تصویر' })).toBeVisible()
})
