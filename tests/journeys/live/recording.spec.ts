/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { type Attendee, aClass, enter, expectToSeeAndHear } from './in-class.ts'

test.use(withFakeDevices)

test('a class is recorded, which everybody is told, and is played afterwards with what was written beside it', async ({
  browser,
  baseURL,
  look,
  page: stranger,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری'])
  const { host } = room
  const [sara, omid] = room.members as [Attendee, Attendee]
  for (const one of [host, sara]) await enter(one, room)
  await expectToSeeAndHear(sara, host)
  await host.page.getByRole('button', { name: 'ضبط کلاس' }).click()
  await expect(sara.page.getByText('این کلاس ضبط می‌شود')).toBeVisible()
  await expect(sara.page.getByRole('banner')).toContainText('در حال ضبط')
  await expect(sara.page.getByRole('button', { name: /ضبط/ })).toHaveCount(0)
  await look(sara.page)
  // Who comes later reads it before entering.
  await omid.page.goto(`/live/enter/room/${room.roomId}`)
  await expect(omid.page.getByText('با ورود، آن را می‌پذیرید.')).toBeVisible()
  await look(omid.page)

  await expectToSeeAndHear(sara, host)
  await sara.page.getByRole('textbox', { name: /^پیام/ }).fill('سلام از سارا')
  await sara.page.getByRole('button', { name: 'ارسال' }).click()
  await expectToSeeAndHear(host, sara)
  await host.page.getByRole('button', { name: 'مکث ضبط' }).click()
  await expect(sara.page.getByText('ضبط کلاس مکث کرده است')).toBeVisible()
  await host.page.getByRole('button', { name: 'ادامهٔ ضبط' }).click()
  await expect(sara.page.getByText('این کلاس ضبط می‌شود')).toBeVisible()
  await expectToSeeAndHear(sara, host)
  await look(host.page)
  await host.page.getByRole('button', { name: 'پایان کلاس' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'پایان کلاس' }).click()
  await expect(sara.page.getByRole('heading', { name: 'این کلاس تمام شد' })).toBeVisible()

  await sara.page.goto(`/panel/classes/rooms/${room.roomId}`)
  const recordings = sara.page.getByRole('list', { name: 'ضبط‌های کلاس' })
  await expect(async () => {
    await sara.page.reload()
    await expect(recordings.getByRole('link')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await look(sara.page)
  await recordings.getByRole('link').click()
  await expect(sara.page.getByRole('list', { name: 'گفت‌وگو و نظرسنجی‌ها' })).toContainText('سلام از سارا')
  await expectToPlay(sara.page)
  await look(sara.page)
  await arrive(stranger, 'غریبه')
  await stranger.goto(new URL(sara.page.url()).pathname)
  await expect(stranger.getByRole('heading', { name: 'این صفحه پیدا نشد' })).toBeVisible()
  await room.close()
})

interface Decoded {
  readonly time: number
  readonly pictures: number
  readonly sound: number
}

/** Sound and picture are decoded, and more of both as it goes on. */
async function expectToPlay(page: Page): Promise<void> {
  const video = page.locator('video')
  await page.getByRole('button', { name: /^پخش/ }).first().click()
  const read = (): Promise<Decoded> =>
    video.evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      pictures: element.getVideoPlaybackQuality().totalVideoFrames,
      sound: (element as unknown as { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
    }))
  await expect.poll(async () => (await read()).pictures).toBeGreaterThan(5)
  const before = await read()
  await expect
    .poll(async () => {
      const now = await read()
      return now.time > before.time + 0.5 && now.pictures > before.pictures && now.sound > 0
    })
    .toBe(true)
}
