import type { Page } from '@playwright/test'
import { test } from '../app-with-clock.ts'
import { expect } from '../journey.ts'

// In an app of its own, because every page of every other journey shows the name.
test('a manager gives the site a name and a colour, which strangers see on pages, in titles and in the app', async ({
  own,
  page,
  browser,
  look,
}) => {
  const token = await own.act<string>(new URL('./acts.ts', import.meta.url), 'aManager')
  await page.context().addCookies([{ name: 'arvand.session', value: token, url: own.origin }])
  await page.goto('/manage/settings/site')
  await look(page)
  await page.getByLabel('نام سایت').fill('مدرسهٔ هامون')
  await page.getByRole('radio', { name: 'بنفش' }).check()
  await page.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
  await expect(page.getByText('نام و ظاهر سایت ذخیره شد.')).toBeVisible()
  await expect(page).toHaveTitle('نام و ظاهر سایت | مدرسهٔ هامون')
  await look(page)

  const context = await browser.newContext({ baseURL: own.origin })
  const stranger = await context.newPage()
  await expect(async () => {
    await stranger.goto('/courses')
    await expect(stranger.getByRole('banner')).toContainText('مدرسهٔ هامون', { timeout: 1000 })
  }).toPass()
  await expect(stranger).toHaveTitle(/ \| مدرسهٔ هامون$/)
  await expect(stranger.locator('html')).toHaveAttribute('data-palette', 'banafsh')
  const colour = () =>
    stranger.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-600'))
  expect(await colour()).toContain('8851c8')
  const manifest = await (await stranger.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'مدرسهٔ هامون', theme_color: '#8851c8', start_url: '/' })
  const icons = await iconsOf(stranger)
  expect(icons.map(({ src }) => src)).toContain('/favicon.svg?v=banafsh')
  await look(stranger)

  await test.step('its logo is the icon of tabs and of the installed app', async () => {
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await page.getByLabel('لوگو').setInputFiles(logo)
    await expect(page.getByText('آپلود شد').or(page.getByText('logo.png')).first()).toBeVisible()
    await expect(page.locator('input[name=logoFileId]')).not.toHaveValue('')
    await page.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
    await expect(page.getByText('نام و ظاهر سایت ذخیره شد.')).toBeVisible()
    await expect(async () => {
      await stranger.goto('/courses')
      await expect(stranger.locator('link[rel=icon]')).toHaveAttribute('type', 'image/png', { timeout: 1000 })
    }).toPass()
    const drawn = await iconsOf(stranger)
    for (const { src } of drawn) expect(icons.map((before) => before.src)).not.toContain(src)
    for (const { src, sizes } of drawn)
      if (sizes) expect([src, await widthOf(stranger, src)]).toEqual([src, sizes])
  })
  await test.step('the brands of certificates are called as the manager says', async () => {
    await page.goto('/manage/settings/certificates')
    await look(page)
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: /^آروند/ }) })
    await card.getByRole('textbox', { name: 'نام الزامی', exact: true }).fill('')
    await card.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
    await expect(card.getByRole('textbox', { name: 'نام الزامی', exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await card.getByRole('textbox', { name: 'نام الزامی', exact: true }).fill('دانشکدهٔ هامون')
    await card.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
    await expect(page.getByText('صادرکننده ذخیره شد.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^دانشکدهٔ هامون/ })).toBeVisible()
  })
  await context.close()
})

/** The icons that head and manifest name; `sizes` is the width, where one is told. */
async function iconsOf(page: Page): Promise<{ src: string; sizes: number | null }[]> {
  const inHead = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const { icons } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[]
  }
  const inManifest = icons.map(({ src, sizes }) => ({ src, sizes: Number.parseInt(sizes, 10) || null }))
  return [...inHead.map((src) => ({ src, sizes: null })), ...inManifest]
}

const widthOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return picture.naturalWidth
  }, address)
