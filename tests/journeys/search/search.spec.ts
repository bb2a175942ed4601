import { toLatinDigits } from '@arvand/persian/digits'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

const field = { name: 'جست‌وجو در آروند' }

test('results of a misspelt word: kinds, filters, and what was searched instead', { tag: '@gate' }, async ({
  page,
  look,
}) => {
  await page.goto('/search?q=حافض')
  await expect(page.getByRole('heading', { level: 1, name: 'نتایج «حافظ»' })).toBeVisible()
  await expect(page.getByText('برای «حافض» نتیجه‌ای پیدا نشد؛ نتایج «حافظ» را می‌بینید.')).toBeVisible()
  const results = page.getByRole('list', { name: 'نتایج' })
  await expect(results.getByRole('listitem').first()).toContainText('خواندن حافظ')
  await look(page)
  await page
    .getByRole('complementary', { name: 'فیلترها' })
    .getByRole('link', { name: /^زبان و ادبیات/ })
    .click()
  await expect(page).toHaveURL(/category=literature/)
  await page.getByRole('link', { name: 'حذف فیلترها' }).click()
  await expect(page).not.toHaveURL(/category=/)
})

test('the results work without JavaScript, and a Latin word leaves its rows right to left', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/courses')
  await page.getByRole('searchbox', field).fill('python')
  await page.getByRole('searchbox', field).press('Enter')
  await expect(page).toHaveURL('/search?q=python')
  const row = page.getByRole('list', { name: 'نتایج' }).getByRole('listitem').first()
  await expect(row).toContainText('پایتون')
  expect(await row.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  await page.goto('/search?q=zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'نتیجه‌ای پیدا نشد' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'رشته‌های نزدیک' }).getByRole('link')).toHaveCount(3)
  await context.close()
})

test('somebody who learns finds their own lessons on a tab', async ({ page, look }) => {
  await signInAs(page, 'learner')
  await page.goto('/search?q=هندسه')
  await page
    .getByRole('navigation', { name: 'نوع نتیجه' })
    .getByRole('link', { name: /^در درس‌های شما/ })
    .click()
  await expect(page).toHaveURL(/kind=own/)
  await expect(page.getByRole('list', { name: 'نتایج' }).getByRole('listitem').first()).toContainText(
    'در درس‌های شما',
  )
  await look(page)
})

test('each kind that is found has its tab, jobs too, and they add up', async ({ page, look }) => {
  await page.goto('/search?q=git')
  const tabs = page.getByRole('navigation', { name: 'نوع نتیجه' }).getByRole('link')
  const texts = await tabs.allTextContents()
  const [all = 0, ...kinds] = texts.map((text) => Number(toLatinDigits(text.replaceAll(/[^۰-۹]/g, ''))))
  expect(kinds.length).toBeGreaterThan(1)
  expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(all)
  await tabs.filter({ hasText: 'فرصت‌های شغلی' }).click()
  await expect(page).toHaveURL(/kind=job/)
  await expect(page.getByRole('list', { name: 'نتایج' }).getByRole('listitem').first()).toContainText('شغل')
  await look(page)
})

test('suggestions while typing: arrows choose, Tab completes, Escape closes, what was searched is remembered', async ({
  page,
  look,
}) => {
  await page.goto('/courses')
  await page.getByRole('searchbox', field).click()
  // A beginning that only one word of the titles has: of several, those of more learners come first.
  await page.keyboard.type('نستع')
  const input = page.getByRole('combobox', field)
  const options = page.getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option')
  await expect(options.first()).toContainText('نستعلیق')
  await look(page)
  await page.keyboard.press('Tab')
  await expect(input).toHaveValue('نستعلیق')
  await expect(input).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'نتایج «نستعلیق»' })).toBeVisible()
  await page.goto('/courses')
  await page.getByRole('searchbox', field).click()
  const recent = page.getByRole('group', { name: 'جست‌وجوهای اخیر' }).getByRole('option')
  await expect(recent).toHaveText(['نستعلیق'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(recent).toHaveCount(0)
  await page.keyboard.type('حافظ')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses/hafez')
})

test('by keyboard alone: a suggestion, the page of results and a filter, and what is offered for nothing', async ({
  page,
  look,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('searchbox', field).focus()
  await page.keyboard.type('نجوم')
  const options = page.getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option')
  await expect(options.first()).toContainText('آسمان')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\/./)

  const input = page.getByRole('banner').getByRole('combobox', field)
  await input.fill('انگلیسی')
  await input.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'نتایج «انگلیسی»' })).toBeVisible()
  await expect(options).toHaveCount(0)
  const filter = page
    .getByRole('complementary', { name: 'فیلترها' })
    .getByRole('link', { name: /^مقدماتی|^برای همه/ })
    .first()
  await filter.press('Enter')
  await expect(page).toHaveURL(/level=/)
  await expect(filter).toHaveAttribute('aria-current', 'true')
  await filter.press('Enter')
  await expect(page).not.toHaveURL(/level=/)

  await input.fill('zzzzqqqq')
  await expect(page.getByText('برای «zzzzqqqq» نتیجه‌ای پیدا نشد.')).toBeVisible()
  await input.press('Enter')
  await expect(page.getByRole('heading', { name: 'نتیجه‌ای پیدا نشد' })).toBeVisible()
  await look(page)
  await page.getByRole('navigation', { name: 'رشته‌های نزدیک' }).getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/categories\//)
})

test('the palette: a manager finds people and factors; a slash opens it', async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage')
  await page.locator('body').press('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('@کاظمی')
  const people = dialog.getByRole('group', { name: 'افراد' }).getByRole('option')
  await expect(people.first()).toContainText('کاظمی')
  await look(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/manage\/people\//)
})

test('the palette of a learner leads to pages, own lessons and courses', async ({ page }) => {
  await signInAs(page, 'learner')
  await page.goto('/panel')
  await page.keyboard.press('Control+KeyK')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('هندسه')
  await expect(dialog.getByRole('group', { name: 'دوره‌های من' }).getByRole('option').first()).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'افراد' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('what was searched in vain is asked for once, and is forgotten in the wishes', async ({
  page,
  look,
}) => {
  await signInAs(page, 'learner')
  const q = 'زنبورداری'
  await page.goto(`/search?q=${q}`)
  await page.getByRole('button', { name: 'خبرم کن' }).click()
  await expect(page.getByText('وقتی دوره‌ای منتشر شد، خبرتان می‌کنیم')).toBeVisible()
  await look(page)
  await page.goto('/panel/wishes')
  const words = page.getByRole('list', { name: 'منتظر خبر این موضوع‌ها هستید' })
  await expect(words.getByText(q)).toBeVisible()
  await look(page)
  await words.getByRole('button', { name: `حذف «${q}»` }).click()
  await expect(page.getByText('دیگر دربارهٔ این موضوع خبرتان نمی‌کنیم.')).toBeVisible()
  await expect(page.getByText(q)).toHaveCount(0)
})

test('the front page suggests too, under its own field', async ({ page, look }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('searchbox', field).click()
  await page.keyboard.type('نستع')
  const options = page.getByRole('main').getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option')
  await expect(options.first()).toContainText('نستعلیق')
  await look(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^تنها نتیجهٔ|نتیجهٔ «/ })
    .click()
  await expect(page).toHaveURL('/search?q=نستع')
})
