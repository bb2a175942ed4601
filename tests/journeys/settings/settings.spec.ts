import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('a manager changes a limit, is told why a wrong one is refused, and puts it back', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/settings')
  await expect(page.getByRole('heading', { name: 'تنظیمات سایت' })).toBeVisible()
  await look(page)
  const row = page.getByRole('listitem').filter({ hasText: 'مهلت پرداخت فاکتور' })
  await expect(row).toContainText('پیش‌فرض: ۳۰ دقیقه')

  await test.step('a value past its limits is refused with them in words', async () => {
    await row.getByRole('link', { name: 'ویرایش «مهلت پرداخت فاکتور»' }).click()
    await row.getByLabel('مقدار تازه').fill('۲')
    await row.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
    await expect(row.getByText('از ۵ دقیقه کمتر نمی‌شود.')).toBeVisible()
    await look(page)
  })

  await test.step('a right one counts at once, on pages of strangers too', async () => {
    await row.getByLabel('مقدار تازه').fill('۴۵')
    await row.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
    await expect(row.getByText('«مهلت پرداخت فاکتور» از این پس ۴۵ دقیقه است.')).toBeVisible()
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const theirs = await other.newPage()
    await theirs.goto('/terms')
    await expect(theirs.getByText('۴۵ دقیقه', { exact: false }).first()).toBeVisible()
    await other.close()
  })

  await test.step('the history says what was changed', async () => {
    await page.goto('/manage/audit?act=setting-changed')
    const change = 'مهلت پرداخت فاکتور: از ۳۰ دقیقه به ۴۵ دقیقه'
    await expect(page.getByText(change, { exact: false }).first()).toBeVisible()
  })

  await test.step('one press puts the default back', async () => {
    await page.goto('/manage/settings')
    await row.getByRole('button', { name: 'برگشت به پیش‌فرض: «مهلت پرداخت فاکتور»' }).click()
    await expect(row.getByText('«مهلت پرداخت فاکتور» از این پس ۳۰ دقیقه است.')).toBeVisible()
    await expect(row.getByRole('button', { name: 'به پیش‌فرض' })).toBeHidden()
  })
})

test('a value that was changed in another window is not overwritten', async ({ page, context }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/settings?edit=commerce.giftCardMonths')
  const other = await context.newPage()
  await other.goto('/manage/settings?edit=commerce.giftCardMonths')
  const row = (of: typeof page) => of.getByRole('listitem').filter({ hasText: 'اعتبار کارت هدیه' })
  await row(other).getByLabel('مقدار تازه').fill('۲۴')
  await row(other).getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
  await expect(row(other)).toContainText('از این پس ۲۴ ماه است')
  await row(page).getByLabel('مقدار تازه').fill('۶')
  await row(page).getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
  await expect(row(page)).toContainText('همین حالا در جای دیگری تغییر کرده است')
  await expect(row(page)).toContainText('۲۴ ماه')
  await row(page).getByRole('link', { name: 'انصراف' }).click()
  await row(page).getByRole('button', { name: 'برگشت به پیش‌فرض: «اعتبار کارت هدیه»' }).click()
  await expect(row(page)).toContainText('از این پس ۱۲ ماه است')
})
