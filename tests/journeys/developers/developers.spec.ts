import { expect, test } from '../journey.ts'

test('a programmer reads what can be called, and how', { tag: '@phone' }, async ({ page, look }) => {
  await page.goto('/developers')
  await expect(page.getByRole('heading', { level: 1, name: 'برای برنامه‌نویسان' })).toBeVisible()
  await look(page)
  await page
    .getByRole('link', { name: '/api/panel/login', exact: false })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('POST /api/panel/login')
  await expect(page.getByRole('rowheader', { name: 'identifier' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'identity.password-wrong' })).toBeVisible()
  await look(page)
})

test('the page reads without JavaScript, and each service has its JSON', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/developers')
  const links = page.getByRole('link', { name: 'همین قرارداد به OpenAPI' })
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect((await answer.json()).openapi).toMatch(/^3\.1/)
  }
  expect((await page.goto('/developers/panel/nothing'))?.status()).toBe(404)
  await context.close()
})
