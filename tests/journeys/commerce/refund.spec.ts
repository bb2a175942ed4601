import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aPaidCourse, atBank, putInCart } from './at-bank.ts'

test('a buyer asks for the money back, it is back on the card, and a manager sees it', async ({
  page,
  look,
}) => {
  const { name } = await arrive(page, 'گلنار سپهری')
  const course = await aPaidCourse(page, 0)
  await putInCart(page, course.slug)
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await page.getByRole('link', { name: 'دیدن فاکتور' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^فاکتور/ })).toBeVisible()

  await page.getByText('درخواست بازپرداخت').first().click()
  await expect(page.getByLabel('مبلغ بازپرداخت و مقصد آن')).toContainText('به کارت بانکی شما')
  await page.getByLabel('دلیل شما').fill('با برنامهٔ کارم جور درنیامد.')
  await page.getByRole('button', { name: 'درخواست بازپرداخت' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'درخواست بازپرداخت' }).click()
  await expect(page.getByText(/^بازپرداخت .* تومان/).first()).toBeVisible()
  await look(page)

  await signInAs(page, 'manager')
  await page.goto('/manage/finance')
  await look(page)
  await page.goto('/manage/finance/refunds')
  const row = page.getByRole('listitem').filter({ hasText: `به درخواست ${name}` })
  // The bank's refund is done by a job after the refund is booked.
  await expect(async () => {
    await page.reload()
    await expect(row.getByText('بانک:', { exact: false })).toContainText('انجام شد', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expect(row.getByText('واریزشده', { exact: true })).toBeVisible()
  await look(page)
  await row.getByRole('link', { name: course.title }).click()
  await expect(page.getByText('بازپرداخت‌شده', { exact: true })).toBeVisible()
  await look(page)
})
