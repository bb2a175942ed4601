import { expect, test } from '../journey.ts'
import { learnGeometry } from './lesson-of-learner.ts'

test('a lesson is kept, opens and plays without a line, and what was done then is sent', async ({
  page,
  context,
  look,
  troubles,
}) => {
  const lesson = await learnGeometry(page)
  await page.goto(lesson)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: 'دانلود برای استفادهٔ آفلاین' }).click()
  const dialog = page.getByRole('dialog', { name: /^دانلود/ })
  await dialog.getByRole('button', { name: 'دانلود درس' }).click()
  await expect(dialog.getByText('درس دانلود شد')).toBeVisible({ timeout: 30_000 })
  await look(page)

  await context.setOffline(true)
  await page.goto('/panel/offline')
  const kept = page.getByRole('list', { name: /^دانلودهای/ }).getByRole('link')
  await expect(kept).toHaveCount(1)
  await look(page)
  await kept.click()
  const player = page.getByRole('region', { name: /^پخش‌کننده/ })
  await player.getByRole('button', { name: 'پخش', exact: true }).first().click()
  const place = player.getByRole('slider', { name: 'جای پخش' })
  await expect.poll(async () => Number(await place.inputValue()), { timeout: 20_000 }).toBeGreaterThan(2)
  // A jump makes the player request another range of the downloaded file from the service worker.
  await player.focus()
  await page.keyboard.press('6')
  await expect.poll(async () => Number(await place.inputValue()), { timeout: 20_000 }).toBeGreaterThan(20)
  await page.keyboard.press(' ')
  const stopped = Number(await place.inputValue())
  for (const text of ['در قطار نوشتم', 'این را هم']) {
    const composer = page.getByRole('textbox', { name: 'یادداشت تازه' })
    await composer.fill(text)
    await page.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click()
    await expect(page.getByText('این‌جا ذخیره شد')).toBeVisible()
    await expect(composer).toHaveValue('')
  }

  // The router requests the routes behind the links of a page, and logs an error when it cannot.
  const others = troubles.splice(0).filter((text) => !text.startsWith('Failed to fetch manifest patches'))
  expect(others).toEqual([])
  await context.setOffline(false)
  await expect
    .poll(
      async () => {
        await page.goto(lesson)
        await expect(place).toBeVisible()
        return Math.abs(Number(await place.inputValue()) - stopped)
      },
      { timeout: 30_000, intervals: [1000, 3000] },
    )
    .toBeLessThanOrEqual(1)

  const notes = page.getByRole('region', { name: 'یادداشت‌ها' }).getByRole('listitem')
  await expect
    .poll(
      async () => {
        await page.goto(lesson)
        await expect(place).toBeVisible()
        return notes.filter({ hasText: /در قطار نوشتم|این را هم/ }).count()
      },
      { timeout: 30_000, intervals: [1000, 3000] },
    )
    .toBe(2)

  // Sign-out erases all downloads.
  const keptHere = () =>
    page
      .evaluate(async () => (await caches.keys()).filter((name) => name.includes('pack')))
      // The page is being replaced and cannot be asked now.
      .catch(() => ['not known'])
  expect((await keptHere()).length).toBeGreaterThan(0)
  await page.goto('/signout')
  await page.getByRole('main').getByRole('button', { name: 'خروج' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await keptHere()).length).toBe(0)
})
