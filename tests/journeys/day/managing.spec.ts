import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName, aNationalCode } from '../people/made-up-people.ts'

test('a manager reads the home, follows a figure to its list, takes it as a file, and decides what waits', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const name = aName('کیوان')
  await test.step('somebody applies to teach', async () => {
    await arrive(theirs, name)
    await theirs.goto('/panel/teach')
    await theirs.getByLabel('رشتهٔ تدریس').fill('فیزیک')
    await theirs.getByLabel('معرفی شما').fill('دوازده سال است در دبیرستان‌های شیراز فیزیک درس می‌دهم.')
    await theirs.getByLabel('کد ملی').fill(aNationalCode())
    await theirs.getByLabel('شمارهٔ شبا').fill('IR82 0540 1026 8002 0817 9090 02')
    await theirs.getByRole('button', { name: 'ارسال درخواست' }).click()
    await expect(theirs.getByText('در حال بررسی')).toBeVisible()
  })

  await signInAs(page, 'manager')
  await test.step('the home is read, and a figure opens its list', async () => {
    await page.goto('/manage')
    await expect(page.getByRole('img', { name: /^فروش از .* تا .*: [۰-۹٬]+ تومان، / })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'فاکتورهای این بازه' }).click()
    await expect(page).toHaveURL(/\/manage\/finance\/factors\?from=[\d-]+&to=[\d-]+$/)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })

  await test.step('sales are taken as a file, a whole table too, and the history says so', async () => {
    await page.goto('/manage/finance')
    const sales = page.waitForEvent('download')
    await page.getByRole('button', { name: 'دریافت اکسل' }).first().click()
    expect((await sales).suggestedFilename()).toMatch(/\.xlsx$/)
    await page.goto('/manage/exports')
    const row = page.getByRole('listitem').filter({ hasText: 'تیکت‌ها' })
    const whole = page.waitForEvent('download')
    await row.getByRole('button', { name: 'فایل CSV' }).click()
    expect(await (await whole).failure()).toBeNull()
    await page.goto('/manage/audit')
    await expect(page.getByText('تیکت‌ها و پیام‌های تماس، فایل CSV').first()).toBeVisible()
  })

  await test.step('what waits is decided, and whoever waited is told', async () => {
    await page.goto('/manage/teaching')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    const next = page.getByRole('link', { name: 'صفحهٔ بعد' })
    while ((await card.or(next).first().isVisible()) && (await card.count()) === 0) {
      await next.click()
      await page.waitForURL(/cursor=/)
    }
    const reason = 'شمارهٔ شبا به نام شما نیست؛ شمارهٔ حساب خودتان را بنویسید.'
    await card.getByText('بازگرداندن با دلیل').click()
    await card.getByLabel('دلیل بازگرداندن').fill(reason)
    await card.getByRole('button', { name: 'بازگرداندن درخواست' }).click()
    await expect(page.getByText(`درخواست ${name} بازگردانده شد`)).toBeVisible()
    await theirs.goto('/panel/teach')
    await expect(theirs.getByText(reason)).toBeVisible()
  })
  await theirs.context().close()
})
