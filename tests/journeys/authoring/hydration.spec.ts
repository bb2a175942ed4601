import type { Page } from '@playwright/test'
import { beforeHydration } from '../before-hydration.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aName } from '../people/made-up-people.ts'
import { aTaughtCourse } from '../teaching/taught-course.ts'
import { aCourseToArrange } from './course-to-arrange.ts'

// The service worker would answer from its cache, past the requests that these journeys block.
test.use({ serviceWorkers: 'block' })

/** A new course at one of its pages. */
async function aCourseOfTeacher(page: Page, tab: 'مشخصات' | 'قیمت'): Promise<void> {
  await signInAs(page, 'teacher')
  await page.goto('/teach/courses/new')
  await page.getByLabel('نام دوره').fill(aName('گیاه‌شناسی'))
  await page.getByRole('button', { name: 'ساختن دورهٔ تازه' }).click()
  await page.getByRole('link', { name: tab, exact: true }).click()
  await expect(
    page.getByRole('button', { name: tab === 'قیمت' ? 'ثبت قیمت' : 'ذخیره' }).first(),
  ).toBeVisible()
}

test('what is changed before the page comes to life is taken up when it does', async ({ page }) => {
  await aCourseOfTeacher(page, 'مشخصات')
  const address = page.url()
  const { hydrate } = await beforeHydration(page)
  await page.goto(address, { waitUntil: 'commit' })
  const level = page.getByLabel('سطح', { exact: true })
  const summary = page.getByLabel('خلاصه')
  await level.selectOption({ label: 'مقدماتی' })
  await summary.fill('از دانه تا درخت')
  await page.getByLabel('روزهای دسترسی').fill('۹۰')
  hydrate()
  await expect(page.getByText('ذخیره شد، ')).toBeVisible()

  await page.reload()
  await expect(level).toHaveValue('beginner')
  await expect(summary).toHaveValue('از دانه تا درخت')
  await expect(page.getByLabel('روزهای دسترسی')).toHaveValue('۹۰')
})

test('a price that is typed before the page comes to life is taken up, with what it brings', async ({
  page,
  look,
}) => {
  await aCourseOfTeacher(page, 'قیمت')
  const address = page.url()
  const { hydrate } = await beforeHydration(page)
  await page.goto(address, { waitUntil: 'commit' })
  const price = page.getByLabel('قیمت', { exact: true })
  await price.fill('250000')
  const inPlus = page.getByLabel('رایگان با پلاس')
  await inPlus.check()
  hydrate()
  await expect(price).toHaveValue('۲۵۰٬۰۰۰')
  await expect(page.getByRole('status').filter({ hasText: '۱۷۵٬۰۰۰ تومان' })).toBeVisible()
  await price.fill('300000')
  await expect(page.getByRole('status').filter({ hasText: '۲۱۰٬۰۰۰ تومان' })).toBeVisible()
  await page.getByRole('button', { name: 'ثبت قیمت' }).click()
  await expect(page.getByText('قیمت دوره ثبت شد.')).toBeVisible()
  await look(page)

  await page.reload()
  await expect(price).toHaveValue('۳۰۰٬۰۰۰')
  await expect(inPlus).toBeChecked()
})

test('a page stays while the next one does not come, and so does what was written', async ({
  page,
  look,
}) => {
  await aCourseOfTeacher(page, 'قیمت')
  const price = page.getByLabel('قیمت', { exact: true })
  await price.fill('250000')
  const cut = async () => {
    // Not while the page still fetches the routes of its links: it reports that it could not.
    await page.waitForLoadState('networkidle')
    await page.route('**/*', (route) => route.abort('connectionrefused'))
  }
  await cut()

  await test.step('the page says so, and can be stayed on', async () => {
    await page.getByRole('link', { name: 'دفتر نمره' }).click()
    await expect(page.getByText('اینترنت وصل نیست. اتصال خود را بررسی کنید.')).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: 'ماندن در این صفحه' }).click()
    await expect(page.getByText('اینترنت وصل نیست. اتصال خود را بررسی کنید.')).toBeHidden()
    await expect(price).toHaveValue('۲۵۰٬۰۰۰')
  })

  await test.step('a form that got no answer keeps what was typed', async () => {
    await page.getByRole('button', { name: 'ثبت قیمت' }).click()
    // A notice that has come meanwhile may stand beside it.
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'اینترنت وصل نیست. اتصال خود را بررسی کنید. آنچه نوشته‌اید همین‌جاست' }),
    ).toBeVisible()
    await expect(price).toHaveValue('۲۵۰٬۰۰۰')
  })

  await test.step('another try brings the next page', async () => {
    await page.getByRole('link', { name: 'دفتر نمره' }).click()
    await expect(
      page.getByText('اینترنت وصل نیست. اتصال خود را بررسی کنید. آنچه نوشته‌اید همین‌جا می‌ماند.'),
    ).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'تلاش دوباره' }).click()
    await expect(page).toHaveURL(/\/gradebook$/)
    await expect(page.getByText('اینترنت وصل نیست. اتصال خود را بررسی کنید.')).toBeHidden()
  })

  await test.step('a page without anything typed stays as well', async () => {
    await cut()
    await page.getByRole('link', { name: 'قیمت', exact: true }).click()
    await expect(page.getByText('آنچه نوشته‌اید همین‌جا می‌ماند.')).toBeVisible()
    await expect(page).toHaveURL(/\/gradebook$/)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'تلاش دوباره' }).click()
    await expect(price).toBeVisible()
  })
})

