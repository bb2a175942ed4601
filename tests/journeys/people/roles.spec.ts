import { signInAs } from '../demo-people.ts'
import { signInByPassword } from '../door.ts'
import { expect, test } from '../journey.ts'
import { arrive, signInElsewhere } from '../newcomer.ts'
import { aName } from './made-up-people.ts'

test('a person is found, becomes a manager of two things, and loses it again', { tag: '@gate' }, async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await other.newPage()
  const newcomer = await arrive(theirs, aName('کیهان'))
  const token = await signInElsewhere(theirs, newcomer, 'Mozilla/5.0 Firefox/140.0')
  const isAlive = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await page.request.post('/api/panel/getProfile', { data: {}, headers })).ok()
  }

  await signInAs(page, 'manager')
  await page.goto('/manage/people')
  await look(page)
  await page.getByRole('searchbox', { name: 'جست‌وجوی افراد' }).fill(newcomer.mobile)
  await page.keyboard.press('Enter')
  // The newest members stand in the list that the search replaces, too.
  await expect(page).toHaveURL(/[?&]q=/)
  await page.getByRole('link', { name: newcomer.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: newcomer.name })).toBeVisible()
  await look(page)
  expect(await isAlive()).toBe(true)

  await page.getByRole('checkbox', { name: 'مدیر' }).check()
  await page.getByRole('checkbox', { name: 'مالی' }).check()
  await page.getByRole('checkbox', { name: 'پشتیبانی' }).check()
  await page.getByLabel('رمز عبور شما').fill('not-the-password')
  await look(page)
  await page.getByRole('button', { name: 'ذخیرهٔ نقش‌ها' }).click()
  const asked = page.getByRole('alertdialog', { name: `${newcomer.name} مدیر شود؟` })
  await expect(asked).toContainText('مالی، پشتیبانی')
  await asked.getByRole('button', { name: 'دادن نقش مدیر' }).click()
  await expect(page.getByText('این رمز عبور درست نیست')).toBeVisible()
  await page.getByLabel('رمز عبور شما').fill('arvand-demo')
  await page.getByRole('button', { name: 'ذخیرهٔ نقش‌ها' }).click()
  await asked.getByRole('button', { name: 'دادن نقش مدیر' }).click()
  await expect(page.getByText('نقش‌ها و حوزه‌ها ذخیره شد')).toBeVisible()
  await expect(page.getByText('حوزهٔ مالی')).toBeVisible()
  await expect.poll(isAlive).toBe(false)

  await page.getByRole('checkbox', { name: 'مدیر' }).uncheck()
  await page.getByRole('button', { name: 'ذخیرهٔ نقش‌ها' }).click()
  const taken = page.getByRole('alertdialog', { name: /گرفته شود؟/ })
  await expect(taken).toContainText('نقش مدیر، حوزهٔ مالی، حوزهٔ پشتیبانی گرفته می‌شود')
  await taken.getByRole('button', { name: 'گرفتن دسترسی' }).click()
  await expect(page.getByText('هنوز نقشی داده نشده است')).toBeVisible()

  await page.getByRole('link', { name: 'همهٔ فعالیت‌های این شخص' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'تاریخچهٔ فعالیت‌ها' })).toBeVisible()
  await expect(page.getByText('گرفتن نقش یا حوزه').last()).toBeVisible()
  await look(page)
  await page.getByLabel('کدام فعالیت').selectOption('role-granted')
  await page.getByRole('button', { name: 'نشان دادن' }).click()
  await expect(page).toHaveURL(/act=role-granted/)
  await expect(
    page.getByRole('list', { name: 'تاریخچهٔ فعالیت‌ها' }).getByText('دادن نقش یا حوزه').first(),
  ).toBeVisible()
  await other.close()
})

