import { readFile } from 'node:fs/promises'
import { expect, test } from '../journey.ts'
import { arrive, password } from '../newcomer.ts'

test('a person applies to teach', { tag: '@phone' }, async ({ page, look }) => {
  await arrive(page)
  await page.goto('/panel/teach')
  await look(page)
  await page.getByLabel('رشتهٔ تدریس').fill('ریاضی دبیرستان')
  await page.getByLabel('معرفی شما').fill('ده سال در دبیرستان‌های تبریز ریاضی درس داده‌ام و دو کتاب نوشته‌ام.')
  await page.getByLabel('کد ملی').fill('۰۰۸۴۵۷۵۹۴۸')
  await page.getByLabel('شمارهٔ شبا').fill('IR82 0540 1026 8002 0817 9090 03')
  await page.getByRole('button', { name: 'ارسال درخواست' }).click()
  await expect(page.getByText('شمارهٔ شبا درست نیست')).toBeVisible()
  await page.getByLabel('شمارهٔ شبا').fill('IR82 0540 1026 8002 0817 9090 02')
  await page.getByRole('button', { name: 'ارسال درخواست' }).click()
  await expect(page.getByText('درخواست شما رسید')).toBeVisible()
  await expect(page.getByText('در حال بررسی')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ارسال درخواست' })).toHaveCount(0)
  await look(page)
})

test('one takes one’s data along and removes the account', async ({ page, look }) => {
  const { mobile } = await arrive(page, 'پروانه دادخواه')
  await page.goto('/panel/security')
  await page.getByRole('link', { name: 'دریافت داده‌ها' }).click()
  await page.getByLabel('رمز عبور شما').fill(password)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'دریافت داده‌های من' })).toBeVisible()
  await look(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دریافت فایل' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^arvand-\d{4}-\d\d-\d\d\.json$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(file).parts.identity.profile).toMatchObject({ name: 'پروانه دادخواه' })

  await page.goto('/panel/security/remove')
  await look(page)
  await page.getByRole('button', { name: 'حذف حساب برای همیشه' }).click()
  await expect(page.getByText('اول این خانه را بزنید')).toBeVisible()
  await page.getByRole('checkbox', { name: 'می‌دانم که حساب من برای همیشه حذف می‌شود' }).check()
  await page.getByRole('button', { name: 'حذف حساب برای همیشه' }).click()
  await expect(page.getByRole('heading', { name: 'حساب شما حذف شد' })).toBeVisible()
  await look(page)
  // A public page is hydrated at the first event of a visitor.
  await page.mouse.move(40, 40)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const answer = await page.request.post('/api/panel/login', { data: { identifier: mobile, password } })
  expect(answer.status()).toBe(422)
})
