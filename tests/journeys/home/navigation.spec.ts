import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('a manager folds and opens groups by mouse and keyboard, and the device remembers', async ({
  page,
  look,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(page, 'manager')
  await page.goto('/manage')
  const menu = page.getByRole('navigation', { name: 'فهرست پنل مدیر', exact: true })
  const heading = (name: RegExp) => menu.getByRole('button', { name })
  await expect(heading(/^فروش و مالی/)).toHaveAttribute('aria-expanded', 'true')
  await expect(heading(/^محتوا/)).toHaveAttribute('aria-expanded', 'false')
  await heading(/^محتوا/).click()
  await expect(menu.getByRole('link', { name: 'رسانه‌ها' })).toBeVisible()
  // There is no room for both at 768 px.
  await expect(heading(/^فروش و مالی/)).toHaveAttribute('aria-expanded', 'false')
  await heading(/^رشد/).press('Enter')
  await expect(menu.getByRole('link', { name: 'کدهای تخفیف' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'رسانه‌ها' })).toBeHidden()
  await heading(/^رشد/).press('Space')
  await expect(menu.getByRole('link', { name: 'کدهای تخفیف' })).toBeHidden()
  await heading(/^رشد/).press('Space')
  await look(page)
  await page.reload()
  await expect(heading(/^محتوا/)).toHaveAttribute('aria-expanded', 'false')
  await expect(heading(/^رشد/)).toHaveAttribute('aria-expanded', 'true')
  await expect(heading(/^فروش و مالی/)).toHaveAttribute('aria-expanded', 'false')
  // The group of the page opens by itself, and nothing has to be scrolled.
  await page.goto('/manage/ledger')
  await expect(heading(/^فروش و مالی/)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link', { name: 'دفتر کل' })).toHaveAttribute('aria-current', 'page')
  expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
})

test('what waits is counted on entries, on folded groups, and in words', async ({ page }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage')
  const menu = page.getByRole('navigation', { name: 'فهرست پنل مدیر', exact: true })
  await expect(menu.getByRole('link', { name: /^برداشت مدرسان ، [۰-۹]+ مورد منتظر$/ })).toBeVisible()
  const group = menu.getByRole('button', { name: /^محتوا ، [۰-۹]+ مورد منتظر$/ })
  await group.click()
  await expect(menu.getByRole('button', { name: 'محتوا', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^بررسی دوره‌ها ، [۰-۹]+ مورد منتظر$/ })).toBeVisible()
})

test('the account menu leads to another role, and signing in leads back there', async ({ page, look }) => {
  await signInAs(page, 'teacher')
  await page.goto('/panel')
  await page.getByRole('button', { name: /، حساب شما/ }).click()
  const account = page.getByRole('dialog', { name: 'حساب شما' })
  await expect(account.getByRole('link', { name: /^دانشجو/ })).toHaveAttribute('aria-current', 'true')
  await look(page)
  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  await page.getByRole('button', { name: /، حساب شما/ }).press('Enter')
  await account.getByRole('link', { name: /^مدرس/ }).click()
  await expect(page).toHaveURL('/teach')
  await expect(account).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'جای این صفحه' })).toContainText('پنل مدرس')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('arvand.role=teacher')

  await page.getByRole('button', { name: /، حساب شما/ }).click()
  await account.getByRole('link', { name: 'خروج از حساب' }).click()
  await page.getByRole('main').getByRole('button', { name: 'خروج' }).click()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'arvand.role')?.value).toBe('teacher')
})

test('a learner without another role is led to teaching, and sees no roles', async ({ page }) => {
  await signInAs(page, 'learner')
  await page.goto('/panel')
  await page.getByRole('button', { name: /، حساب شما/ }).click()
  const account = page.getByRole('dialog', { name: 'حساب شما' })
  await expect(account.getByRole('heading', { name: 'نقش شما' })).toBeHidden()
  await account.getByRole('link', { name: 'تدریس در آروند' }).click()
  await expect(page).toHaveURL('/panel/teach')
})

test('breadcrumbs say role, group, page and thing', async ({ page, look }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/courses')
  const crumbs = page.getByRole('navigation', { name: 'جای این صفحه' })
  await expect(crumbs.getByRole('listitem').filter({ visible: true })).toHaveText([
    'پنل مدرس',
    'آموزش',
    'دوره‌ها',
  ])
  // Which course stands first depends on what other journeys of this teacher have made.
  const course = page.getByRole('main').getByRole('list', { name: 'دوره‌های من' }).getByRole('link').first()
  const title = (await course.textContent()) ?? ''
  await course.click()
  await expect(crumbs.locator('[aria-current=page]')).toBeVisible()
  await expect(crumbs).toContainText(title)
  await look(page)
  // A long trail keeps both its ends.
  await crumbs.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/teach\/courses\/[0-9a-f-]{36}$/)
  await crumbs.getByRole('link', { name: 'پنل مدرس' }).click()
  await expect(page).toHaveURL(/\/teach$/)
})

test('on a phone four places stand in the bar and the rest in a sheet', { tag: '@phone-only' }, async ({
  page,
  look,
}) => {
  await signInAs(page, 'manager')
  await page.goto('/manage')
  const bar = page.getByRole('navigation', { name: 'فهرست پنل مدیر، پایین صفحه' })
  await expect(bar.getByRole('link')).toHaveCount(4)
  const more = bar.getByRole('button', { name: /بیشتر/ })
  const sheet = page.locator('#side-menu')
  await more.click()
  await expect(sheet.getByRole('link', { name: /^بازپرداخت‌ها/ })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'خانه' })).toBeHidden()
  await look(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await more.click()
  const handle = sheet.locator('.cursor-grab')
  const { x = 0, y = 0, width = 0 } = (await handle.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + 6)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + 160, { steps: 5 })
  await page.mouse.up()
  await expect(sheet).toBeHidden()

  await more.click()
  await sheet.getByRole('link', { name: 'دفتر کل' }).click()
  await expect(page).toHaveURL('/manage/ledger')
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name: /^بازگشت به/ }).click()
  await expect(page).toHaveURL('/manage')
})

test('tabs of a course for which the row is too narrow are in a menu', { tag: '@phone-only' }, async ({
  page,
  look,
}) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/courses')
  await page.getByRole('main').getByRole('list', { name: 'دوره‌های من' }).getByRole('link').first().click()
  const tabs = page.getByRole('navigation', { name: 'بخش‌های دوره' })
  await expect(tabs.locator('[aria-current=page]')).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'اطلاعیه‌ها' })).toBeHidden()
  await tabs.getByRole('button', { name: 'بیشتر' }).click()
  await look(page)
  await tabs.getByRole('link', { name: 'اطلاعیه‌ها' }).click()
  await expect(page).toHaveURL(/announcements$/)
  await expect(tabs.locator('[aria-current=page]')).toHaveText('اطلاعیه‌ها')
})
