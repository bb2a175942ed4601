import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('a learner and a teacher meet in a room: both are seen, and what one writes reaches the other', {
  tag: '@gate',
}, async ({ page, browser, baseURL, look }) => {
  await signInAs(page, 'learner')
  await page.goto('/panel/classes/rooms')
  await look(page)
  await page.getByRole('link', { name: 'کلاس هندسهٔ دوازدهم' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'کلاس هندسهٔ دوازدهم' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'ورود به کلاس' }).click()
  await expect(page.getByRole('heading', { name: 'قبل از ورود، یک نگاه' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('list', { name: 'شرکت‌کننده‌ها' })).toContainText('نیلوفر رستم‌زاده')
  await look(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const teacher = await context.newPage()
  await signInAs(teacher, 'teacher')
  await teacher.goto('/teach/classes/rooms')
  await teacher.getByRole('link', { name: 'کلاس هندسهٔ دوازدهم' }).click()
  await look(teacher)
  await teacher.getByRole('link', { name: 'ورود به کلاس' }).click()
  await teacher.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('list', { name: 'شرکت‌کننده‌ها' })).toContainText('دکتر آرمان کاظمی')
  const text = `امروز از تمرین ${Math.floor(Math.random() * 1e6)} شروع می‌کنیم`
  await teacher.getByRole('textbox', { name: /^پیام/ }).fill(text)
  await teacher.getByRole('button', { name: 'ارسال' }).click()
  await expect(page.getByText(text)).toBeVisible()
  await teacher.getByRole('button', { name: 'خروج' }).click()
  await expect(page.getByRole('list', { name: 'شرکت‌کننده‌ها' })).not.toContainText('دکتر آرمان کاظمی')
  await page.getByRole('button', { name: 'خروج' }).click()
  await expect(page).toHaveURL(/\/panel\/classes\/rooms\//)
  await context.close()
})
