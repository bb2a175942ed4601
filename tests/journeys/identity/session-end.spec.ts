import type { Page } from '@playwright/test'
import { giveCode, giveNumber, signInByPassword } from '../door.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive, endSessionElsewhere, type Newcomer } from '../newcomer.ts'

const warning = 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.'

/** A value of `localStorage`; undefined while the page is being left. */
const kept = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key).catch(() => undefined)

/** Opens a page and waits until it is hydrated and has stored its token, which may stand there from a page before. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await expect.poll(() => kept(page, 'token')).toMatch(/^[\w-]{43}$/)
}

const signIn = (page: Page, { mobile }: Newcomer) => signInByPassword(page, mobile)

/** By a code; before hydration the button sends it. */
async function enterByCode(page: Page, { mobile }: Newcomer): Promise<void> {
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
}

/** The warning appears on the current page, and two seconds later the sign-in page opens. */
async function warned(page: Page, back: string): Promise<void> {
  const before = page.url()
  // Text and address are read in one call: two seconds later the page is another one, and a busy machine may need that
  // long between two calls.
  const told = await page.waitForFunction(
    (text) => document.body.innerText.includes(text) && window.location.href,
    warning,
  )
  expect(await told.jsonValue()).toBe(before)
  await expect
    .poll(async () => [await kept(page, 'token'), await kept(page, 'backUrl')])
    .toEqual([null, back])
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
}

async function returnedTo(page: Page, to: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(to)
  await expect.poll(() => kept(page, 'token')).toMatch(/^[\w-]{43}$/)
  await expect.poll(() => kept(page, 'backUrl')).toBeNull()
}

test('a call meets an ended session: warned, signed in, back to the same page with its query', async ({
  page,
}) => {
  const newcomer = await arrive(page)
  await open(page, '/courses?sort=new')
  const heart = page.getByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/ }).first()
  await heart.waitFor()
  await endSessionElsewhere(page, newcomer)
  await heart.click()
  await warned(page, '/courses?sort=new')
  await signIn(page, newcomer)
  await returnedTo(page, '/courses?sort=new')
  // The profile is stored again on the page to which the person returns, whichever it is.
  await expect.poll(() => kept(page, 'phone')).toBe(newcomer.mobile)
  await expect.poll(() => kept(page, 'profile')).toContain(newcomer.mobile)
  await expect.poll(() => kept(page, 'name')).toBe(newcomer.name)
})

test('a link meets it: what it was opening is kept, and a code leads there', async ({ page }) => {
  const newcomer = await arrive(page)
  await open(page, '/panel/profile')
  await endSessionElsewhere(page, newcomer)
  await page.getByRole('link', { name: 'یادداشت‌ها' }).first().click()
  await warned(page, '/panel/notes')
  await giveNumber(page, newcomer.mobile)
  await giveCode(page, newcomer.mobile)
  await returnedTo(page, '/panel/notes')
})

test('a form meets it: what was typed comes back, and nothing secret waited', async ({ page }) => {
  const newcomer = await arrive(page)
  await open(page, '/panel/profile')
  await page.getByRole('textbox', { name: 'معرفی کوتاه' }).fill('سال‌ها در کویر راه رفته‌ام.')
  await page.getByLabel('شهر').first().fill('طبس')
  await page.getByLabel('تاریخ تولد').first().fill('۱۳۷۵/۰۶/۳۱')
  await endSessionElsewhere(page, newcomer)
  await page.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
  await warned(page, '/panel/profile')
  await signIn(page, newcomer)
  await returnedTo(page, '/panel/profile')
  await expect(page.getByRole('textbox', { name: 'معرفی کوتاه' })).toHaveValue('سال‌ها در کویر راه رفته‌ام.')
  await expect(page.getByLabel('شهر').first()).toHaveValue('طبس')
  await expect(page.getByLabel('تاریخ تولد').first()).toHaveValue('۱۳۷۵/۰۶/۳۱')
  await page.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
  await expect(page.getByText('پروفایل شما ذخیره شد')).toBeVisible()
})

