import { readFile } from 'node:fs/promises'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aName } from '../people/made-up-people.ts'

test('a manager reads the funnel of a period, and a figure opens its list', { tag: '@gate' }, async ({
  page,
  look,
}) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/analysis')
  await expect(
    page.getByRole('img', { name: /^بازدیدکننده از .* تا .*: [۰-۹٬]+ بازدیدکننده، / }),
  ).toBeVisible()
  await look(page)

  await test.step('another period, and the one before it', async () => {
    await page.getByRole('link', { name: 'ماه شمسی' }).click()
    await expect(page).toHaveURL(/period=month/)
    await page.getByRole('link', { name: 'بازهٔ قبلی' }).click()
    await expect(page.getByRole('link', { name: 'بازهٔ بعدی' })).toBeVisible()
  })

  await test.step('the enrolments of the period', async () => {
    const row = page.getByRole('row', { name: /^ثبت‌نام در دوره/ })
    await row.getByRole('link', { name: /ثبت‌نام‌های این بازه/ }).click()
    await expect(page).toHaveURL(/\/manage\/analysis\/enrolments\?from=[\d-]+&to=[\d-]+$/)
    const list = page.getByRole('list', { name: 'ثبت‌نام‌ها' })
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await look(page)
    await list.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/manage\/people\//)
  })
})

test('retention, sales and lessons each lead to their lists', { tag: '@phone' }, async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/analysis')
  const parts = page.getByRole('navigation', { name: 'بخش‌های تحلیل' })

  await test.step('retention', async () => {
    await parts.getByRole('link', { name: 'ماندگاری' }).click()
    const cell = page.getByRole('link', { name: /^[۰-۹٬]+ نفر از [۰-۹٬]+ عضو / }).first()
    await expect(cell).toBeVisible()
    await look(page)
    await cell.click()
    await expect(page.getByRole('heading', { level: 1, name: 'ماندگارها' })).toBeVisible()
    await expect(page.getByText(/روز درس خوانده$/).first()).toBeVisible()
    await look(page)
  })

  await test.step('sales', async () => {
    await page.goto('/manage/analysis/sales')
    await page.getByRole('link', { name: 'مدرس', exact: true }).click()
    await expect(page).toHaveURL(/\/manage\/analysis\/sales\?by=teacher#parts$/)
    await look(page)
  })

  await test.step('lessons', async () => {
    await parts.getByRole('link', { name: 'ریزش درس‌ها' }).click()
    await look(page)
    await page.getByRole('list', { name: 'دوره‌ها' }).getByRole('link').first().click()
    const figure = page.getByRole('link', { name: /دانشجو به «.+» رسیده‌اند$/ }).filter({ visible: true })
    await expect(figure.first()).toBeVisible()
    await look(page)
    await figure.first().click()
    await expect(page).toHaveURL(/did=reached/)
    await page.getByRole('link', { name: 'نرسیده‌ها' }).click()
    await expect(page).toHaveURL(/did=notReached/)
    await look(page)
  })

  await test.step('pages', async () => {
    await page.goto('/manage/analysis/pages?which=courses')
    await expect(page.getByText(/[۰-۹٬]+ بازدید$/).first()).toBeVisible()
    await look(page)
  })
})

test('a teacher reads what their courses brought, and where learners stop', { tag: '@phone' }, async ({
  page,
  look,
  isMobile,
}) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/analysis')
  await expect(page.getByRole('img', { name: /^درآمد از دوره‌ها از .* تا .*: / })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'فصل', exact: true }).click()
  await expect(page).toHaveURL(/period=season/)
  await test.step('enrolments open the courses, and those their learners of these days', async () => {
    const here = page.url()
    await page.getByRole('link', { name: /^ثبت‌نام در دوره/ }).click()
    await page.getByRole('link', { name: 'ثبت‌نام‌های این بازه' }).click()
    await expect(page).toHaveURL(/#courses$/)
    const figure = page.getByRole('link', { name: /^[۰-۹٬]+ ثبت‌نام در «/ })
    if (!isMobile) {
      await figure.first().click()
      await expect(page).toHaveURL(/\/students\?from=[\d-]+&to=[\d-]+$/)
      await expect(page.getByText(/^ثبت‌نام‌شده از /)).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await look(page)
    }
    await page.goto(here)
  })
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'فایل CSV' }).click()
  expect(await readFile(await (await sheet).path(), 'utf8')).toMatch(/دوره.*درآمد \(تومان\).*\r?\n./)
  // A row of the table on a wide screen, of a list on a phone.
  const figures = page.locator('#courses a[href$="/lesson-figures"]').filter({ visible: true })
  await figures.first().click()
  await expect(page).toHaveURL(/\/lesson-figures$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('periods and lists are links', async ({ page }) => {
    await signInAs(page, 'manager')
    await page.goto('/manage/analysis')
    await page.getByRole('link', { name: 'فصل', exact: true }).click()
    await expect(page).toHaveURL(/period=season/)
    await page
      .getByRole('link', { name: /صفحه‌های دیده‌شدهٔ این بازه/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'صفحه‌های دیده‌شده' })).toBeVisible()
  })
})

test('a manager reads where visitors come from, what was learned, and what went wrong in browsers', async ({
  page,
  look,
}) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/analysis/visits')
  await expect(page.getByRole('heading', { level: 2, name: 'سایت‌های ارجاع‌دهنده' })).toBeVisible()
  await page.getByRole('link', { name: '۹۰ روز گذشته' }).click()
  await expect(page).toHaveURL(/days=90/)
  await expect(page.getByRole('table', { name: 'پربازدیدترین صفحه‌ها' })).toContainText('/')
  await look(page)

  await test.step('each figure opens its list', async () => {
    const visits = page.url()
    for (const [figure, list] of [
      [/^[۰-۹٬]+، صفحه‌های دیده‌شده$/, 'صفحه‌های دیده‌شده'],
      [/^[۰-۹٬]+، حساب‌های تازهٔ این روزها$/, 'کاربران'],
      [/^[۰-۹٬]+، بازدیدهای لینک‌های دعوت$/, 'بازدیدهای لینک‌های دعوت'],
    ] as const) {
      await page.getByRole('link', { name: figure }).click()
      await expect(page).toHaveURL(/[?&]from=[\d-]+&to=[\d-]+$/)
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
      await look(page)
      await page.goto(visits)
    }
  })

  await page.getByRole('link', { name: 'رویدادهای یادگیری' }).click()
  await expect(page).toHaveURL(/\/manage\/analysis\/learning$/)
  await look(page)
  // Digits are masked before a message is kept.
  const text = aName('شکست')
  await page.request.post('/api/analysis/clientLog', { data: { level: 'error', message: text } })
  await page.goto('/manage/client-logs')
  await expect(page.getByRole('list', { name: 'خطاهای مرورگر' })).toContainText(text)
  await look(page)
})
