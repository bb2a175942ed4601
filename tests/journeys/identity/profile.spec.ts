import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

const aHandle = () => `niloofar-${Math.random().toString(36).slice(2, 10)}`

/** An Iranian national code: nine random digits and their check digit. */
function aNationalCode(): string {
  const nine = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10))
  const rest = nine.reduce((sum, digit, at) => sum + digit * (10 - at), 0) % 11
  return `${nine.join('')}${rest < 2 ? rest : 11 - rest}`
}

const inPersian = (digits: string) =>
  digits.replace(/[0-9]/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit)

test('a profile with a Jalali birth date and a national code', { tag: '@phone' }, async ({ page, look }) => {
  await arrive(page)
  await page.goto('/panel/profile')
  await look(page)
  await page.getByLabel('کد ملی').fill('۱۲۳۴۵۶۷۸۹۰')
  await page.getByLabel('تاریخ تولد').first().fill('۱۴۰۴/۱۲/۳۰')
  await page.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
  await expect(page.getByText('این تاریخ در تقویم نیست')).toBeVisible()
  await expect(page.getByText('کد ملی درست نیست')).toBeVisible()
  await expect(page.getByLabel('کد ملی')).toBeFocused()

  await page.getByLabel('تاریخ تولد').first().fill('۱۳۷۵/۶/۳۱')
  await page.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
  await expect(page.getByText('این تاریخ در تقویم نیست')).toBeHidden()
  await expect(page.getByText('کد ملی درست نیست')).toBeVisible()
  await expect(page.getByLabel('کد ملی')).toBeFocused()
  await look(page)

  const code = aNationalCode()
  await page.getByLabel('کد ملی').fill(inPersian(code))
  await page.getByLabel('شهر').first().fill('تبريز')
  await page.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
  await expect(page.getByText('پروفایل شما ذخیره شد')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('تاریخ تولد').first()).toHaveValue('۱۳۷۵/۰۶/۳۱')
  await expect(page.getByLabel('کد ملی')).toHaveValue(inPersian(code))
  await expect(page.getByLabel('شهر').first()).toHaveValue('تبریز')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('profile')))
    .toContain('"birthDate":"1996-09-21"')
})

test('a birth date is picked from the Jalali calendar by keyboard', async ({ page, look }) => {
  await arrive(page)
  await page.goto('/panel/profile')
  await page.getByLabel('تاریخ تولد').first().fill('۱۳۷۵/۰۶/۳۰')
  await page.getByRole('button', { name: 'باز کردن تقویم' }).press('Enter')
  const calendar = page.getByRole('dialog', { name: 'تاریخ تولد' })
  await expect(calendar).toBeVisible()
  await look(page)
  // The calendar runs from right to left, so the next day is to the left.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(page.getByLabel('تاریخ تولد').first()).toHaveValue('۱۳۷۵/۰۶/۳۱')
})

test('a birth date is picked by its year and month, the leap day of Esfand too', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel/profile')
  const field = page.getByLabel('تاریخ تولد').first()
  await field.fill('۱۳۷۴/۰۳/۱۱')
  await page.getByRole('button', { name: 'باز کردن تقویم' }).press('Enter')
  const calendar = page.getByRole('dialog', { name: 'تاریخ تولد' })
  const [year, month] = [
    calendar.getByRole('combobox', { name: 'سال' }),
    calendar.getByRole('combobox', { name: 'ماه' }),
  ]
  const chosen = 'option:checked'
  await expect(year.locator('option').first()).toHaveText('۱۳۰۰')
  for (const picked of ['۱۳۰۰', '۱۳۶۰']) {
    await year.selectOption(picked)
    await expect(year.locator(chosen)).toHaveText(picked)
    await expect(month.locator(chosen)).toHaveText('خرداد')
  }
  await month.selectOption('اسفند')
  await year.selectOption('۱۴۰۳')
  await calendar.getByRole('button', { name: /^پنجشنبه ۳۰ اسفند ۱۴۰۳/ }).click()
  await expect(calendar).toBeHidden()
  await expect(field).toHaveValue('۱۴۰۳/۱۲/۳۰')
})

test('others see what one chose to show, and nothing else', async ({ page, browser, baseURL, look }) => {
  const handle = aHandle()
  await arrive(page, 'سید محمدعلی حسینی‌نژاد طباطبایی')
  await page.goto('/panel/profile')
  await page.getByLabel('نام کاربری عمومی').fill(handle)
  await page.getByLabel('شهر').first().fill('شیراز')
  await page.getByLabel('تحصیلات').first().fill('کارشناسی موسیقی')
  await page.getByLabel('لینک ۱').fill('example.com/saz')
  for (const field of ['تحصیلات', 'لینک‌ها']) await page.getByRole('checkbox', { name: field }).check()
  await page.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
  await expect(page.getByText('پروفایل شما ذخیره شد')).toBeVisible()

  const stranger = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await stranger.goto(`/u/${handle}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('سید محمدعلی حسینی‌نژاد طباطبایی')
  await expect(stranger.getByText('کارشناسی موسیقی')).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'example.com/saz' })).toHaveAttribute('rel', /nofollow/)
  await expect(stranger.getByText('شیراز')).toHaveCount(0)
  const known = await stranger.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(known ?? '')).toMatchObject({ '@type': 'Person', sameAs: ['https://example.com/saz'] })
  await stranger.close()

  await page.getByRole('link', { name: 'دیدن صفحهٔ عمومی' }).click()
  await expect(page.getByText('این صفحه را همه می‌بینند')).toBeVisible()
  await look(page)
})

test('nobody is at a handle that nobody took', async ({ page }) => {
  const answer = await page.goto(`/u/${aHandle()}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'این صفحه پیدا نشد' })).toBeVisible()
})

test('without JavaScript what was typed stays beside what is wrong', async ({ page, browser, baseURL }) => {
  await arrive(page)
  const storageState = await page.context().storageState()
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, storageState })
  await plain.goto('/panel/profile')
  await plain.getByLabel('کد ملی').fill('1234567890')
  await plain.getByLabel('معرفی کوتاه').first().fill('خوش‌نویسی می‌کنم.')
  await plain.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
  await expect(plain.getByText('کد ملی درست نیست')).toBeVisible()
  await expect(plain.getByLabel('معرفی کوتاه').first()).toHaveValue('خوش‌نویسی می‌کنم.')
  await plain.getByLabel('کد ملی').fill(aNationalCode())
  await plain.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
  await expect(plain.getByText('پروفایل شما ذخیره شد')).toBeVisible()
  await plain.close()
})
