import { expect, test } from '../journey.ts'

test('the first page is Persian, right to left, and has a way in', {
  tag: ['@phone', '@gate', '@gate-phone'],
}, async ({ page, look }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /ورود/ }).first()).toHaveAttribute('href', /^\/auth\/sign-in/)
  await look(page)
})

test('the first page reads without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
