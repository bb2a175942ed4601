import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

test('a ticket is opened, answered by the staff while its writer looks, replied to, closed and rated', {
  tag: '@gate',
}, async ({ page, browser, baseURL, look }) => {
  const subject = aName('پرسش دربارهٔ')
  await arrive(page)
  await page.goto('/panel/tickets')
  await expect(page.getByText('هنوز تیکتی ندارید')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'تیکت تازه' }).first().click()
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await page.getByLabel('دربارهٔ').selectOption({ label: 'ورود و حساب' })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill('شماره‌ام عوض شده است. چه کنم؟')
  await look(page)
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText('در انتظار پاسخ')).toBeVisible()
  await expect(page.getByText('پاسخ ما تا')).toBeVisible()
  await look(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const manager = await context.newPage()
  await signInAs(manager, 'manager')
  await manager.goto(`/manage/tickets/${id}`)
  await expect(manager.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await look(manager)
  await manager.getByLabel('یادداشت داخلی').fill('هویتش با ایمیل سنجیده شد.')
  await manager.getByRole('button', { name: 'ثبت یادداشت' }).click()
  await expect(manager.getByText('یادداشت ثبت شد.')).toBeVisible()
  await manager.getByRole('textbox', { name: /^پاسخ/ }).fill('از «امنیت» شمارهٔ تازه را ثبت کنید.')
  await manager.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(manager.getByText('پاسخ فرستاده شد.')).toBeVisible()

  // The writer's page has not been touched since.
  await expect(page.getByText('از «امنیت» شمارهٔ تازه را ثبت کنید.')).toBeVisible()
  await expect(page.getByText('پاسخ داده‌ایم')).toBeVisible()
  await expect(page.getByText('هویتش با ایمیل سنجیده شد.')).toHaveCount(0)
  await page.getByLabel('پاسخ شما').fill('درست شد، سپاس.')
  await page.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(page.getByText('پیام شما فرستاده شد.')).toBeVisible()
  await page.getByRole('button', { name: 'بستن تیکت' }).click()
  await expect(page.getByRole('heading', { name: 'از پاسخ‌گویی راضی بودید؟' })).toBeVisible()
  await page.getByLabel('خیلی خوب').check()
  await page.getByRole('button', { name: 'ثبت امتیاز' }).click()
  await expect(page.getByText('امتیاز شما ثبت شد. سپاس‌گزاریم.')).toBeVisible()
  await manager.reload()
  await expect(manager.getByText('امتیاز نویسنده')).toBeVisible()
  await context.close()
})

test('a ready answer is written and fills the answer of a ticket', async ({ page, look }) => {
  const title = aName('پاسخ')
  await signInAs(page, 'manager')
  await page.goto('/manage/tickets/answers')
  await look(page)
  await page.getByLabel('عنوان').last().fill(title)
  await page.getByLabel('متن پاسخ').last().fill('سلام {name}، شمارهٔ {number}')
  await page.getByRole('button', { name: 'افزودن پاسخ آماده' }).click()
  await expect(page.getByText('پاسخ آماده ذخیره شد.')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('a message that comes while the staff writes is shown before the answer is sent', async ({
  page,
  browser,
  baseURL,
}) => {
  const subject = aName('پرسش دربارهٔ')
  await arrive(page)
  await page.goto('/panel/tickets/new')
  await page.getByLabel('دربارهٔ').selectOption({ label: 'ورود و حساب' })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill('وارد نمی‌شوم.')
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const manager = await context.newPage()
  await signInAs(manager, 'manager')
  await manager.goto(`/manage/tickets/${id}`)
  const answer = manager.getByRole('textbox', { name: /^پاسخ/ })
  await hydrated(manager)
  await answer.fill('کد تازه بخواهید.')
  await page.getByLabel('پاسخ شما').fill('حل شد، خودم وارد شدم.')
  await page.getByRole('button', { name: 'ارسال پاسخ' }).click()
  // The manager's page has not been touched since.
  await expect(manager.getByText('حل شد، خودم وارد شدم.')).toBeVisible()
  await expect(manager.getByText('تا شما می‌نوشتید، پیام تازه‌ای', { exact: false })).toBeVisible()
  await expect(answer).toHaveValue('کد تازه بخواهید.')
  await answer.fill('چه خوب!')
  await manager.getByRole('button', { name: 'خواندم' }).click()
  await expect(manager.getByText('تا شما می‌نوشتید، پیام تازه‌ای', { exact: false })).toHaveCount(0)
  await manager.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(page.getByText('چه خوب!')).toBeVisible()
  await context.close()
})
