/// <reference lib="dom" />
import { withFakeDevices } from '../../../playwright.config.ts'
import { startApp } from '../app.ts'
import { freePort } from '../free-port.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter, expectToSeeAndHear } from './in-class.ts'
import { killMediaProcess } from './media-process.ts'

test.use(withFakeDevices)
test.describe.configure({ mode: 'default' })

const seconds = (from: number) => (performance.now() - from) / 1_000
const say = async ({ page }: Attendee, text: string) => {
  await page.getByRole('textbox', { name: /^پیام/ }).fill(text)
  await page.getByRole('button', { name: 'ارسال' }).click()
}
const chat = ({ page }: Attendee) => page.getByRole('list', { name: 'گفت‌وگو' })

test('the app of a class is killed, first what carries its sound, then whole: everybody is back by themselves', async ({
  browser,
}) => {
  const address = new URL(`http://localhost:${await freePort()}`)
  const app = await startApp(address)
  try {
    const room = await aClass(browser, address.origin, ['سارا معین'])
    const { host } = room
    const [sara] = room.members as [Attendee]
    for (const one of [host, sara]) await enter(one, room)
    await Promise.all([expectToSeeAndHear(host, sara), expectToSeeAndHear(sara, host)])
    await say(sara, 'پیش از قطع')

    const mediaKilled = performance.now()
    await killMediaProcess(address.port)
    // Said in words at once.
    await expect(
      sara.page.getByText('صدا و تصویر کلاس قطع شد و تا چند ثانیهٔ دیگر خودش برمی‌گردد.'),
    ).toBeVisible()
    await Promise.all(
      [host, sara].map(({ page }) => expect(page.getByText('اتصال شما برقرار است')).toBeVisible()),
    )
    expect(seconds(mediaKilled)).toBeLessThan(5)
    await Promise.all([expectToSeeAndHear(host, sara), expectToSeeAndHear(sara, host)])

    await app.kill()
    for (const { page } of [host, sara])
      await expect(page.getByText(/اتصال قطع شد|صدا و تصویر کلاس قطع شد/)).toBeVisible()
    await app.startAgain()
    const served = performance.now()
    await Promise.all(
      [host, sara].map(({ page }) => expect(page.getByText('اتصال شما برقرار است')).toBeVisible()),
    )
    expect(seconds(served)).toBeLessThan(10)
    await Promise.all([expectToSeeAndHear(host, sara), expectToSeeAndHear(sara, host)])

    // Chat and attendance are whole.
    await say(host, 'پس از قطع')
    await expect(chat(sara)).toContainText('پس از قطع')
    await expect(chat(sara)).toContainText('پیش از قطع')
    const { joins } = await sara.call<{ joins: unknown[] }>('panel/live/attendance', {
      sessionId: room.sessionId,
    })
    expect(joins).toHaveLength(1)
    await room.close()
  } finally {
    await app.stop()
  }
})
