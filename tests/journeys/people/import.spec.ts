import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aName } from './made-up-people.ts'

const aMobile = () => `0917${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`

test('a manager looks at a table of people, makes their accounts, and finds one of them', {
  tag: '@phone',
}, async ({ page, look }) => {
  const [name, mobile] = [aName('مهراب'), aMobile()]
  await signInAs(page, 'manager')
  await page.goto('/manage/people')
  await page.getByRole('link', { name: 'افزودن با فهرست' }).click()
  await look(page)
  await page.getByLabel('فهرست افراد').fill('بدون شماره')
  await page.getByRole('button', { name: 'بررسی فهرست' }).click()
  await expect(page.getByText('شمارهٔ موبایلی پیدا نشد')).toBeVisible()
  await page.getByLabel('فهرست افراد').fill(`نام\tموبایل\n${name}\t${mobile}\nبی‌شماره\t12\n`)
  await page.getByRole('button', { name: 'بررسی فهرست' }).click()
  await expect(page.getByText('برای ۱ نفر حساب ساخته می‌شود')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'ساختن ۱ حساب' }).click()
  await expect(page.getByText('کار این فهرست تمام شد')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
