import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { atBank } from './at-bank.ts'

test('plus is bought, opens a course of it, and is not renewed any more', {
  tag: '@phone',
}, async ({ page, look }) => {
  await arrive(page)
  await page.goto('/plus')
  await look(page)
  // Before that the button leads to the basket.
  await hydrated(page)
  const plan = page.getByRole('article').filter({ hasText: 'ماهانه' })
  await plan.getByRole('button', { name: 'افزودن به سبد' }).click()
  await expect(plan.getByRole('link', { name: 'در سبد شماست · مشاهدهٔ سبد' })).toBeVisible()
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()

  await page.goto('/plus')
  await page.getByRole('link', { name: 'نور و رنگ' }).click()
  await page.getByRole('button', { name: 'شروع با پلاس' }).first().click()
  await expect(page).toHaveURL(/\/learn\//)

  await page.goto('/panel/plus')
  await expect(page.getByText('فعال', { exact: true })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'خاموش کردن تمدید خودکار' }).click()
  await expect(page.getByText('تمدید خودکار خاموش شد.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'توقف پلاس' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'توقف پلاس' }).click()
  await expect(page.getByText('پلاس متوقف شد.')).toBeVisible()
  await look(page)
})
