/// <reference lib="dom" />
import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter, received } from './in-class.ts'

test.use(withFakeDevices)

test('a tab is shared with its sound, though the microphone is off, until the sharing ends', async ({
  browser,
  baseURL,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  // A tab of its own that hums: the headless browser has none to share.
  await sara.page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
      setInterval(
        () => canvas.getContext('2d')?.fillRect(Math.random() * 600, Math.random() * 300, 40, 40),
        50,
      )
      const context = new AudioContext()
      const hum = context.createOscillator()
      const out = context.createMediaStreamDestination()
      hum.connect(out)
      hum.start()
      return new MediaStream([...canvas.captureStream(15).getTracks(), ...out.stream.getTracks()])
    }
  })
  for (const one of [host, sara]) await enter(one, room, { hasCamera: false })
  await sara.page.keyboard.press('m')
  const row = host.page
    .getByRole('list', { name: 'شرکت‌کننده‌ها' })
    .getByRole('listitem')
    .filter({ hasText: sara.name })
  await expect(row).toContainText('میکروفون خاموش')
  const grows = async () => {
    const before = await received(host.page)
    await host.page.waitForTimeout(1_000)
    return (await received(host.page)).energy > before.energy
  }
  await expect.poll(grows).toBe(false)

  await sara.page.getByRole('button', { name: 'اشتراک صفحه' }).click()
  await expect(host.page.locator(`video[aria-label="صفحهٔ ${sara.name}"]`)).toBeVisible()
  await expect.poll(grows).toBe(true)
  await expect(sara.page.getByRole('button', { name: 'روشن کردن میکروفون' })).toBeVisible()

  await sara.page.getByRole('button', { name: 'پایان اشتراک' }).click()
  await expect(row).toContainText('میکروفون خاموش')
  await expect.poll(grows).toBe(false)
  await room.close()
})
