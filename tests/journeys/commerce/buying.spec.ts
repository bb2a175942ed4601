import { expect, test } from '../journey.ts'
import { arrive, codeFor, password } from '../newcomer.ts'
import { anOffCode, aPaidCourse, atBank, putInCart } from './at-bank.ts'

test('a stranger fills the cart, signs up, pays by code, wallet and bank, and prints the factor', {
  tag: '@phone',
}, async ({ page, look }) => {
  const course = await aPaidCourse(page, 0)
  const offCode = await anOffCode(page, 10)
  await putInCart(page, course.slug)
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'کالاهای سبد' })).toContainText(course.title)
  await look(page)
  await page.getByRole('link', { name: 'ادامهٔ خرید' }).click()

  await page.getByRole('link', { name: 'حساب بسازید' }).click()
  await expect(page).toHaveURL(/sign-up/)
  const mobile = `0937${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await page.getByLabel('شمارهٔ همراه یا ایمیل').fill(mobile)
  await page.getByRole('button', { name: 'فرستادن کد' }).click()
  await expect(page.getByRole('heading', { name: 'کد شش‌رقمی را وارد کنید' })).toBeVisible()
  await page.getByLabel('کد یک‌بارمصرف').fill(await codeFor(page, mobile))
  await page.getByLabel('نام و نام خانوادگی').fill('شیرین فرهادی')
  await page.getByLabel('گذرواژهٔ تازه').fill(password)
  await page.getByRole('button', { name: 'ساختن حساب' }).click()

  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('button', { name: /^پرداخت .* تومان$/ })).toBeVisible()
  await look(page)

  await page.goto('/panel/wallet')
  await page.getByText('۱۰۰٬۰۰۰ تومان', { exact: true }).click()
  await page.getByRole('button', { name: 'رفتن به بانک' }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'کیف پول شما پر شد' })).toBeVisible()
  await look(page)

  await page.goto('/checkout')
  await page.getByLabel('کد تخفیف').fill('NO SUCH CODE')
  await page.getByRole('button', { name: 'به کار بردن' }).first().click()
  await expect(page.getByText('این کد تخفیف را نمی‌شناسیم.', { exact: false })).toBeVisible()
  await page.getByLabel('کد تخفیف').fill(offCode.toLowerCase())
  await page.getByRole('button', { name: 'به کار بردن' }).first().click()
  await expect(page.getByText(`کد ${offCode} به کار رفت`, { exact: false })).toBeVisible()
  await expect(page.getByText('از کیف پول', { exact: true }).last()).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')

  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
  await look(page)
  expect(await page.evaluate(() => localStorage.getItem('card'))).toBeNull()
  const back = page.url()
  await page.getByRole('link', { name: `رفتن به «${course.title}»` }).click()
  await expect(page).toHaveURL(new RegExp(`/learn/${course.slug}`))
  await page.goto(back)
  await page.getByRole('link', { name: 'دیدن فاکتور' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^فاکتور/ })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'چاپ فاکتور' }).click()
  await expect(page.getByRole('heading', { name: 'صورت‌حساب فروش کالا و خدمات' })).toBeVisible()
  await expect(page.getByText('جمع کل به حروف', { exact: false })).toBeVisible()
  await look(page)
})

test('what the bank leaves open is told as it is, and paid with one press', async ({ page, look }) => {
  await arrive(page)
  const course = await aPaidCourse(page, 1)
  await putInCart(page, course.slug)
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'cancel')
  await expect(page.getByRole('heading', { name: 'پرداخت انجام نشد' })).toBeVisible()
  await look(page)

  await page.getByRole('button', { name: 'پرداخت دوباره' }).click()
  await atBank(page, 'leave')
  await page.goto('/panel/factors')
  await expect(page.getByText('در انتظار پرداخت').last()).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: course.title }).click()
  await look(page)
  await page.getByRole('button', { name: 'پرداخت فاکتور' }).click()
  // The browser comes back with «no», and the money comes five seconds later.
  await atBank(page, 'payLate')
  await expect(page.getByRole('heading', { name: 'پرداخت انجام نشد' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible({ timeout: 25_000 })
})
