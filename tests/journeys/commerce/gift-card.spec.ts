import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aGiftCard, aPaidCourse, atBank, putInCart } from './at-bank.ts'

test('one person buys a gift card with a face and a message, another puts it into the wallet', async ({
  page,
  browser,
  look,
}) => {
  await signInAs(page, 'secondLearner')
  await page.goto('/gift-cards')
  await page.getByRole('radio', { name: '۱٬۰۰۰٬۰۰۰' }).check({ force: true })
  await page.getByRole('radio', { name: 'انار' }).check({ force: true })
  await page.getByLabel('پیام شما').fill('تولدت مبارک')
  await look(page)
  await page.getByRole('button', { name: 'افزودن کارت به سبد' }).click()
  await expect(page.getByRole('list', { name: 'اقلام سبد' })).toContainText('کارت هدیه')
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()

  await page.goto('/panel/gift-cards?which=bought')
  await page
    .getByRole('link', { name: /^کارت \u2066…/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'تاریخچهٔ کارت' })).toBeVisible()
  await look(page)
  const code = (await page.locator('[data-code]').textContent()) ?? ''
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)

  const context = await browser.newContext({ locale: 'fa-IR' })
  const other = await context.newPage()
  await signInAs(other, 'teacher')
  await other.goto('/panel/gift-cards')
  await other.getByLabel('کد کارت').fill(code.toLowerCase().replaceAll('-', ' '))
  await other.getByRole('button', { name: 'دیدن مانده' }).click()
  await expect(other.getByText('۱٬۰۰۰٬۰۰۰ تومان در این کارت است.', { exact: false })).toBeVisible()
  await look(other)
  await other.getByRole('button', { name: 'افزودن به کیف پول' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'افزودن به کیف پول' }).click()
  await expect(other.getByText('به کیف پول شما اضافه شد.', { exact: false })).toBeVisible()
  await context.close()
})

test('what waits on a card that a manager stopped is told to its holder and to managers', async ({
  page,
  browser,
  look,
}) => {
  await arrive(page)
  const code = await aGiftCard(page, 70_000)
  await page.goto('/panel/gift-cards')
  await page.getByLabel('کد کارت').fill(code)
  await page.getByRole('button', { name: 'دیدن مانده' }).click()
  await page.getByRole('button', { name: 'افزودن به حساب من' }).click()
  await expect(page.getByRole('heading', { name: 'تاریخچهٔ کارت' })).toBeVisible()
  const cardId = page.url().split('/').at(-1)

  const context = await browser.newContext({ locale: 'fa-IR' })
  const manager = await context.newPage()
  await signInAs(manager, 'manager')
  await manager.goto(`/manage/gift-cards/${cardId}`)
  await manager.getByText('غیرفعال کردن', { exact: true }).first().click()
  await manager.getByLabel('دلیل').last().fill('گزارش دزدی')
  await manager.getByRole('button', { name: 'غیرفعال کردن' }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: 'غیرفعال کردن' }).click()
  await expect(manager.getByText('۷۰٬۰۰۰ تومان در آن منتظر مانده است', { exact: false })).toBeVisible()
  await look(manager)
  await context.close()

  await page.reload()
  await expect(page.getByText('۷۰٬۰۰۰ تومان در آن سر جایش می‌ماند', { exact: false })).toBeVisible()
  await look(page)

  // Asking for the balance of a stopped card says that it was stopped, not that it is empty.
  await page.goto('/panel/gift-cards')
  await page.getByLabel('کد کارت').fill(code)
  await page.getByRole('button', { name: 'دیدن مانده' }).click()
  await expect(page.getByText('این کارت هدیه غیرفعال است', { exact: false })).toBeVisible()
})

test('a card that one keeps is offered at checkout and spent by one press', async ({ page, look }) => {
  await arrive(page)
  const code = await aGiftCard(page, 20_000)
  await page.goto('/panel/gift-cards')
  await page.getByLabel('کد کارت').fill(code)
  await page.getByRole('button', { name: 'دیدن مانده' }).click()
  await page.getByRole('button', { name: 'افزودن به حساب من' }).click()
  await expect(page.getByRole('heading', { name: 'تاریخچهٔ کارت' })).toBeVisible()
  await putInCart(page, (await aPaidCourse(page, 0)).slug)
  await page.goto('/checkout')
  const offered = page.getByText('کارت هدیهٔ شما با ماندهٔ ۲۰٬۰۰۰ تومان', { exact: false })
  await expect(offered).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'استفاده از کارت' }).click()
  await expect(page.getByText('۲۰٬۰۰۰ تومان از آن کم می‌شود.', { exact: false })).toBeVisible()
  await expect(offered).toBeHidden()
  await look(page)
})
