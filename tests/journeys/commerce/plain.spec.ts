import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aGiftCard, anOffCode, aPaidCourse, atBank } from './at-bank.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a course is paid by off code, gift card and bank, and no code stands in an address', async ({
    page,
  }) => {
    await page.goto('/terms')
    await arrive(page)
    const course = await aPaidCourse(page, 0)
    const offCode = await anOffCode(page, 10)
    const giftCard = await aGiftCard(page, 50_000)
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
    await page.goto(`/courses/${course.slug}`)
    await page.getByRole('button', { name: 'افزودن به سبد' }).first().click()
    await page.getByRole('button', { name: 'تکمیل خرید' }).click()
    const [code, card] = [page.getByLabel('کد تخفیف'), page.getByLabel('کارت هدیه', { exact: true })]
    const use = page.getByRole('button', { name: 'اعمال' })

    await test.step('what cannot be used stays in its field, with the reason', async () => {
      await code.fill('NO SUCH CODE')
      await use.first().click()
      await expect(page.getByText('این کد تخفیف را نمی‌شناسیم.', { exact: false })).toBeVisible()
      await expect(code).toHaveValue('NO SUCH CODE')
      await card.fill('ABCD-EFGH-2345-6789')
      await use.last().click()
      await expect(page.getByText('این کد کارت هدیه را نمی‌شناسیم.', { exact: false })).toBeVisible()
      await expect(card).toHaveValue('ABCD-EFGH-2345-6789')
    })

    await test.step('what works is kept while the other is tried, and can be taken off', async () => {
      await code.fill(offCode)
      await use.first().click()
      await expect(page.getByText(`کد تخفیف ${offCode} اعمال شد`, { exact: false })).toBeVisible()
      await card.fill(giftCard)
      await use.last().click()
      await expect(page.getByText('۵۰٬۰۰۰ تومان از آن کم می‌شود.', { exact: false })).toBeVisible()
      await card.fill(giftCard)
      await use.last().click()
      await expect(page.getByText('این کارت را قبلاً اضافه کرده‌اید.')).toBeVisible()
      await page.getByRole('button', { name: 'حذف کد' }).click()
      await expect(page.getByText(`کد تخفیف ${offCode} اعمال شد`, { exact: false })).toBeHidden()
      await expect(page.getByText('۵۰٬۰۰۰ تومان از آن کم می‌شود.', { exact: false })).toBeVisible()
    })

    await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
    await atBank(page, 'pay')
    await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
    const typed = [offCode, giftCard, encodeURIComponent(giftCard), 'ABCD-EFGH', 'NO+SUCH', 'NO%20SUCH']
    expect(addresses.filter((address) => typed.some((text) => address.includes(text)))).toEqual([])
  })
})

/** Opens a page whose scripts are held back until the returned function is called. */
async function beforeHydration(page: Page, address: string): Promise<() => void> {
  let hydrate = () => {}
  const woken = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return hydrate
}

test.describe('before the page is hydrated', () => {
  // The service worker would answer from its cache, past the scripts that this journey holds back.
  test.use({ serviceWorkers: 'block' })

  test('a gift and seats that are pressed too early are in the cart all the same', async ({ page }) => {
    const course = await aPaidCourse(page, 2)
    const lines = page.getByRole('list', { name: 'اقلام سبد' })

    await test.step('a gift without a number says so, and holds what was typed', async () => {
      const hydrate = await beforeHydration(page, `/courses/${course.slug}/give`)
      await page.getByLabel('نام گیرنده').fill('نسرین یاوری')
      await page.getByRole('button', { name: 'افزودن هدیه به سبد' }).click()
      await expect(page.getByLabel('شمارهٔ موبایل گیرنده')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('نام گیرنده')).toHaveValue('نسرین یاوری')
      await page.getByLabel('شمارهٔ موبایل گیرنده').fill('09361234567')
      await page.getByRole('button', { name: 'افزودن هدیه به سبد' }).click()
      hydrate()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(lines).toContainText('نسرین یاوری')
      expect(page.url()).not.toContain('0936')
    })

    await test.step('seats', async () => {
      await page.unroute('**/assets/*.js')
      const hydrate = await beforeHydration(page, `/courses/${course.slug}/seats`)
      await page.getByLabel('تعداد صندلی‌ها').fill('۱۲')
      await page.getByRole('button', { name: 'افزودن صندلی‌ها به سبد' }).click()
      hydrate()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(lines).toContainText('۱۲ صندلی')
    })
  })
})
