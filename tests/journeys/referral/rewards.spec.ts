import { aPaidCourse, atBank, putInCart } from '../commerce/at-bank.ts'
import { giveCode, giveName, giveNumber } from '../door.ts'
import { expect, test } from '../journey.ts'
import { arrive, forgetSession, password } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

test('a friend comes by a link, signs up and buys, and finds the reward of a first purchase', {
  tag: '@gate',
}, async ({ page, look }) => {
  test.setTimeout(90_000)
  const course = await aPaidCourse(page, 9)
  await forgetSession(page)
  await arrive(page, aName('دعوت‌کننده'))
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
  const mobile = `0938${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  const friend = aName('دوست')
  await giveName(page, friend, password)
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()

  // A listener hears of the purchase after it is paid.
  await expect(async () => {
    await page.goto('/panel/referral')
    await expect(page.getByText('هدیهٔ اولین خرید')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await look(page)
})
