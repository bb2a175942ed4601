import { addDays } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

test('an article is written, scheduled and published by a manager, read without scripts and discussed', {
  tag: ['@phone', '@gate'],
}, async ({ page, browser, baseURL, look }) => {
  const title = `شب‌های کویر ${Math.random().toString(36).slice(2, 8)}`
  const options = { baseURL: baseURL ?? '', locale: 'fa-IR' }
  const stranger = await browser.newContext({ ...options, javaScriptEnabled: false })
  const reading = await stranger.newPage()
  let address = ''

  await test.step('a teacher writes it and sends it to review', async () => {
    await signInAs(page, 'teacher')
    await page.goto('/teach/articles')
    await look(page)
    await page.getByRole('link', { name: 'مقالهٔ تازه' }).click()
    await page.getByLabel('عنوان مقاله').fill(title)
    await press(page, 'شروع نوشتن')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('مقاله هنوز خلاصه ندارد.', { exact: false })).toBeVisible()
    const text = page.getByRole('textbox', { name: 'متن مقاله' })
    await text.press('Control+End')
    await page.keyboard.type('## ستاره‌ها')
    await page.keyboard.press('Enter')
    await page.keyboard.type('در کویر آسمان نزدیک است.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('## سکوت')
    await page.keyboard.press('Enter')
    await page.keyboard.type('سکوت آن‌جا صدا دارد.')
    await page.getByLabel('خلاصه').fill('از ستاره‌ها و سکوت کویر.')
    await page.getByLabel('موضوع‌ها').fill('طبیعت، سفر')
    address = `/articles/${await page.getByLabel('آدرس مقاله').inputValue()}`
    await look(page)
    // At once, while what was typed is not yet saved.
    await press(page, 'ارسال برای بررسی')
    await expect(page.getByText('مقاله برای بررسی فرستاده شد.', { exact: false })).toBeVisible()
    await expect(page.getByText('سکوت آن‌جا صدا دارد.')).toBeVisible()
    await look(page)
  })

  await test.step('a manager schedules it, and then publishes it at once', async () => {
    await signInAs(page, 'manager')
    await page.goto('/manage/articles')
    await look(page)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'ستاره‌ها' })).toBeVisible()
    await page.getByLabel('در زمانی دیگر').check()
    await page.getByLabel('روز', { exact: true }).fill(formatDay(addDays(dayAt(new Date()), -1)))
    await press(page, 'انتشار مقاله')
    await expect(page.getByText('زمان انتشار باید در آینده', { exact: false })).toBeVisible()
    await page.getByLabel('روز', { exact: true }).fill(formatDay(addDays(dayAt(new Date()), 2)))
    await look(page)
    await press(page, 'انتشار مقاله')
    await expect(page.getByText('انتشار مقاله زمان‌بندی شد.')).toBeVisible()
    expect((await reading.goto(address))?.status()).toBe(404)
    await page.getByLabel('همین الان').check()
    await press(page, 'انتشار مقاله')
    await expect(page.getByText('مقاله منتشر شد.')).toBeVisible()
  })

  await test.step('a stranger finds and reads it without scripts', async () => {
    await reading.goto('/articles')
    await reading.getByRole('link', { name: title }).click()
    await expect(reading.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(reading.getByText('در کویر آسمان نزدیک است.')).toBeVisible()
    const contents = reading.getByRole('navigation', { name: 'در این مقاله' })
    await expect(contents.getByRole('link', { name: 'سکوت' })).toBeVisible()
    await expect(reading.getByText('۱ دقیقه مطالعه').first()).toBeVisible()
    await expect(reading.getByText('برای پسندیدن و نوشتن نظر وارد شوید.')).toBeVisible()
    const data = await reading.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Article', headline: title })
  })

  await test.step('a reader likes it and writes a comment', async () => {
    await page.context().clearCookies()
    await arrive(page, 'رها خواننده')
    await page.goto(address)
    await page
      .getByRole('button', { name: /پسندیدن/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('button', { name: /پس گرفتن پسند/ })).toBeVisible()
    await page.getByLabel('نظر شما').fill('دلم کویر خواست.')
    await press(page, 'ارسال نظر')
    await expect(page.getByRole('article').filter({ hasText: 'دلم کویر خواست.' })).toBeVisible()
    await look(page)
  })

  await test.step('its author takes it off the site', async () => {
    await signInAs(page, 'teacher')
    await page.goto('/teach/articles')
    await page.getByRole('link', { name: title }).click()
    await press(page, 'برداشتن از سایت')
    await page.getByRole('alertdialog').getByRole('button', { name: 'برداشتن از سایت' }).press('Enter')
    await expect(page.getByText('مقاله از سایت برداشته شد.')).toBeVisible()
    expect((await reading.goto(address))?.status()).toBe(404)
  })
  await stranger.close()
})
