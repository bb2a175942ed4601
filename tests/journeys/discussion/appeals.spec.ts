import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a removed post is appealed by its author and brought back by a manager', async ({
  page,
  browser,
  look,
}) => {
  const mark = Math.random().toString(36).slice(2, 8)
  await arrive(page, 'نگار پویا')
  await page.goto('/panel/feed')
  await page.getByLabel('چه یاد گرفته‌اید؟').fill(`کلاس رایگان ریاضی ${mark}`)
  await page.getByRole('button', { name: 'انتشار پست' }).click()
  await expect(page.getByText('پست شما منتشر شد.')).toBeVisible()

  const desk = await browser.newContext({ locale: 'fa-IR' })
  const manager = await desk.newPage()
  await signInAs(manager, 'manager')
  await manager.goto('/panel/feed?feed=everyone')
  const post = manager.getByRole('article').filter({ hasText: mark })
  await post.getByRole('link', { name: /دیدن پست و پاسخ‌ها/ }).click()
  await expect(manager).toHaveURL(/\/posts\//)
  await manager.getByText('گزارش', { exact: true }).first().click()
  await manager.getByLabel('تبلیغ یا بی‌ربط است').check()
  await manager.getByRole('button', { name: 'ارسال گزارش' }).click()
  await expect(manager.getByText('گزارش شما رسید', { exact: false }).first()).toBeVisible()
  await manager.goto('/manage/reports')
  const report = manager.getByRole('article').filter({ hasText: mark })
  await report.getByText('حذف نوشته').first().click()
  await report.getByLabel('دلیل حذف').fill('تبلیغ کلاس بیرونی است.')
  await report.getByRole('button', { name: 'حذف نوشته' }).last().click()
  await expect(manager.getByText('نوشته حذف شد و گزارش‌هایش بسته شد.')).toBeVisible()

  await page.goto('/panel/notices')
  const notice = page.getByRole('article').filter({ hasText: 'یکی از نوشته‌های شما حذف شد' })
  await notice.getByRole('link', { name: 'دیدن و اقدام' }).click()
  await expect(page).toHaveURL(/\/discussions\/removals\//)
  await expect(page.getByText('تبلیغ کلاس بیرونی است.')).toBeVisible()
  await page.getByLabel('چرا باید برگردد؟').fill('این کلاس رایگان و برای همه است.')
  await look(page)
  await page.getByRole('button', { name: 'ارسال درخواست' }).click()
  await expect(page.getByText('در انتظار بررسی')).toBeVisible()

  await manager.goto('/manage/appeals')
  const appeal = manager.getByRole('article').filter({ hasText: mark })
  await expect(appeal.getByText('این کلاس رایگان و برای همه است.')).toBeVisible()
  await look(manager)
  await appeal.getByText('برگرداندن نوشته').first().click()
  await appeal.getByRole('textbox', { name: /^دلیل/ }).fill('حق با شماست.')
  await appeal.getByRole('button', { name: 'برگرداندن نوشته' }).last().click()
  await expect(manager.getByText('نوشته برگردانده شد و نویسنده خبردار شد.')).toBeVisible()
  await page.goto('/panel/feed')
  await expect(page.getByRole('article').filter({ hasText: mark })).toBeVisible()
  await desk.close()
})
