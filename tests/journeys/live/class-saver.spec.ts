/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter, expectToSeeAndHear, received } from './in-class.ts'

test.use(withFakeDevices)

const pictureOf = (page: Page, { name }: Attendee) => page.locator(`video[aria-label="${name}"]`)
const meter = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'مصرف اینترنت در این کلاس' }) })

test('whoever saves data hears and is heard, sees no picture but for a glance, and how much it costs', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  for (const one of [host, sara]) await enter(one, room)
  await expectToSeeAndHear(sara, host)
  const card = meter(sara.page)
  await expect(card).toHaveCount(0)

  await sara.page.getByRole('button', { name: 'حالت کم‌مصرف' }).click()
  await expect(pictureOf(sara.page, host)).toHaveCount(0)
  await expect(sara.page.getByRole('banner')).toContainText('کم‌مصرف')
  await expect(card).toContainText(/[۱-۹][۰-۹]*٫[۰-۹] مگابایت|۰٫[۱-۹] مگابایت/)
  // Her own picture went out, too.
  await expect(pictureOf(host.page, sara)).toHaveCount(0)
  await expectNoPictures(sara)
  await look(sara.page)

  await card.getByRole('button', { name: '۳۰ ثانیه تصویر' }).click()
  await expect(pictureOf(sara.page, host)).toBeVisible()
  await expectToSeeAndHear(sara, host)
  // It goes by itself.
  await expect(pictureOf(sara.page, host)).toHaveCount(0, { timeout: 45_000 })

  // A page that is loaded again saves on.
  await sara.page.reload()
  await expect(card).toBeVisible()
  await expectNoPictures(sara)
  await card.getByRole('button', { name: 'خروج از کم‌مصرف' }).click()
  await expect(card).toHaveCount(0)
  await expectToSeeAndHear(sara, host)
  await room.close()
})

test('before the class a phone chooses to save data, and a messenger’s own browser is told to go to a real one', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', [])
  const { page } = room.host
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/live/enter/room/${room.roomId}`)
  const advice = page.getByText('این صفحه داخل')
  await expect(page.locator('video')).toBeVisible()
  await expect(advice).toHaveCount(0)
  await page.getByRole('switch', { name: 'حالت کم‌مصرف' }).click()
  await expect(page.locator('video')).toHaveCount(0)
  await look(page)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(meter(page)).toBeVisible()
  await look(page)
  await page.addInitScript(() => {
    const userAgent = `${navigator.userAgent} Telegram-Android/11.4.2`
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
  })
  await page.getByRole('button', { name: 'خروج', exact: true }).click()
  await expect(page).not.toHaveURL(/\/live\/[^/]+$/)
  await page.goto(`/live/enter/room/${room.roomId}`)
  await expect(advice).toContainText('تلگرام')
  await expect(page.getByRole('button', { name: 'کپی نشانی کلاس' })).toBeVisible()
  await look(page)
  await room.close()
})

/** Sound goes on, and not one picture comes. */
async function expectNoPictures({ page }: Attendee): Promise<void> {
  // What was on its way may still come.
  await expect
    .poll(async () => {
      const before = await received(page)
      await expect.poll(async () => (await received(page)).energy).toBeGreaterThan(before.energy)
      return (await received(page)).frames - before.frames
    })
    .toBe(0)
}
