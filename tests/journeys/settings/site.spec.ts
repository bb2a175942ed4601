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
  await look(stranger)
  await context.close()
})
