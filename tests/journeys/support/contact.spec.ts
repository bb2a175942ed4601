import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aName } from '../people/made-up-people.ts'

test('a stranger writes to support, and a manager answers, closes and opens the message again', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const subject = aName('پرسش دربارهٔ')
  await page.goto('/contact')
  await look(page)
  await page.getByLabel('نام شما').fill('سارا محمدی')
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill('۰۹۱۲۱۱۱')
  await page.getByLabel('دربارهٔ').selectOption({ label: 'خرید و پرداخت' })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill('دیشب پرداختم و دو بار از حسابم کم شد.')
  await page.getByRole('button', { name: 'ارسال پیام' }).click()

  await test.step('a number that cannot be one is said at its place, and nothing is lost', async () => {
    await expect(page.getByText('شمارهٔ موبایل یا ایمیل خود را درست بنویسید.')).toBeVisible()
    await expect(page.getByLabel('متن پیام')).toHaveValue('دیشب پرداختم و دو بار از حسابم کم شد.')
    await look(page)
  })

  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill('۰۹۱۲۱۱۱۲۲۳۳')
  await page.getByRole('button', { name: 'ارسال پیام' }).click()
  await expect(page.getByText('پیام شما رسید. شمارهٔ پیگیری: ')).toBeVisible()
  await expect(page.getByLabel('موضوع')).toHaveValue('')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const manager = await context.newPage()
  await signInAs(manager, 'manager')
  await manager.goto('/manage')
  await manager.getByRole('link', { name: 'همهٔ کارها' }).click()
  await manager.getByRole('link', { name: /^خواندن تیکت‌ها/ }).click()
  await expect(manager.getByRole('heading', { level: 1, name: 'پیام‌های پشتیبانی' })).toBeVisible()
  await look(manager)
  await manager.getByRole('link', { name: 'خرید و پرداخت' }).click()
  const card = manager.getByRole('article').filter({ hasText: subject })
  await expect(card.getByRole('link', { name: '۰۹۱۲۱۱۱۲۲۳۳' })).toHaveAttribute('href', 'tel:09121112233')
  await card.getByRole('button', { name: 'پاسخ دادم' }).click()
  await expect(manager.getByText('پیام به «پاسخ‌داده» رفت.')).toBeVisible()
  await expect(card).toHaveCount(0)
  await manager.getByRole('link', { name: 'پاسخ‌داده', exact: true }).click()
  await card.getByRole('button', { name: 'بستن پیام' }).click()
  await expect(manager.getByText('پیام بسته شد.')).toBeVisible()
  await manager.getByRole('link', { name: 'بسته', exact: true }).click()
  await expect(card).toContainText('بسته شد')
  await card.getByRole('button', { name: 'باز کردن دوباره' }).click()
  await expect(manager.getByText('پیام دوباره باز شد.')).toBeVisible()
  await context.close()
})

test('without JavaScript a message is sent as well, and who is signed in finds their name written', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await signInAs(page, 'learner')
  await page.goto('/contact')
  await expect(page.getByLabel('نام شما')).not.toHaveValue('')
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill('sara@example.com')
  await page.getByLabel('دربارهٔ').selectOption({ label: 'چیز دیگر' })
  await page.getByLabel('موضوع').fill('یک پیشنهاد')
  await page.getByLabel('متن پیام').fill('کاش دورهٔ خوشنویسی هم داشتید.')
  await page.getByRole('button', { name: 'ارسال پیام' }).click()
  await expect(page.getByText('پیام شما رسید. شمارهٔ پیگیری: ')).toBeVisible()
  await context.close()
})
