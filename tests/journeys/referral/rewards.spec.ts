import type { Page } from '@playwright/test'
import { aPaidCourse, atBank, putInCart } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { giveCode, giveName, giveNumber, signInByPassword } from '../door.ts'
import { expect, test } from '../journey.ts'
import { forgetSession, password } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

const aMobile = () => `0938${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

/** Signs up at the door that stands on this page. */
async function signUp(page: Page, name: string): Promise<string> {
  const mobile = aMobile()
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  await giveName(page, name, password)
  return mobile
}

/** Reads a page until something is there that a listener brings about. */
async function reloadUntil(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a friend comes by a link and buys on the same device; a manager gives the reward, and both see it held', async ({
  page,
  look,
}) => {
  test.setTimeout(120_000)
  const course = await aPaidCourse(page, 9)
  const [inviter, friend] = [aName('دعوت‌کننده'), aName('دوست')]
  await page.goto('/auth/sign-in')
  const mobile = await signUp(page, inviter)
  await expect(page).toHaveURL(/\/panel/)
  await page.goto('/panel/referral')
  await expect(page.getByText('۵۰٬۰۰۰ تومان').first()).toBeVisible()
  await expect(page.getByText('هنوز پاداشی ندارید')).toBeVisible()
  await look(page)
  const link = await page.getByLabel('لینک شما').inputValue()

  await forgetSession(page)
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/analysis/ref-view'))
  await page.goto(link)
  await told
  await putInCart(page, course.slug)
  await page.goto('/checkout')
  await signUp(page, friend)
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
  await reloadUntil(page, '/panel/referral', 'در حال بررسی')

  await signInAs(page, 'manager')
  await page.goto('/manage/referral/rewards')
  const row = page.getByRole('listitem').filter({ hasText: friend })
  await expect(row).toContainText(inviter)
  await look(page)
  await row.getByRole('button', { name: 'دادن پاداش' }).click()
  await expect(row.locator('[aria-invalid=true]')).toBeVisible()
  await row.getByLabel('دلیل تصمیم').fill('تلفنی پرسیده شد.')
  await row.getByRole('button', { name: 'دادن پاداش' }).click()
  await expect(page.getByText('پاداش داده شد.')).toBeVisible()
  await expect(row).toHaveCount(0)

  await forgetSession(page)
  await page.goto('/auth/sign-in')
  await signInByPassword(page, mobile)
  await expect(page).toHaveURL(/\/panel/)
  await page.goto('/panel/referral')
  const reward = page.getByRole('listitem').filter({ hasText: 'دعوت از یک دوست' })
  await expect(reward).toContainText('در انتظار آزاد شدن')
  await look(page)
})

test('a manager makes a campaign for later, changes it and stops it; two do not run at a time', async ({
  page,
  look,
}) => {
  const title = aName('طرح')
  await signInAs(page, 'manager')
  await page.goto('/manage/referral')
  await look(page)
  const form = page.locator('form', { hasText: 'ساختن طرح' })
  const fill = async (from: string, to: string) => {
    await form.getByLabel('نام طرح').fill(title)
    await form.getByLabel('پاداش دعوت‌کننده').fill('۴۰۰۰۰')
    await form.getByLabel('هدیهٔ دعوت‌شده').fill('۰')
    await form.getByLabel('کمترین مبلغ').fill('۰')
    await form.getByLabel('روز شروع').fill(from)
    await form.getByLabel('آخرین روز').fill(to)
    await form.getByLabel('بودجه').fill('۵۰۰۰۰۰۰')
    await form.getByLabel('بیشترین تعداد').fill('۵')
    await form.getByRole('button', { name: 'ساختن طرح' }).click()
  }
  await fill('۱۴۰۵/۰۹/۰۱', '۱۴۰۵/۱۲/۰۱')
  await expect(page.getByText('در این بازه طرح پاداش دیگری فعال است', { exact: false })).toBeVisible()
  const year = String(1410 + Math.floor(Math.random() * 80))
  await fill(`${year}/01/01`, `${year}/01/20`)
  await expect(page.getByText('طرح ذخیره شد.')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('شروع نشده')
  await card.getByText('تغییر طرح').click()
  await card.getByLabel('بودجه').fill('۶۰۰۰۰۰۰')
  await card.getByRole('button', { name: 'ذخیره', exact: true }).click()
  await expect(card).toContainText('۶٬۰۰۰٬۰۰۰ تومان')
  await card.getByRole('button', { name: 'توقف طرح' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'توقف طرح' }).click()
  await expect(card).toContainText('متوقف')
})
