import { type Page, request } from '@playwright/test'
import { callsOf } from '../calls.ts'
import { aPaidCourse, atBank, putInCart } from '../commerce/at-bank.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

async function call<T>(page: Page, path: string, data: object, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await page.request.fetch(`/api/panel/${path}`, { method: 'POST', data, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

const heavy = 100_000

/** A manager's session, taken apart from the page: signing in by the page's own requests would end the newcomer's. */
async function managerToken(page: Page): Promise<string> {
  const apart = await request.newContext({ baseURL: new URL(page.url()).origin })
  const who = { identifier: '09120000004', password: 'arvand-demo' }
  const answer = await apart.post('/api/panel/login', { data: who })
  const { token } = (await answer.json()) as { token: string }
  await apart.dispose()
  return token
}

/** A prize that is all but certain, for as long as it is needed: its weight is a thousand times that of the others. */
async function withPrize(page: Page, during: () => Promise<void>): Promise<void> {
  const token = await managerToken(page)
  const prize = { title: '۳۰٪ برای سفر', kind: 'offCode', percent: 30, mostDiscount: 300_000, weight: heavy }
  const { id } = await call<{ id: string }>(
    page,
    'manage/wheel/savePrize',
    { ...prize, requestId: crypto.randomUUID() },
    token,
  )
  try {
    await during()
  } finally {
    await call(page, 'manage/wheel/removePrize', { id }, token)
  }
}

test('a spin wins an off code, and its code is used at the checkout', async ({ page, look }) => {
  test.setTimeout(120_000)
  await arrive(page)
  await page.goto('/panel/wheel')
  await withPrize(page, async () => {
    await page.reload()
    await page.getByRole('button', { name: 'شروع چرخش' }).click()
    await expect(page.getByLabel('عدد شما')).not.toHaveValue('')
  })
  await page.getByRole('button', { name: 'چرخاندن گردونه' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'عددهای این چرخش' })
  await expect(row).toContainText('۳۰٪ برای سفر')
  await look(page)
  const { items } = await callsOf(page)<{ items: { prize: { code: string } }[] }>('panel/wheel/mine', {})
  const code = items[0]?.prize.code ?? ''
  await expect(page.getByText(code).first()).toBeVisible()

  const course = await aPaidCourse(page, 8)
  await putInCart(page, course.slug)
  await page.goto('/checkout')
  await page.getByLabel('کد تخفیف').fill(code)
  await page.locator('form', { hasText: 'کد تخفیف' }).getByRole('button', { name: 'اعمال' }).click()
  await expect(page.getByText(`کد تخفیف ${code} اعمال شد`, { exact: false })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
})
