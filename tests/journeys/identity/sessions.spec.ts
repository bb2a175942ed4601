import { expect, test } from '../journey.ts'
import { arrive, signInElsewhere } from '../newcomer.ts'
import { originOf } from '../origin-of.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('one session is ended, then all the others', { tag: '@phone' }, async ({ page, look }) => {
  const newcomer = await arrive(page)
  const onPhone = await signInElsewhere(page, newcomer, phone)
  const onDesk = await signInElsewhere(page, newcomer, desk)
  const status = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await page.request.post('/api/panel/getProfile', { data: {}, headers })).status()
  }
  await page.goto('/panel/sessions')
  await look(page)
  const rows = page.getByRole('list', { name: 'دستگاه‌های فعال' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'همین دستگاه' })).toHaveCount(1)
  await page.getByRole('button', { name: 'خروج دستگاه: کروم روی اندروید' }).click()
  await expect(page.getByText('آن دستگاه خارج شد')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect.poll(() => status(onPhone)).toBe(401)
  expect(await status(onDesk)).toBe(200)
  await page.getByRole('button', { name: 'خروج همهٔ دستگاه‌های دیگر' }).click()
  await expect(page.getByText('فقط همین دستگاه وارد شده است')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect.poll(() => status(onDesk)).toBe(401)
})

test('a long list goes on page by page', async ({ page }) => {
  const newcomer = await arrive(page)
  for (let count = 0; count < 11; count++) await signInElsewhere(page, newcomer, desk)
  await page.goto('/panel/sessions')
  const rows = page.getByRole('list', { name: 'دستگاه‌های فعال' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await page.getByRole('link', { name: 'صفحهٔ بعد' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'همین دستگاه' })).toHaveCount(1)
  await page.getByRole('link', { name: 'ابتدای فهرست' }).click()
  await expect(rows).toHaveCount(10)
})

test('another’s session cannot be ended', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel/sessions')
  const form = { intent: 'end', sessionId: '0190a000-0000-7000-8000-000000000000' }
  const answer = await page.request.post('/panel/sessions', {
    form,
    headers: { origin: await originOf(page) },
  })
  expect(await answer.text()).toContain('آن دستگاه قبلاً خارج شده بود')
})
