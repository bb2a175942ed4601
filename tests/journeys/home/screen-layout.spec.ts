import type { Locator, Page } from '@playwright/test'
import { aCourseToArrange } from '../authoring/course-to-arrange.ts'
import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive, signInElsewhere } from '../newcomer.ts'

const otherDevice = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
type Box = Awaited<ReturnType<typeof boxOf>>

const overlap = (one: Box, other: Box) =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom

/** The profile with its button at the foot of the window, while a notice arrives. */
async function aToastOverProfile(page: Page): Promise<Box> {
  const newcomer = await arrive(page)
  await page.goto('/panel/profile')
  await expect(
    page.getByRole('link', { name: 'اعلان‌ها، ۱ خوانده‌نشده' }).filter({ visible: true }).first(),
  ).toBeVisible()
  await page
    .getByRole('button', { name: 'ذخیرهٔ پروفایل' })
    .evaluate((one) => one.scrollIntoView({ block: 'end' }))
  await signInElsewhere(page, newcomer, otherDevice)
  const toast = page.getByRole('region', { name: 'خبرها' }).getByRole('alertdialog')
  await expect(toast).toContainText('ورود از دستگاه تازه')
  return boxOf(toast)
}

test('a toast stands over no button of a form, and a press beside its own goes through', {
  tag: '@phone',
}, async ({ page }) => {
  const toast = await aToastOverProfile(page)
  for (const button of await page.locator('main form button').filter({ visible: true }).all())
    expect(overlap(toast, await boxOf(button)), (await button.textContent()) ?? '').toBe(false)
  const bar = page.getByRole('navigation', { name: 'فهرست پنل دانشجو، پایین صفحه' })
  if (await bar.isVisible()) expect(overlap(toast, await boxOf(bar))).toBe(false)
  const isOfToast = (x: number, y: number) =>
    page.evaluate((at) => Boolean(document.elementFromPoint(at.x, at.y)?.closest('[role=alertdialog]')), {
      x,
      y,
    })
  expect(await isOfToast(toast.x + toast.width / 2, toast.y + toast.height / 2)).toBe(false)
  const close = await boxOf(page.getByRole('region', { name: 'خبرها' }).getByRole('button'))
  expect(await isOfToast(close.x + close.width / 2, close.y + close.height / 2)).toBe(true)
})

interface Listed {
  readonly items: readonly { readonly id: string; readonly slug: string; readonly title: string }[]
}

/** Whether all of its text is drawn. */
const isWhole = (one: Locator) =>
  one.evaluate((at) =>
    [at, ...at.querySelectorAll('*')].every(
      ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1 || clientWidth === 0,
    ),
  )

test('the trail of a course keeps its last part whole on a phone, and folds its middle in a narrow panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { items } = (await (await page.request.get('/api/home/courses')).json()) as Listed
  const longest = items.toSorted((a, b) => b.title.length - a.title.length)[0]
  await page.goto(`/courses/${longest?.slug}`)
  const trail = page.getByRole('navigation', { name: 'جای این صفحه' }).filter({ visible: true })
  const last = trail.locator('[aria-current=page]')
  await expect(last).toHaveText(longest?.title ?? '')
  expect(await isWhole(last)).toBe(true)
  const { x, right } = await boxOf(last)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)

  await page.setViewportSize({ width: 1000, height: 780 })
  await signInAs(page, 'teacher')
  const { items: taught } = await callsOf(page)<Listed>('teacher/course/list', {})
  await page.goto(`/teach/courses/${taught[0]?.id}/curriculum`)
  const parts = trail.getByRole('listitem').filter({ visible: true })
  await expect(trail.getByText('…')).toBeVisible()
  await expect(parts.first()).toHaveText('پنل مدرس')
  await expect(trail.getByText('آموزش', { exact: true })).toBeHidden()
  await expect(last).toBeVisible()
  expect(await isWhole(last)).toBe(true)
})

test('what came of adding a section has a row of its own in the form', async ({ page, browser, baseURL }) => {
  const courseId = await aCourseToArrange(browser, baseURL)
  await signInAs(page, 'teacher')
  await page.goto(`/teach/courses/${courseId}/curriculum`)
  const field = page.getByLabel('نام فصل')
  const button = page.getByRole('button', { name: 'افزودن فصل' })
  await field.fill('حجم')
  await button.click()
  const news = page.locator('[data-news]').filter({ hasText: 'انجام شد.' })
  await expect(news).toBeVisible()
  // The new section pushes the form down when the list comes, perhaps between two of these looks.
  await expect(async () => {
    const [told, typed, pressed] = [await boxOf(news), await boxOf(field), await boxOf(button)]
    expect(told.bottom).toBeLessThanOrEqual(typed.y)
    expect(told.width).toBeGreaterThan(typed.width)
    // Field and button still share their row.
    expect(Math.abs(typed.bottom - pressed.bottom)).toBeLessThan(8)
  }).toPass()
})

test('one chip of «دوره‌های من» is always chosen', async ({ page }) => {
  await signInAs(page, 'learner')
  await page.goto('/panel/courses')
  const chips = page.getByRole('navigation', { name: 'کدام دوره‌ها' })
  const chosen = chips.locator('[aria-current=true]')
  await expect(chosen).toHaveText(['همه'])
  await chips.getByRole('link', { name: 'در حال یادگیری' }).click()
  await expect(chosen).toHaveText(['در حال یادگیری'])
  await chips.getByRole('link', { name: 'همه', exact: true }).click()
  await expect(chosen).toHaveText(['همه'])
})

test('the title of a chart and its unit are two things', async ({ page }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage?figure=sales')
  const caption = page.getByRole('figure').locator('figcaption').filter({ hasText: 'فروش روزانه' })
  await expect(caption.locator('span').first()).toHaveText(/^فروش روزانه \((میلیون|هزار) تومان\)$/)
})

test('the tenth row of a gradebook is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs(page, 'teacher')
  // The demo has handed-in work here, of more than ten learners.
  const answer = await page.request.get('/api/home/courses/euclidean-geometry')
  const { course } = (await answer.json()) as { course: { id: string } }
  await page.goto(`/teach/courses/${course.id}/gradebook`)
  const grid = page.getByRole('grid', { name: 'دفتر نمره' })
  const rows = grid.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(10)
  const frame = await boxOf(grid.locator('xpath=..'))
  expect((await boxOf(rows.last())).bottom).toBeLessThanOrEqual(frame.bottom + 1)
  // Nothing of it lies below the edge of its frame.
  const hidden = await grid.locator('xpath=..').evaluate((one) => one.scrollHeight - one.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
})