test('what a manager notes about a person stands on their page with its author; factors and wallet too', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const newcomer = await arrive(await other.newPage(), aName('مانا'))
  await signInAs(page, 'manager')
  await page.goto(`/manage/people?q=${newcomer.mobile}`)
  await page.getByRole('link', { name: newcomer.name }).filter({ visible: true }).first().click()
  for (const fact of ['عضو از', 'آخرین بازدید دوره‌ها', 'موجودی کیف پول', 'دستگاه‌های فعال'])
    await expect(page.getByRole('main').getByRole('term').filter({ hasText: fact })).toBeVisible()
  for (const name of ['دوره‌ها', 'فاکتورها', 'کیف پول', 'پیام‌های پشتیبانی'])
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await page.getByLabel('یادداشت تازه').fill('نام انگلیسی روی گواهی باید درست شود.')
  await page.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click()
  await expect(page.getByText('یادداشت ذخیره شد.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'نام انگلیسی روی گواهی' })).toBeVisible()
  await expect(page.getByLabel('یادداشت تازه')).toHaveValue('')
  await page.getByLabel('موضوع پیام').fill('نام روی گواهی')
  await page.getByLabel('متن پیام').fill('نام انگلیسی شما روی گواهی درست شد.')
  await page.getByRole('button', { name: 'ارسال پیام' }).click()
  await expect(page.getByText('پیام فرستاده شد.')).toBeVisible()
  await look(page)
  await other.close()
})

test('sessions of a person are ended with a reason, by keyboard alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const newcomer = await arrive(await other.newPage(), aName('مانا'))
  await signInAs(page, 'manager')
  await page.goto(`/manage/people?q=${newcomer.mobile}`)
  await page.getByRole('link', { name: newcomer.name }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('۱ دستگاه فعال')).toBeVisible()
  // Before hydration the page itself asks, without a dialog.
  await page.waitForLoadState('networkidle')
  const heading = page.getByRole('heading', { name: 'دستگاه‌های فعال', exact: true })
  await page.locator('section').filter({ has: heading }).getByLabel('دلیل').focus()
  await page.keyboard.type('گوشی گم شده است')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: /دستگاه‌های/ })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'خروج همهٔ دستگاه‌ها' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('۱ دستگاه خارج شد')).toBeVisible()
  await expect(page.getByText('الان در هیچ دستگاهی وارد نشده است')).toBeVisible()
  await expect(page.getByText('«گوشی گم شده است»').first()).toBeVisible()
  await other.close()
})

test('an account is blocked and opened again, with a reason each time', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await other.newPage()
  const newcomer = await arrive(theirs, aName('مانا'))
  await signInAs(page, 'manager')
  await page.goto(`/manage/people?q=${newcomer.mobile}`)
  await page.getByRole('link', { name: newcomer.name }).filter({ visible: true }).first().click()
  // Before hydration the page itself asks, without a dialog.
  await page.waitForLoadState('networkidle')
  const heading = page.getByRole('heading', { name: 'مسدود کردن حساب' })
  const card = page.locator('section').filter({ has: heading })
  await card.getByLabel('دلیل').fill('حساب در دست کس دیگری است')
  await card.getByRole('button', { name: 'مسدود کردن حساب' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'مسدود کردن حساب' }).click()
  await expect(page.getByText('حساب مسدود شد.')).toBeVisible()
  await look(page)

  await theirs.context().clearCookies()
  await theirs.goto('/auth/sign-in')
  await signInByPassword(theirs, newcomer.mobile)
  await expect(theirs.getByText('این حساب مسدود شده است')).toBeVisible()

  await card.getByLabel('دلیل').fill('با صاحب حساب صحبت شد')
  await card.getByLabel('رمز عبور شما').fill('arvand-demo')
  await card.getByRole('button', { name: 'رفع مسدودی' }).click()
  await expect(page.getByText('مسدودی برداشته شد')).toBeVisible()
  await signInByPassword(theirs, newcomer.mobile)
  await expect(theirs).toHaveURL(/\/panel$/)
  await other.close()
})

test('people are cards on a phone, and the list goes on', { tag: '@phone' }, async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/people')
  await look(page)
  await page.getByRole('link', { name: 'صفحهٔ بعد' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await page.getByRole('link', { name: 'ابتدای فهرست' }).click()
  await expect(page).not.toHaveURL(/cursor=/)
  await page.getByRole('link', { name: 'مدرسان' }).click()
  await expect(page).toHaveURL(/role=teacher/)
  // Other journeys add teachers, so he may not be on the first page of ten.
  await page.getByRole('searchbox', { name: 'جست‌وجوی افراد' }).fill('آرمان کاظمی')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('link', { name: 'دکتر آرمان کاظمی' }).filter({ visible: true })).toBeVisible()
})

test('the screens of managers are closed to a learner', async ({ page, look }) => {
  await arrive(page)
  for (const path of ['/manage', '/manage/people', '/manage/teaching', '/manage/audit', '/manage/holidays']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(403)
    await expect(page.getByRole('heading', { name: 'این صفحه برای حساب شما باز نیست' })).toBeVisible()
  }
  await look(page)
})
