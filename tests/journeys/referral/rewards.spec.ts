import { aPaidCourse, atBank, putInCart } from '../commerce/at-bank.ts'
import { signInAs } from '../demo-people.ts'
import { giveCode, giveName, giveNumber } from '../door.ts'
import { expect, test } from '../journey.ts'
import { arrive, forgetSession, password } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

test('a friend comes by a link and buys; the same device is asked about, and both see the reward held', {
  tag: '@gate',
}, async ({ page, look }) => {
  test.setTimeout(90_000)
  const course = await aPaidCourse(page, 9)
  await forgetSession(page)
  const inviter = await arrive(page, aName('دعوت‌کننده'))
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

  await signInAs(page, 'manager')
  await page.goto('/manage/referral/rewards')
  const row = page.getByRole('listitem').filter({ hasText: friend })
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(row).toContainText(inviter.name)
  await look(page)
  await row.getByLabel('دلیل تصمیم').first().fill('تلفنی پرسیده شد.')
  await row.getByRole('button', { name: 'دادن پاداش' }).click()
  await expect(page.getByText('پاداش داده شد.')).toBeVisible()
})
