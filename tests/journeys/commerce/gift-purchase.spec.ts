import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aPaidCourse, atBank } from './at-bank.ts'

test('a course is given to somebody, who takes it by its link', async ({ page, look, browser }) => {
  const giver = await arrive(page, 'شیرین فرهادی')
  const course = await aPaidCourse(page, 2)
  await page.goto(`/courses/${course.slug}`)
  await page.getByRole('link', { name: 'هدیه دادن' }).click()
  await expect(page.getByRole('heading', { name: 'هدیه دادن دوره' })).toBeVisible()
  await look(page)
  // A mobile without an account, so that anybody who opens the link may take the gift.
  const mobile = `0936${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await page.getByLabel('شمارهٔ موبایل گیرنده').fill(mobile)
  await page.getByLabel('نام گیرنده').fill('نسرین')
  await page.getByLabel('پیام شما').fill('تولدت مبارک')
  await expect(page.getByText('نسرین عزیز،')).toBeVisible()
  await page.getByRole('button', { name: 'افزودن هدیه به سبد' }).click()

  await expect(page.getByRole('list', { name: 'اقلام سبد' })).toContainText('نسرین')
  await page.getByRole('link', { name: 'تکمیل خرید' }).click()
  await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(page, 'pay')
  await expect(page.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()

  await page.goto('/panel/gifts')
  await expect(page.getByText('در انتظار گیرنده')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: course.title }).click()
  const address = await page.getByLabel('لینک هدیه').inputValue()
  await look(page)

  const other = await browser.newContext()
  const friend = await other.newPage()
  await friend.goto(address)
  await expect(friend.getByRole('heading', { name: `هدیه‌ای از ${giver.name}` })).toBeVisible()
  await expect(friend.getByText('تولدت مبارک')).toBeVisible()
  await look(friend)
  await arrive(friend, 'نسرین یاوری')
  // The address in messages that the version before sent.
  await friend.goto(address.replace('/gift/', '/present/'))
  await expect(friend).toHaveURL(address)
  await friend.getByRole('button', { name: 'گرفتن هدیه' }).click()
  await expect(friend.getByText('این هدیه را گرفته‌اید')).toBeVisible()
  await look(friend)
  await expect(async () => {
    await friend.goto('/panel/courses')
    await expect(friend.getByText(course.title).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  // A link that lost its end while it was sent.
  await friend.goto(address.slice(0, -24))
  await expect(friend.getByRole('heading', { name: 'این هدیه پیدا نشد' })).toBeVisible()
  await look(friend)
  await other.close()

  await page.goto('/panel/presents')
  await expect(page).toHaveURL(/\/panel\/gifts$/)
  await expect(page.getByText('گرفته شد', { exact: true })).toBeVisible()
})
