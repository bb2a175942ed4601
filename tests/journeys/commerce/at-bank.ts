import { expect, type Page } from '@playwright/test'

/** Chooses an outcome on the page of the sandbox bank. */
export async function atBank(page: Page, outcome: 'pay' | 'payLate' | 'cancel' | 'leave'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-bank\//)
  await page.locator(`button[name=outcome][value=${outcome}]`).click()
}

/** A token of a manager; the page's own session stays as it is. */
async function aManager(page: Page): Promise<string> {
  const who = { identifier: '09120000004', password: 'arvand-demo' }
  return (await call<{ token: string }>(page, 'login', who)).token
}

/** Issues a gift card of some toman as a manager does; returns its code, read from the exported list of its batch. */
export async function aGiftCard(page: Page, toman: number): Promise<string> {
  const token = await aManager(page)
  const wish = { count: 1, amount: toman * 10, note: 'سفر آزمایشی', requestId: crypto.randomUUID() }
  const { batchId } = await call<{ batchId: string }>(page, 'manage/giftCard/issue', wish, token)
  const { url } = await call<{ url: string }>(
    page,
    'manage/giftCard/export',
    { batchId, format: 'csv' },
    token,
  )
  const sheet = await page.request.get(url, { headers: { cookie: `arvand.session=${token}` } })
  const code = (await sheet.text()).split('\r\n')[1]?.split(',')[0] ?? ''
  expect(code).toMatch(/^(\w{4}-?){4}$/)
  return code
}

/** Makes an off code as a manager does, through the panel's calls; returns the code. */
export async function anOffCode(page: Page, percent: number): Promise<string> {
  const token = await aManager(page)
  const code = `YALDA${Math.random().toString(36).slice(2, 8).toUpperCase()}`
  await call(
    page,
    'manage/offCode/make',
    { code, kind: 'percent', value: percent, requestId: crypto.randomUUID() },
    token,
  )
  return code
}

interface SoldCourse {
  readonly slug: string
  readonly title: string
  readonly prerequisites: readonly unknown[]
}

/** A paid course that anybody may buy; each journey uses its own `at`, so that they do not share a course. */
export async function aPaidCourse(page: Page, at: number): Promise<SoldCourse> {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T
  let left = at
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: SoldCourse[]; nextCursor: string | null } = await read(
      `/api/home/courses?price=paid&sort=title${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    for (const { slug } of page.items) {
      const { course } = await read<{ course: SoldCourse }>(`/api/home/courses/${slug}`)
      if (course.prerequisites.length === 0 && left-- === 0) return course
    }
    cursor = page.nextCursor
  }
  throw new Error('the demo sells too few courses')
}

/** Puts a course into the cart on its page; before the page is hydrated, its form leads to the cart page. */
export async function putInCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/courses/${slug}`)
  await page.getByRole('button', { name: 'افزودن به سبد' }).first().click()
  await expect(page.getByRole('link', { name: 'سبد خرید، ۱ مورد' })).toBeVisible()
}

async function call<T>(page: Page, path: string, data: object, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await page.request.fetch(`/api/panel/${path}`, { method: 'POST', data, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}