test('a date that was picked from the calendar comes back', async ({ page }) => {
  const newcomer = await arrive(page)
  await open(page, '/panel/profile')
  const birthDate = page.getByLabel('تاریخ تولد').first()
  await birthDate.fill('۱۳۷۵/۰۶/۳۱')
  await page.getByRole('button', { name: 'باز کردن تقویم' }).click()
  const calendar = page.getByRole('dialog')
  await calendar.getByRole('gridcell', { name: /۱۵/ }).first().click()
  await expect(calendar).toBeHidden()
  await expect(birthDate).toHaveValue('۱۳۷۵/۰۶/۱۵')
  await endSessionElsewhere(page, newcomer)
  await page.reload()
  await expect(page.getByText(warning)).toBeVisible()
  await signIn(page, newcomer)
  await returnedTo(page, '/panel/profile')
  await expect(birthDate).toHaveValue('۱۳۷۵/۰۶/۱۵')
})

test('a reload meets it: the sign-in page warns, and what was typed comes back', async ({ page, look }) => {
  const newcomer = await arrive(page)
  await open(page, '/panel/profile?from=menu')
  await page.getByRole('textbox', { name: 'معرفی کوتاه' }).fill('از کوهستان آمده‌ام.')
  await endSessionElsewhere(page, newcomer)
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/sign-in\?callbackUrl=/)
  await expect(page.getByText(warning)).toBeVisible()
  await look(page)
  await expect.poll(() => kept(page, 'token')).toBeNull()
  await expect.poll(() => kept(page, 'backUrl')).toBe('/panel/profile?from=menu')
  await signIn(page, newcomer)
  await returnedTo(page, '/panel/profile?from=menu')
  await expect(page.getByRole('textbox', { name: 'معرفی کوتاه' })).toHaveValue('از کوهستان آمده‌ام.')
})

test('a stranger goes to sign in at once, without a warning', async ({ page }) => {
  await page.goto('/panel/factors?cursor=x')
  await expect(page).toHaveURL(/\/auth\/sign-in\?callbackUrl=%2Fpanel%2Ffactors%3Fcursor%3Dx/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(warning)).toBeHidden()
})

test('who has signed in again is not thrown out by the dead token that the page still kept', async ({
  page,
}) => {
  const newcomer = await arrive(page)
  await open(page, '/panel')
  const dead = await kept(page, 'token')
  await endSessionElsewhere(page, newcomer)
  await page.goto('/auth/sign-in')
  await signIn(page, newcomer)
  await returnedTo(page, '/panel')
  await page.evaluate((token) => localStorage.setItem('token', token ?? ''), dead)
  await page.goto('/panel/notices')
  await expect.poll(() => kept(page, 'token')).not.toBe(dead)
  await page.waitForTimeout(2500)
  await expect(page.getByText(warning)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/panel/notices')
})

test('typed text is erased at sign-out, and nobody else gets it', async ({ page }) => {
  const newcomer = await arrive(page)
  await open(page, '/panel/profile')
  await page.getByRole('textbox', { name: 'معرفی کوتاه' }).fill('فقط برای خودم.')
  await endSessionElsewhere(page, newcomer)
  await page.reload()
  await expect(page.getByText(warning)).toBeVisible()
  const typed = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(typed).toContain('فقط برای خودم')
  const another = await arrive(page)
  await page.goto('/panel/profile')
  await expect(page.getByRole('textbox', { name: 'معرفی کوتاه' })).toHaveValue('')
  await expect.poll(typed).not.toContain('فقط برای خودم')
  await page.getByRole('textbox', { name: 'معرفی کوتاه' }).fill('این هم نه.')
  await endSessionElsewhere(page, another)
  await page.reload()
  await expect.poll(typed).toContain('این هم نه')
  await signIn(page, another)
  await page.goto('/signout')
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(typed).not.toContain('این هم نه')
})

test('the other tab is told too, though the first one’s sign-in page took the dead cookie', async ({
  page,
  context,
}) => {
  const newcomer = await arrive(page)
  await open(page, '/panel/profile')
  const other = await context.newPage()
  await open(other, '/panel/factors')
  // The other tab may notice the end of the session by a call of its own, and then leaves by itself, even while it is
  // being pressed.
  const isTold = other.getByText(warning).waitFor()
  await endSessionElsewhere(page, newcomer)
  await page.getByRole('link', { name: 'یادداشت‌ها' }).first().click()
  await warned(page, '/panel/notes')
  if (new URL(other.url()).pathname === '/panel/factors')
    await other
      .evaluate(() => document.querySelector<HTMLElement>('a[href="/panel/notes"]')?.click())
      .catch(() => undefined)
  await isTold
  await expect(other).toHaveURL(/\/auth\/sign-in/)
})

test('an old page of a stranger, out of the browser’s store, takes nobody’s token away', async ({ page }) => {
  const newcomer = await arrive(page)
  await open(page, '/panel')
  const token = await kept(page, 'token')
  await page.route('**/courses', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const { cookie: _, ...headers } = await route.request().allHeaders()
    await route.continue({ headers: { ...headers, cookie: '' } })
  })
  await page.goto('/courses')
  await page.mouse.move(100, 100)
  await page
    .getByRole('button', { name: /^حساب / })
    .first()
    .waitFor()
  expect(await kept(page, 'token')).toBe(token)
  expect(newcomer.name).toBeTruthy()
})

