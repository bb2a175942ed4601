import { type Browser, expect, type Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName, aNationalCode } from './made-up-people.ts'

/** A newcomer in a browser context of their own, who has applied to teach. */
async function applicant(browser: Browser, baseURL = ''): Promise<{ page: Page; name: string }> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const { name } = await arrive(page, aName('کتایون'))
  await page.goto('/panel/teach')
  await page.getByLabel('رشتهٔ تدریس').fill('نجوم')
  await page.getByLabel('معرفی شما').fill('ده سال است در رصدخانهٔ کاشان برای دانش‌آموزان از آسمان شب می‌گویم.')
  await page.getByLabel('کد ملی').fill(aNationalCode())
  await page.getByLabel('شمارهٔ شبا').fill('IR82 0540 1026 8002 0817 9090 02')
  await page.getByRole('button', { name: 'ارسال درخواست' }).click()
  await expect(page.getByText('در حال بررسی')).toBeVisible()
  return { page, name }
}

/** A person's card in the manager's list, on whichever page of the list it is. */
async function cardOf(page: Page, name: string) {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  const next = page.getByRole('link', { name: 'صفحهٔ بعد' })
  for (;;) {
    await expect(card.or(next).first()).toBeVisible()
    if ((await card.count()) > 0) return card
    await next.click()
    await page.waitForURL(/cursor=/)
  }
}

/** Giving a role first asks the manager to prove who they are, and then leads back to the list. */
async function proveToTeaching(page: Page): Promise<void> {
  await page.getByLabel('رمز عبور شما').fill('arvand-demo')
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(page).toHaveURL(/^[^?]*\/manage\/teaching/)
}

test('who applies and is accepted is a teacher at once', async ({ page, browser, baseURL, look }) => {
  const { page: theirs, name } = await applicant(browser, baseURL)
  await signInAs(page, 'manager')
  await page.goto('/manage')
  await look(page)
  // Work that is less urgent than money is named below the first rows.
  await page.getByRole('link', { name: 'همهٔ کارها' }).click()
  await page.getByRole('link', { name: /^بررسی (درخواست|درخواست‌های) تدریس، [۰-۹]+ مورد$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'درخواست‌های تدریس' })).toBeVisible()
  await look(page)
  const card = await cardOf(page, name)
  await card.getByRole('button', { name: 'پذیرفتن و دادن نقش مدرس' }).click()
  const dialog = page.getByRole('alertdialog', { name: `${name} مدرس آروند شود؟` })
  await expect(dialog).toBeVisible()
  await look(page)
  await dialog.getByRole('button', { name: 'انصراف' }).click()
  await expect(dialog).toHaveCount(0)
  await card.getByRole('button', { name: 'پذیرفتن و دادن نقش مدرس' }).click()
  await dialog.getByRole('button', { name: 'پذیرفتن درخواست' }).click()
  await proveToTeaching(page)
  await (await cardOf(page, name)).getByRole('button', { name: 'پذیرفتن و دادن نقش مدرس' }).click()
  await dialog.getByRole('button', { name: 'پذیرفتن درخواست' }).click()
  await expect(page.getByText(`${name} الان مدرس آروند است`)).toBeVisible()
  await expect(card).toHaveCount(0)

  await theirs.goto('/panel/teach')
  await expect(
    theirs.getByText('شما همین حالا مدرس آروند هستید').or(theirs.getByText('پذیرفته')),
  ).toBeVisible()
  await theirs.goto('/panel/notices')
  await expect(theirs.getByRole('article').first()).toBeVisible()
  await theirs.context().close()
})

test('one is returned with a reason, without JavaScript', async ({ browser, baseURL }) => {
  const { page: theirs, name } = await applicant(browser, baseURL)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await signInAs(page, 'manager')
  await page.goto('/manage/teaching')
  const card = await cardOf(page, name)
  await card.getByText('بازگرداندن با دلیل').click()
  await card.getByLabel('دلیل بازگرداندن').fill('کوتاه')
  await card.getByRole('button', { name: 'بازگرداندن درخواست' }).click()
  await expect(card.getByLabel('دلیل بازگرداندن')).toHaveAttribute('aria-invalid', 'true')
  const reason = `${name}، شمارهٔ شبا به نام شما نیست؛ شمارهٔ حساب خودتان را بنویسید.`
  await card.getByLabel('دلیل بازگرداندن').fill(reason)
  await card.getByRole('button', { name: 'بازگرداندن درخواست' }).click()
  await expect(page.getByText(`درخواست ${name} بازگردانده شد`)).toBeVisible()
  await page.getByRole('link', { name: 'برگشت‌داده‌شده' }).click()
  await expect(page.getByText(reason)).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText(reason)).toBeVisible()
  await theirs.context().close()
  await context.close()
})

test('one is accepted without JavaScript: the page itself asks first', async ({ browser, baseURL }) => {
  const { page: theirs, name } = await applicant(browser, baseURL)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await signInAs(page, 'manager')
  await page.goto('/manage/teaching')
  const card = await cardOf(page, name)
  await card.getByRole('button', { name: 'پذیرفتن و دادن نقش مدرس' }).click()
  await expect(card.getByText(`${name} مدرس آروند شود؟`)).toBeVisible()
  await card.getByRole('button', { name: 'پذیرفتن درخواست' }).click()
  await proveToTeaching(page)
  const again = await cardOf(page, name)
  await again.getByRole('button', { name: 'پذیرفتن و دادن نقش مدرس' }).click()
  await again.getByRole('button', { name: 'پذیرفتن درخواست' }).click()
  await expect(page.getByText(`${name} الان مدرس آروند است`)).toBeVisible()
  await theirs.context().close()
  await context.close()
})
