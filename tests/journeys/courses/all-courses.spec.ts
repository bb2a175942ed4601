import { asDemoPerson } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aName } from '../people/made-up-people.ts'

test('a manager of the content finds a draft among all courses, by its filters and by the palette', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const title = aName('خوشنویسی')
  await asDemoPerson(browser, baseURL ?? '', 'teacher', (call) =>
    call('teacher/course/create', {
      ...{ title, category: 'arts', level: 'beginner' },
      requestId: crypto.randomUUID(),
    }),
  )
  await signInAs(page, 'manager')
  await page.goto('/manage/catalogue')
  const main = page.getByRole('main')
  const found = main.getByRole('link', { name: title }).filter({ visible: true })
  // The draft that was just begun is the last changed course.
  await expect(found).toBeVisible()
  await look(page)
  await main.getByRole('searchbox', { name: 'جست‌وجوی دوره‌ها' }).fill(title.replace('ی', 'ي'))
  await main.getByLabel('رشته').selectOption({ label: 'هنر' })
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'جست‌وجو' }).click()
  await expect(page).toHaveURL(/category=arts/)
  await main.getByRole('link', { name: 'پیش‌نویس', exact: true }).click()
  await expect(page).toHaveURL(/state=draft/)
  await expect(found).toBeVisible()
  await look(page)
  await main.getByRole('link', { name: 'منتشرشده', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'دوره‌ای پیدا نشد' })).toBeVisible()
  await look(page)
  await page.goBack()
  await expect(found).toBeVisible()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'فایل اکسل' }).click()
  expect((await download).suggestedFilename()).toBe('دوره ها.xlsx')
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(title)
  await expect(page.getByRole('option', { name: title })).toBeVisible()
})

test('a manager of the content finds a draft among all paths, and its courses from it', {
  tag: '@phone',
}, async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/catalogue')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'همهٔ مسیرها' }).click()
  await page.waitForURL(/\/manage\/catalogue\/paths$/)
  await expect(main.getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await look(page)
  await main.getByRole('link', { name: 'پیش‌نویس', exact: true }).click()
  await page.waitForURL(/state=draft/)
  await expect(main.getByRole('heading', { level: 2, name: 'هنر خط و نقش' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^دیدن در سایت/ })).toHaveCount(0)
  await look(page)
  await main
    .getByRole('list', { name: /^دوره‌های مسیر/ })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/manage\/courses\/[^/]+$/)
})