test.describe('before the page is hydrated', () => {
  // The service worker would answer from its cache, past the scripts that this journey holds back.
  test.use({ serviceWorkers: 'block' })

  test('a form that the browser sends by itself meets it: what was typed comes back', async ({ page }) => {
    const newcomer = await arrive(page)
    let isAsleep = true
    // The scripts requested while `isAsleep` never get an answer, so the page stays without hydration.
    await page.route('**/assets/hydrate-*.js', async (route) => {
      if (!isAsleep) await route.continue()
    })
    await page.goto('/panel/profile?from=menu')
    await page.getByRole('textbox', { name: 'معرفی کوتاه' }).fill('پیش از بیدار شدن صفحه.')
    isAsleep = false
    await endSessionElsewhere(page, newcomer)
    await page.getByRole('button', { name: 'ذخیرهٔ پروفایل' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in\?callbackUrl=/)
    await expect(page.getByText(warning)).toBeVisible()
    await signIn(page, newcomer)
    await returnedTo(page, '/panel/profile?from=menu')
    await expect(page.getByRole('textbox', { name: 'معرفی کوتاه' })).toHaveValue('پیش از بیدار شدن صفحه.')
  })

  test('the sign-in page is never hydrated either: what was typed comes back, by a password and by a code', async ({
    page,
  }) => {
    const newcomer = await arrive(page)
    const text = page.getByRole('textbox', { name: 'معرفی کوتاه' })
    let isAsleep = false
    const asleep: string[] = []
    await page.route('**/assets/hydrate-*.js', async (route) => {
      if (isAsleep) asleep.push(new URL(route.request().frame().url()).pathname)
      else await route.continue()
    })
    for (const [typed, enter] of [
      ['با رمز عبور.', () => signIn(page, newcomer)],
      ['با کد.', () => enterByCode(page, newcomer)],
    ] as const) {
      await open(page, '/panel/profile')
      await text.fill(typed)
      await endSessionElsewhere(page, newcomer)
      isAsleep = true
      await page.reload()
      await expect(page.getByText(warning)).toBeVisible()
      // The script that does it is loaded by another one, so a page may have loaded before it ran.
      await expect
        .poll(async () => [await kept(page, 'token'), await kept(page, 'backUrl')])
        .toEqual([null, '/panel/profile'])
      asleep.length = 0
      await enter()
      await page.waitForURL('**/panel/profile')
      // Woken before it was left, the page itself would take up what was typed; so its script was held first.
      await expect.poll(() => asleep).toContain('/panel/profile')
      isAsleep = false
      await page.reload()
      await expect(text).toHaveValue(typed)
    }
  })
})
