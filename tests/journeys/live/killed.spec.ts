/// <reference lib="dom" />
import { withFakeDevices } from '../../../playwright.config.ts'
import { startApp } from '../app.ts'
import { freePort } from '../free-port.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter, expectToSeeAndHear } from './in-class.ts'
import { killMediaProcess } from './media-process.ts'

test.use(withFakeDevices)
test.describe.configure({ mode: 'default' })

/** Written beside the result, and judged by whoever reads it: how fast the machine is, a test cannot know. */
const note = (what: string, from: number) =>
  test.info().annotations.push({
    type: `seconds until ${what}`,
    description: ((performance.now() - from) / 1_000).toFixed(1),
  })
/** Begun before it can be said, because it may stand there for less than a second. */
const toBeSaid = ({ page }: Attendee, words: string) =>
  page.waitForFunction((text) => document.body.innerText.includes(text), words, { timeout: 60_000 })
const toBeBack = ({ page }: Attendee) => expect(page.getByText('اتصال شما برقرار است')).toBeVisible()
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

    const words = 'صدا و تصویر کلاس قطع شد و تا چند ثانیهٔ دیگر خودش برمی‌گردد.'
    const said = Promise.all([host, sara].map((one) => toBeSaid(one, words)))
    const mediaKilled = performance.now()
    await killMediaProcess(address.port)
    await said
    note('it is said that sound and picture are gone', mediaKilled)
    await Promise.all([host, sara].map(toBeBack))
    note('sound and picture are back', mediaKilled)
    await Promise.all([expectToSeeAndHear(host, sara), expectToSeeAndHear(sara, host)])

    await app.kill()
    for (const { page } of [host, sara])
      await expect(page.getByText(/اتصال قطع شد|صدا و تصویر کلاس قطع شد/)).toBeVisible()
    await app.startAgain()
    const served = performance.now()
    await Promise.all([host, sara].map(toBeBack))
    note('pages are back once the app serves again', served)
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
