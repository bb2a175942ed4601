import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

// A worker that has taken the page over by then would pass its requests by the routes of the journey.
test.use({ serviceWorkers: 'block' })

const buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'safhe.png', mimeType: 'image/png', buffer }
const pdf = (title: string) => ({
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n%${title}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  ),
})

/** Chooses a file for the next free place, and waits until it is stored. */
async function attach(page: Page, place: string, file: typeof picture): Promise<void> {
  await page.getByLabel(`پیوست ${place}`).setInputFiles(file)
  await expect(page.getByRole('button', { name: `حذف فایل: ${file.name}` })).toBeVisible()
}

const addressOf = async (page: Page, name: string) =>
  (await page.getByRole('list', { name: 'پیوست‌ها' }).getByRole('link', { name }).getAttribute('href')) ?? ''

test('a picture and a document go with a ticket, the staff opens both and sends one, and nobody else opens them', {
  tag: '@phone',
}, async ({ page, browser, baseURL, look }) => {
  test.setTimeout(120_000)
  const subject = aName('پرسش دربارهٔ')
  await arrive(page)
  await page.goto('/panel/tickets/new')
  await hydrated(page)
  await page.getByLabel('دربارهٔ').selectOption({ label: 'خرید و پرداخت' })
  await page.getByLabel('موضوع').fill(subject)
  await page.getByLabel('متن پیام').fill('تصویر صفحه و رسید را پیوست کرده‌ام.')
  await attach(page, '۱', picture)
  await attach(page, '۲', pdf('resid'))
  await test.step('what only calls itself a picture is refused at its place, and does not go along', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await page.getByLabel('پیوست ۳').setInputFiles({ ...picture, name: 'bad.png', buffer: script })
    await expect(page.getByRole('group', { name: 'پیوست ۳' }).getByText('bad.png')).toBeVisible()
    await expect(page.getByRole('button', { name: 'حذف فایل: bad.png' })).toHaveCount(0)
    await look(page)
  })
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByRole('list', { name: 'پیوست‌ها' }).getByRole('link')).toHaveCount(2)
  await look(page)
  const own = await addressOf(page, 'resid.pdf')
  expect((await page.request.get(own)).status()).toBe(200)
  const id = new URL(page.url()).pathname.split('/').at(-1)

  const desk = await browser.newContext({ baseURL: baseURL ?? '' })
  const manager = await desk.newPage()
  await signInAs(manager, 'manager')
  await manager.goto(`/manage/tickets/${id}`)
  await hydrated(manager)
  for (const name of ['safhe.png', 'resid.pdf'])
    expect((await manager.request.get(await addressOf(manager, name))).status(), name).toBe(200)
  await manager.getByRole('textbox', { name: /^پاسخ/ }).fill('فاکتور تازه را پیوست کردیم.')
  await attach(manager, '۱', pdf('factor'))
  await look(manager)
  await manager.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(manager.getByText('پاسخ فرستاده شد.')).toBeVisible()
  // The next answer begins without the file of the last one.
  await expect(manager.getByRole('button', { name: 'حذف فایل: factor.pdf' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'factor.pdf' })).toBeVisible()
  const sent = (await page.getByRole('link', { name: 'factor.pdf' }).getAttribute('href')) ?? ''
  expect((await page.request.get(sent)).status()).toBe(200)

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await stranger.newPage()
  for (const address of [own, sent]) expect((await other.request.get(address)).status()).toBe(403)
  await arrive(other)
  for (const address of [own, sent]) expect((await other.request.get(address)).status()).toBe(403)
  await other.goto(`/panel/tickets/${id}`)
  await expect(other.getByRole('heading', { level: 1, name: subject })).toHaveCount(0)
  await stranger.close()
  await desk.close()
})

test('a message waits for a file that is still on its way', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel/tickets/new')
  await hydrated(page)
  const go = Promise.withResolvers<void>()
  await page.route('**/api/media/uploads/**', async (route) => {
    await go.promise
    await route.continue()
  })
  await page.getByLabel('پیوست ۱').setInputFiles(picture)
  await expect(page.getByText('پیوست هنوز در حال آپلود است.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ارسال تیکت' })).toBeDisabled()
  go.resolve()
  await expect(page.getByRole('button', { name: 'حذف فایل: safhe.png' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ارسال تیکت' })).toBeEnabled()
})
