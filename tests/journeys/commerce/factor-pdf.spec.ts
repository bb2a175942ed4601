import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aPaidCourse, atBank, putInCart } from './at-bank.ts'
import { isPdf } from './is-pdf.ts'

test('a buyer and a manager take a paid factor as PDF', async ({ page, look }) => {
  await arrive(page, 'گلنار سپهری')
  const course = await aPaidCourse(page, 0)
  await putInCart(page, course.slug)
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await page.getByRole('link', { name: 'دیدن فاکتور' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^فاکتور/ })).toBeVisible()
  await look(page)
  const taken = async () => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'دریافت PDF' }).click()
    expect((await file).suggestedFilename()).toMatch(/^فاکتور [۰-۹]{4}-[۰-۹]{6}\.pdf$/)
    expect(await isPdf(await file)).toBe(true)
  }
  await taken()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await signInAs(page, 'manager')
  await page.goto(`/manage/finance/factors/${id}`)
  await look(page)
  await taken()
})
