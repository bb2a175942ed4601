/// <reference lib="dom" />
import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { aClass, connections, enter, expectToSeeAndHear } from './in-class.ts'
import { killMediaProcess } from './media-process.ts'

test.use(withFakeDevices)
// One after another, because one of them kills the media process that all share.
test.describe.configure({ mode: 'default' })

test('two people see and hear each other; the host mutes one and removes them', { tag: '@gate' }, async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [typeof host]
  await sara.page.goto(`/live/enter/room/${room.roomId}`)
  await expect(sara.page.locator('video')).toBeVisible()
  await look(sara.page)
  await Promise.all([enter(host, room), enter(sara, room)])
  const said = (text: string) => host.page.getByRole('status').filter({ hasText: text })
  await Promise.all([
    expectToSeeAndHear(host, sara),
    expectToSeeAndHear(sara, host),
    expect(said(`${sara.name} صحبت می‌کند.`)).toHaveCount(1),
  ])
  await look(host.page)
  const manage = host.page.getByRole('button', { name: `کارهای ${sara.name}` })
  await manage.click()
  await host.page.getByRole('menuitem', { name: 'بی‌صدا کردن' }).click()
  await expect(sara.page.getByRole('button', { name: 'روشن کردن میکروفون' })).toBeVisible()
  const people = host.page.getByRole('list', { name: 'شرکت‌کننده‌ها' })
  await expect(people.getByRole('listitem').filter({ hasText: sara.name })).toContainText('میکروفون خاموش')
  await manage.click()
  await host.page.getByRole('menuitem', { name: 'خارج کردن از کلاس' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'خارج کردن از کلاس' }).click()
  await expect(sara.page.getByText('میزبان شما را از این کلاس خارج کرده است.')).toBeVisible()
  await expect(people).not.toContainText(sara.name)
  await expect(said(`${sara.name} از کلاس رفت.`)).toHaveCount(1)
  await sara.page.goto(`/live/${room.sessionId}`)
  await expect(sara.page.getByText('میزبان شما را از این کلاس خارج کرده است.')).toBeVisible()
  await room.close()
})

test('a hand is raised by a key, a screen is shared, and the arrangement changes', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری'])
  const { host } = room
  const [sara, omid] = room.members as [typeof host, typeof host]
  // A screen of its own: the headless browser has none.
  await sara.page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
      setInterval(
        () => canvas.getContext('2d')?.fillRect(Math.random() * 600, Math.random() * 300, 40, 40),
        50,
      )
      return canvas.captureStream(15)
    }
  })
  for (const one of [host, sara, omid]) await enter(one, room)
  await expectToSeeAndHear(omid, sara)
  const people = host.page.getByRole('list', { name: 'شرکت‌کننده‌ها' })
  await omid.page.keyboard.press('h')
  await expect(people.getByRole('listitem').first()).toContainText(omid.name)
  await sara.page.keyboard.press('h')
  await expect(people.getByRole('listitem').nth(1)).toContainText('دست بلند کرده، نفر ۲')
  await host.page.getByRole('button', { name: `کارهای ${omid.name}` }).click()
  await host.page.getByRole('menuitem', { name: 'اجازهٔ صحبت' }).click()
  await expect(people.getByRole('listitem').filter({ hasText: omid.name })).not.toContainText('دست بلند کرده')

  await sara.page.getByRole('button', { name: 'اشتراک صفحه' }).click()
  await expect(host.page.locator(`video[aria-label="صفحهٔ ${sara.name}"]`)).toBeVisible()
  await look(host.page)
  await sara.page.getByRole('button', { name: 'پایان اشتراک' }).click()
  await expect(host.page.locator(`video[aria-label="صفحهٔ ${sara.name}"]`)).toBeHidden()
  await host.page.getByRole('button', { name: 'نمایش گوینده' }).click()
  await look(host.page)
  // Letters over a dialog are not for the class that lies under it.
  const button = (name: string) => sara.page.getByRole('button', { name, exact: true })
  await button('صدا و تصویر').click()
  const dialog = sara.page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (const key of ['m', 'v', 'h']) await sara.page.keyboard.press(key)
  await dialog.getByRole('button', { name: 'بستن' }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(button('بی‌صدا کردن')).toBeVisible()
  await expect(button('خاموش کردن دوربین')).toBeVisible()
  const row = people.getByRole('listitem').filter({ hasText: sara.name })
  await sara.page.keyboard.press('m')
  await expect(row).toContainText('میکروفون خاموش')
  // With the focus on a button the space bar would press that.
  await sara.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await sara.page.keyboard.down('Space')
  await expect(row).not.toContainText('میکروفون خاموش')
  await sara.page.keyboard.up('Space')
  await expect(row).toContainText('میکروفون خاموش')
  await sara.page.keyboard.press('v')
  await expect(host.page.locator(`video[aria-label="${sara.name}"]`)).toBeHidden()
  await room.close()
})

test('a line that was cut for ten seconds comes back by itself, and attendance has one stay', async ({
  browser,
  baseURL,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [typeof host]
  const line = await sara.page.context().newCDPSession(sara.page)
  const open = {
    offline: false,
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
    packetQueueLength: 1_000,
  }
  // Chromium cuts only those media connections that were made while it already emulated a line.
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', { ...open, packetLoss: 1 })
  for (const one of [host, sara]) await enter(one, room)
  await expectToSeeAndHear(host, sara)
  await line.send('Network.emulateNetworkConditions', { ...open, offline: true, packetLoss: 100 })
  const cut = sara.page.waitForTimeout(10_000)
  await expect(sara.page.getByText('اتصال قطع شد؛ در حال اتصال دوباره…')).toBeVisible()
  await cut
  await line.send('Network.emulateNetworkConditions', { ...open, packetLoss: 1 })
  await expect(sara.page.getByText('اتصال شما برقرار است')).toBeVisible()
  await Promise.all([expectToSeeAndHear(host, sara), expectToSeeAndHear(sara, host)])
  const { sessionId } = room
  const { joins } = await sara.call<{ joins: unknown[] }>('panel/live/attendance', { sessionId })
  expect(joins).toHaveLength(1)
  await room.close()
})

test('after the media process was killed everybody is back by themselves', async ({ browser, baseURL }) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [typeof host]
  for (const one of [host, sara]) await enter(one, room)
  await expectToSeeAndHear(host, sara)
  await killMediaProcess(new URL(baseURL ?? '').port)
  for (const { page } of [host, sara]) await expect.poll(() => connections(page)).toBeGreaterThan(1)
  await expect(sara.page.getByText('اتصال شما برقرار است')).toBeVisible()
  await Promise.all([expectToSeeAndHear(host, sara), expectToSeeAndHear(sara, host)])
  await room.close()
})
