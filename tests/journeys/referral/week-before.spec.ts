import { aPaidCourse, atBank, putInCart } from '../commerce/at-bank.ts'
import { giveCode, giveName, giveNumber } from '../door.ts'
import { expect, test } from '../journey.ts'
import { arrive, password } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

const aMobile = () => `0938${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
const dayMs = 86_400_000

test('who opened a friend’s link almost a week before signs up and buys with it; both see the reward', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(120_000)
  await arrive(page, aName('دعوت‌کننده'))
  await page.goto('/panel/referral')
  const link = await page.getByLabel('لینک شما', { exact: true }).inputValue()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const friend = await context.newPage()
  const before = await context.newPage()
  await before.clock.setSystemTime(Date.now() - 6.9 * dayMs)
  const told = before.waitForResponse((answer) => answer.url().endsWith('/api/analysis/ref-view'))
  await before.goto(link)
  await told
  await expect.poll(() => before.evaluate(() => localStorage.getItem('ref'))).toContain('expiresAt')
  await before.close()

  const course = await aPaidCourse(friend, 7)
  await putInCart(friend, course.slug)
  await friend.goto('/checkout')
  const mobile = aMobile()
  await giveNumber(friend, mobile)
  await giveCode(friend, mobile)
  await giveName(friend, aName('دوست'), password)
  await expect(friend).toHaveURL(/\/checkout$/)
  await friend.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(friend, 'pay')
  await expect(friend.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()
  // Both came from this machine, so that a manager looks at it first; another journey gives it.
  for (const one of [page, friend])
    await expect(async () => {
      await one.goto('/panel/referral')
      await expect(one.getByText('در حال بررسی').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
  await look(page)
  await context.close()
})
