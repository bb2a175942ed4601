import { giveCode, giveName, giveNumber } from '../door.ts'
import { expect, test } from '../journey.ts'
import { arrive, forgetSession, password } from '../newcomer.ts'
import { aGiftCard, anOffCode, aPaidCourse, atBank, putInCart } from './at-bank.ts'

test('a stranger fills the cart, signs up, pays by code, gift card, wallet and bank, prints, and gets all of it back', {
  tag: ['@phone', '@gate', '@gate-phone'],
}, async ({ page, look }) => {
  // One journey with many pages needs more than the usual time.
  test.setTimeout(120_000)
  const course = await aPaidCourse(page, 0)
  const offCode = await anOffCode(page, 10)
  const giftCard = await aGiftCard(page, 50_000)
  await forgetSession(page)
  await putInCart(page, course.slug)
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'اقلام سبد' })).toContainText(course.title)
  await look(page)
  await page.getByRole('link', { name: 'تکمیل خرید' }).click()

  const mobile = `0937${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  await giveName(page, 'شیرین فرهادی', password)

  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('button', { name: /^پرداخت .* تومان$/ })).toBeVisible()
  await look(page)

  await page.goto('/panel/wallet')
  await page.getByText('۱۰۰٬۰۰۰ تومان', { exact: true }).click()
  await page.getByRole('button', { name: 'رفتن به بانک' }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'کیف پول شما شارژ شد' })).toBeVisible()
  await look(page)

  await page.goto('/checkout')
  await page.getByLabel('کد تخفیف').fill('NO SUCH CODE')
  await page.getByRole('button', { name: 'اعمال' }).first().click()
  await expect(page.getByText('این کد تخفیف را نمی‌شناسیم.', { exact: false })).toBeVisible()
  await page.getByLabel('کد تخفیف').fill(offCode.toLowerCase())
  await page.getByRole('button', { name: 'اعمال' }).first().click()
  await expect(page.getByText(`کد تخفیف ${offCode} اعمال شد`, { exact: false })).toBeVisible()
  await page.getByLabel('کارت هدیه', { exact: true }).fill(giftCard.toLowerCase())
  await page.getByRole('button', { name: 'اعمال' }).last().click()
  await expect(page.getByText('۵۰٬۰۰۰ تومان از آن کم می‌شود.', { exact: false })).toBeVisible()
  await expect(page.getByText('از کیف پول', { exact: true }).last()).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')

  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
  await look(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('card'))).toBeNull()
  const back = page.url()
  await page.getByRole('link', { name: `شروع یادگیری: «${course.title}»` }).click()
  await expect(page).toHaveURL(new RegExp(`/learn/${course.slug}`))
  await page.goto(back)
  await page.getByRole('link', { name: 'دیدن فاکتور' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^فاکتور/ })).toBeVisible()
  await look(page)
  const factor = page.url()
  await page.getByRole('link', { name: 'چاپ فاکتور' }).click()
  await expect(page.getByRole('heading', { name: 'صورت‌حساب فروش کالا و خدمات' })).toBeVisible()
  await expect(page.getByText('جمع کل به حروف', { exact: false })).toBeVisible()
  await expect(page.getByText(/کارت هدیه ۵۰۰٬۰۰۰، کیف پول ۱٬۰۰۰٬۰۰۰، درگاه بانک/)).toBeVisible()
  await look(page)
  // Paper cannot be scrolled, so nothing may overflow.
  const scrolled = await page.evaluate(
    () => [...document.querySelectorAll('main *')].filter((it) => it.scrollWidth > it.clientWidth + 1).length,
  )
  expect(scrolled).toBe(0)

  await page.goto(factor)
  await page.getByText('درخواست بازپرداخت').first().click()
  await page.getByLabel('دلیل شما').fill('با برنامهٔ کارم جور درنیامد.')
  await page.getByRole('button', { name: 'درخواست بازپرداخت' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'درخواست بازپرداخت' }).click()
  await expect(page.getByText(/^بازپرداخت .* تومان/).first()).toBeVisible()
  // The bank's refund is done by a job after the refund is booked.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^بازپرداخت .* تومان: واریزشده/)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText('بازپرداخت‌شده', { exact: true })).toBeVisible()
  await expect(page.getByText('به کارت هدیه: ۵۰٬۰۰۰ تومان')).toBeVisible()
  await expect(page.getByText('به کیف پول: ۱۰۰٬۰۰۰ تومان')).toBeVisible()
  await expect(page.getByText(/^به درگاه بانک: .* تومان$/)).toBeVisible()

  await page.goto('/panel/wallet')
  await expect(page.getByText('۱۰۰٬۰۰۰ تومان', { exact: true }).first()).toBeVisible()
  await page.goto('/panel/gift-cards')
  await page.getByLabel('کد کارت').fill(giftCard)
  await page.getByRole('button', { name: 'دیدن مانده' }).click()
  await expect(page.getByText('۵۰٬۰۰۰ تومان در این کارت است.', { exact: false })).toBeVisible()
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
  await expect(page.getByText('مانده تا پایان مهلت:')).toBeVisible()
  await expect(page.getByText('جمع کل', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'چاپ فاکتور' })).toBeHidden()
  await look(page)
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  // The browser returns with «not paid», and the money arrives five seconds later.
  await atBank(page, 'payLate')
  await expect(page.getByRole('heading', { name: 'پرداخت انجام نشد' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible({ timeout: 25_000 })
})
