import { readFile } from 'node:fs/promises'
import { test } from '../app-with-clock.ts'
import { expect } from '../journey.ts'

const rows = 150_000

test('a manager has a long table written, stops it, has it written again and takes it', async ({
  page,
  own,
  look,
}) => {
  test.setTimeout(180_000)
  const token = await own.act<string>(new URL('acts.ts', import.meta.url), 'manyMessages', rows)
  await page.context().addCookies([{ name: 'arvand.session', value: token, url: own.origin }])
  await page.goto('/manage/exports')
  const tables = page.getByRole('list', { name: 'جدول‌ها' })
  const ask = tables
    .getByRole('listitem')
    .filter({ hasText: 'تیکت‌ها' })
    .getByRole('button', { name: 'فایل CSV' })
  const files = page.getByRole('list', { name: 'فایل‌های جدول‌های بلند' }).getByRole('listitem')

  await test.step('while it is written it is stopped', async () => {
    await ask.click()
    await expect(page.getByText('این جدول بلند است')).toBeVisible()
    await expect(files.getByText('از ۱۵۰٬۰۰۰ ردیف')).toBeVisible()
    await files.getByRole('button', { name: /^لغو ساخت فایل/ }).click()
    await expect(page.getByText('ساخت فایل لغو شد')).toBeVisible()
    await expect(files.getByText('لغوشده')).toBeVisible()
    await look(page)
  })

  await test.step('written again, it comes whole', async () => {
    await ask.click()
    const take = files.getByRole('button', { name: /^دریافت فایل/ })
    await expect(take).toBeVisible({ timeout: 60_000 })
    await look(page)
    const coming = page.waitForEvent('download')
    await take.click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('تیکت ها.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(rows + 1)
  })
})
