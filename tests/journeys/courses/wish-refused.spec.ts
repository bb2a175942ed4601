import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

// A worker that has taken the page over by then would pass its requests by the routes of the journey.
test.use({ serviceWorkers: 'block' })

const title = 'این دوره دیگر در فهرست نیست.'

test('a wish that is refused says why, and the heart goes back', async ({ page }) => {
  await arrive(page)
  await page.route('**/api/panel/wish/add', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/problems/x', title, status: 409, code: 'courses.x' }),
    }),
  )
  await page.goto('/courses')
  const heart = page.getByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/ }).first()
  await heart.click()
  await expect(page.getByText(title)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a failed page and one that does not come are told in the catalogue’s sentences', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel')
  await page.route('**/panel/notes.data*', (route) => route.fulfill({ status: 500, body: 'Bad' }))
  await page.getByRole('link', { name: 'یادداشت‌ها' }).first().click()
  await expect(page.getByText('خطای ۵۰۰ رخ داد. لطفاً با پشتیبانی تماس بگیرید.')).toBeVisible()
  await page.goto('/panel')
  await page.route('**/panel/marks.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'تکلیف‌ها و نمره‌ها' }).first().click()
  await expect(page.getByText('اینترنت وصل نیست. اتصال خود را بررسی کنید.')).toBeVisible()
})
