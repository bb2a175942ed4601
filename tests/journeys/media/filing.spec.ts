import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'

const pdf = (text: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

test('a file goes into a folder with a tag, is used, replaced in its place, and not removed while used', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const { id, lessonId } = await aTaughtCourse(browser, baseURL)
  const mark = crypto.randomUUID().slice(0, 6)
  const name = `booklet-${mark}.pdf`
  await signInAs(page, 'teacher')

  await page.goto('/teach/media')
  await page.getByText('پوشهٔ تازه', { exact: true }).click()
  await page.getByLabel('نام پوشه').fill(`فصل ${mark}`)
  await page.getByRole('button', { name: 'ساختن پوشه' }).click()
  await expect(page.getByText('پوشه ساخته شد.')).toBeVisible()
  await page
    .getByRole('list', { name: 'پوشه‌ها' })
    .getByRole('link', { name: `فصل ${mark}` })
    .click()
  await page
    .getByLabel(`فایل‌های تازه در «فصل ${mark}»`)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf('one') })
  const files = page.getByRole('list', { name: 'کتابخانهٔ رسانه' })
  await expect(files.getByRole('link', { name })).toBeVisible({ timeout: 30_000 })
  await expect(files.getByText('استفاده نشده')).toBeVisible()

  await files.getByLabel(`انتخاب ${name}`).check()
  await page.getByText('افزودن برچسب', { exact: true }).first().click()
  await page.getByRole('combobox', { name: 'برچسب' }).last().fill(`جزوه ${mark}`)
  await page.getByRole('button', { name: 'افزودن برچسب' }).click()
  await expect(files.getByText(`جزوه ${mark}`)).toBeVisible()
  await look(page)

  await page.goto(`/teach/courses/${id}/lessons/${lessonId}`)
  await page.getByRole('button', { name: 'افزودن فایل' }).click()
  const dialog = page.getByRole('dialog', { name: 'انتخاب فایل' })
  await dialog.getByLabel('پوشه', { exact: true }).selectOption({ label: `فصل ${mark}` })
  const found = dialog.getByRole('list', { name: 'از کتابخانه' }).getByRole('button')
  await expect(found).toHaveCount(1)
  await look(page)
  await found.click()
  await expect(page.getByLabel('نام فایل برای دانشجو')).toHaveValue(name)
  await expect(page.getByText('ذخیره شد').first()).toBeVisible({ timeout: 30_000 })

  await page.goto(`/teach/media?tag=${encodeURIComponent(`جزوه ${mark}`)}`)
  await expect(files.getByText('در ۱ درس استفاده شده')).toBeVisible()
  await files.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name: 'کجا استفاده شده' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'پاک کردن فایل' })).toBeDisabled()
  await page
    .getByLabel('فایل جایگزین')
    .setInputFiles({ name: 'second.pdf', mimeType: 'application/pdf', buffer: pdf('the second, longer one') })
  await expect(page.getByText('فایل تازه‌ای جایگزین کرد.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await look(page)
})
