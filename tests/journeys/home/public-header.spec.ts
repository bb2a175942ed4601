import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('the menu of fields opens by a press and leads to a field, a subject and a path', async ({
  page,
  look,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'رشته‌ها' }).click()
  const fields = page.getByRole('navigation', { name: 'رشته‌ها' })
  await expect(fields.getByRole('link', { name: /^ریاضی/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'مسیرها' }).getByRole('link').first()).toBeVisible()
  await look(page)
  await page.keyboard.press('Escape')
  await expect(fields).toBeHidden()
  await header.getByRole('button', { name: 'رشته‌ها' }).press('Enter')
  await fields.getByRole('link', { name: 'مثلثات' }).click()
  await expect(page).toHaveURL(/\/search\?q=.*category=mathematics/)
  await expect(fields).toBeHidden()
})

test('without JavaScript the fields are a link to all courses', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'رشته‌ها' }).click()
  await expect(page).toHaveURL('/courses')
  await context.close()
})

test('a phone has search, basket, the way in and a menu', { tag: '@phone' }, async ({ page, look }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'باز کردن فهرست' }).click()
  await page.getByRole('navigation', { name: 'بخش‌های آروند' }).getByRole('link', { name: 'مسیرها' }).click()
  await expect(page).toHaveURL('/paths')
  await header.getByRole('link', { name: 'جست‌وجو' }).click()
  await expect(page).toHaveURL('/search')
  await page.getByRole('main').getByRole('searchbox').click()
  await page.keyboard.type('نجوم')
  await expect(page.getByRole('option').first()).toContainText('آسمان')
  await look(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'نتایج' }).getByRole('listitem').first()).toContainText('آسمان')
  await look(page)
})

test('somebody signed in has their notices and portrait in the header', async ({ page, look }) => {
  await signInAs(page, 'learner')
  await page.goto('/courses')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /^اعلان‌ها/ })).toBeVisible()
  await header.getByRole('button', { name: /^حساب / }).click()
  const account = page.getByRole('dialog', { name: 'حساب شما' })
  await look(page)
  await account.getByRole('link', { name: 'پنل دانشجو' }).click()
  await expect(page).toHaveURL('/panel')
})
