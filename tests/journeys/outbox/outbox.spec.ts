import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('what would have been sent is read, by recipient', { tag: ['@phone', '@gate'] }, async ({
  page,
  look,
  context,
}) => {
  const { mobile } = await arrive(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/outbox')
  await look(page)
  await page.getByLabel('شماره یا ایمیل گیرنده').fill(mobile)
  await page.getByRole('button', { name: 'نشان دادن' }).click()
  const message = page.getByRole('listitem').filter({ hasText: 'کد شما' }).last()
  await expect(message).toBeVisible()
  await message.getByRole('button', { name: /کپی کد/ }).click()
  await expect(page.getByText('کد کپی شد')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/)
})

test('without JavaScript too, and a recipient that is none is told', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/outbox')
  await page.getByLabel('شماره یا ایمیل گیرنده').fill('۱۲۳')
  await page.getByRole('button', { name: 'نشان دادن' }).click()
  await expect(page.getByText('شمارهٔ موبایل یا آدرس ایمیل را درست بنویسید')).toBeVisible()
  await page.getByRole('link', { name: 'همهٔ گیرنده‌ها' }).click()
  await expect(page).toHaveURL(/\/outbox\??$/)
  await context.close()
})
