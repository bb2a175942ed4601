import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a manager writes help, a stranger finds it and says it helped, a learner is shown it while writing', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const word = `چراغ${Math.random().toString(36).slice(2, 7)}`
  const title = `چگونه ${word} درس را روشن کنم؟`
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

  await test.step('it is written and published', async () => {
    await signInAs(page, 'manager')
    await page.goto('/manage/help')
    await look(page)
    await page.getByRole('textbox', { name: 'عنوان' }).fill(title)
    await page.getByRole('combobox', { name: 'بخش' }).selectOption({ label: 'یادگیری' })
    await press('شروع نوشتن')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const text = page.getByRole('textbox', { name: 'متن راهنما' })
    await text.press('Control+End')
    await page.keyboard.type('دکمهٔ بالای درس را بزنید.')
    await page.getByLabel('پاسخ کوتاه').fill('با دکمهٔ بالای درس.')
    // At once, while what was typed is not yet saved.
    await press('انتشار راهنما')
    await expect(page.getByText('راهنما منتشر شد.')).toBeVisible()
    await expect(page.getByRole('link', { name: /نسخهٔ ۱/ })).toBeVisible()
    await look(page)
  })

  await test.step('a stranger finds it without scripts and says that it helped', async () => {
    const stranger = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const reading = await stranger.newPage()
    await reading.goto('/help')
    const search = reading.getByRole('searchbox', { name: 'جست‌وجو در راهنما' })
    await search.fill(`${word} روشن نمي شود`)
    await search.press('Enter')
    await reading.getByRole('link', { name: title }).click()
    await expect(reading.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(reading.getByText('دکمهٔ بالای درس را بزنید.')).toBeVisible()
    const data = await reading.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Article', headline: title })
    await reading.getByRole('button', { name: 'بله', exact: true }).click()
    await expect(reading.getByText('خوشحالیم که کمک کرد.', { exact: false })).toBeVisible()
    await stranger.close()
    await page.goto('/manage/help')
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('۱۰۰٪ از ۱ نفر')
  })

  await test.step('a learner is shown it while writing a ticket', async () => {
    await page.context().clearCookies()
    await arrive(page)
    await page.goto('/panel/tickets/new')
    await page.getByLabel('موضوع').fill(`${word} درس روشن نمی‌شود`)
    const suggested = page.getByRole('list', { name: 'شاید پاسخ شما این‌جا باشد' })
    await expect(suggested.getByRole('link', { name: title })).toBeVisible()
    await look(page)
    await page.goto('/help')
    await look(page)
    await page.getByRole('link', { name: title }).click()
    await press('خیر')
    await page.getByLabel('چه چیزی کم بود؟', { exact: false }).fill('رنگ چراغ.')
    await press('ارسال توضیح')
    await expect(page.getByText('توضیح شما رسید. سپاس‌گزاریم.')).toBeVisible()
    await look(page)
  })
})