test('a button that is pressed while the page comes to life is heard', async ({ page }) => {
  await aCourseOfTeacher(page, 'مشخصات')
  // Only React is held back: the first script is there, as after some seconds on a slow connection.
  const { promise, resolve: hydrate } = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/teach')
  await paletteButton(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  hydrate()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('a button is heard in a row that is drawn anew when the page comes to life, and once', async ({
  page,
  browser,
  baseURL,
}) => {
  const courseId = await aCourseToArrange(browser, baseURL)
  await signInAs(page, 'teacher')
  const { promise, resolve: hydrate } = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`/teach/courses/${courseId}/curriculum`)
  const button = page.getByRole('button', { name: 'کارهای نقطه و جا', exact: true })
  const old = await button.elementHandle()
  await button.press('Enter')
  hydrate()
  await expect(page.getByRole('menuitem', { name: 'پاک کردن' })).toBeVisible()
  expect(await old?.evaluate((at) => at.isConnected)).toBe(false)
  // A second press would close the menu again; none comes within the time that the old button may wait.
  await page.waitForTimeout(2500)
  await expect(page.getByRole('menuitem', { name: 'پاک کردن' })).toBeVisible()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ has: button }).and(page.locator(':focus'))).toBeVisible()
})

const paletteButton = (page: Page) => page.getByRole('button', { name: 'جست‌وجوی دوره، درس یا صفحه…' })

for (const [how, open] of [
  ['button', (page: Page) => paletteButton(page).click()],
  ['key', (page: Page) => page.keyboard.press('Control+KeyK')],
] as const)
  test(`a ${how} that is pressed before the first script of the page is heard`, async ({ page }) => {
    await aCourseOfTeacher(page, 'مشخصات')
    const { hydrate } = await beforeHydration(page)
    await page.goto('/teach', { waitUntil: 'commit' })
    await expect(paletteButton(page)).toBeVisible()
    await open(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    hydrate()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })

test('a press counts on the button it began on, when what comes in above moves it away', async ({ page }) => {
  await aCourseOfTeacher(page, 'قیمت')
  await page.getByLabel('قیمت', { exact: true }).fill('250000')
  const button = page.getByRole('button', { name: 'ثبت قیمت' })
  await button.hover()
  await page.mouse.down()
  await button.evaluate((at) => at.insertAdjacentHTML('beforebegin', '<p style="height: 9rem"></p>'))
  await page.mouse.up()
  await expect(page.getByText('قیمت دوره ثبت شد.')).toBeVisible()
})

test('a press that moves away from its button is none', async ({ page }) => {
  await aCourseOfTeacher(page, 'قیمت')
  await page.getByLabel('قیمت', { exact: true }).fill('250000')
  await page.getByRole('button', { name: 'ثبت قیمت' }).hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await page.getByLabel('قیمت', { exact: true }).click()
  await expect(page.getByText('قیمت دوره ثبت شد.')).toBeHidden()
})

test('a button in a part of the page that comes later is heard when it came', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, lessonId } = await aTaughtCourse(browser, baseURL)
  await signInAs(page, 'teacher')
  const part = Promise.withResolvers<void>()
  await page.route('**/assets/assignment-fields-*.js', async (route) => {
    await part.promise
    await route.continue()
  })
  // Parts rendered by the server are preloaded, and the page's `load` event waits for them, so the test must not.
  await page.goto(`/teach/courses/${id}/lessons/${lessonId}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'افزودن فایل' }).click()
  part.resolve()
  await expect(page.getByRole('dialog', { name: 'انتخاب فایل' })).toBeVisible()
})
