/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { withFakeDevices } from '../../../playwright.config.ts'
import { startApp } from '../app.ts'
import { freePort } from '../free-port.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter, expectToSeeAndHear } from './in-class.ts'

test.use(withFakeDevices)

type Lets = 'everything' | 'TCP' | 'nothing'

/** From now on the page's network carries no more than this to the addresses of the server. */
const letThrough = (page: Page, lets: Lets) =>
  page.evaluate((now) => void Object.assign(window, { lets: now }), lets)

/** A page that is loaded behind such a network. */
const goBehind = (page: Page, lets: Lets) =>
  page.addInitScript((atFirst) => {
    const network = Object.assign(window, { lets: atFirst })
    const carries = (line: string) =>
      !line.startsWith('a=candidate:') ||
      network.lets === 'everything' ||
      (network.lets === 'TCP' && line.includes(' TCP '))
    // Its older form takes callbacks.
    const hear: (description: RTCSessionDescriptionInit) => Promise<void> =
      RTCPeerConnection.prototype.setRemoteDescription
    RTCPeerConnection.prototype.setRemoteDescription = async function (description) {
      const lines = (description.sdp ?? '').split('\r\n').filter(carries)
      await hear.call(this, { type: description.type, sdp: lines.join('\r\n') })
    }
  }, lets)

test('where no UDP goes through, a class is seen and heard by TCP', async ({ browser }) => {
  const address = new URL(`http://localhost:${await freePort()}`)
  const app = await startApp(address, { MEDIA_TCP_PORT: String(await freePort()) })
  try {
    const room = await aClass(browser, address.origin, ['سارا معین'])
    const { host } = room
    const [sara] = room.members as [Attendee]
    await goBehind(sara.page, 'TCP')
    for (const one of [host, sara]) await enter(one, room)
    await Promise.all([expectToSeeAndHear(host, sara), expectToSeeAndHear(sara, host)])
    expect([await protocolOf(sara.page), await protocolOf(host.page)]).toEqual(['tcp', 'udp'])
    await room.close()
  } finally {
    await app.stop()
  }
})

test('where nothing goes through, that is said in plain words, and chat goes on; with the network the class comes back', async ({
  browser,
  baseURL,
  look,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  await goBehind(sara.page, 'nothing')
  for (const one of [host, sara]) await enter(one, room)
  // It is tried twice, for twelve seconds each.
  const words = sara.page.getByText('شبکهٔ شما اجازهٔ صدا و تصویر نمی‌دهد. اینترنت دیگری')
  await expect(words).toBeVisible({ timeout: 60_000 })
  await look(sara.page)
  await sara.page.getByRole('textbox', { name: /^پیام/ }).fill('<b>صدا</b> ندارم')
  await sara.page.getByRole('button', { name: 'ارسال' }).click()
  await expect(host.page.getByRole('list', { name: 'گفت‌وگو' })).toContainText('<b>صدا</b> ندارم')
  await letThrough(sara.page, 'everything')
  await expect(sara.page.getByText('اتصال شما برقرار است')).toBeVisible({ timeout: 60_000 })
  await Promise.all([expectToSeeAndHear(host, sara), expectToSeeAndHear(sara, host)])
  await room.close()
})

test('with 3 % of the packets lost on each way every picture is decoded', async ({ browser, baseURL }) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  for (const { page } of [host, sara]) await (await aLine(page)).lose(3)
  for (const one of [host, sara]) await enter(one, room)
  await expectToSeeAndHear(sara, host)
  await expect(async () => {
    const before = await pictures(sara.page, host.page)
    const since = async () => (await pictures(sara.page, host.page)).decoded - before.decoded
    await expect.poll(since).toBeGreaterThan(200)
    const now = await pictures(sara.page, host.page)
    expect(now.askedAgain).toBeGreaterThan(before.askedAgain)
    expect(now.sentAgain).toBeGreaterThan(before.sentAgain)
    // Each picture needs the one before it: had one been lost for good, a whole one would have been asked for.
    expect(now.wholeAskedFor).toBe(before.wholeAskedFor)
  }).toPass({ timeout: 150_000 })
  await room.close()
})

test('on a line that loses much pictures come small, which is said', async ({ browser, baseURL, look }) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین'])
  const { host } = room
  const [sara] = room.members as [Attendee]
  const line = await aLine(sara.page)
  await line.lose(0)
  for (const one of [host, sara]) await enter(one, room)
  await expectToSeeAndHear(sara, host)
  await expect.poll(() => widthOf(sara.page)).toBe(640)
  await line.lose(25)
  await expect(sara.page.getByText('تصویرها کوچک‌تر می‌آیند تا صدا قطع نشود.')).toBeVisible({
    timeout: 60_000,
  })
  await expect.poll(() => widthOf(sara.page)).toBe(320)
  await look(sara.page)
  await room.close()
})

/** The line of a page, which is emulated from before it connects. */
async function aLine(page: Page) {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const open = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 }
  return {
    /** Percent of the packets, each way. */
    lose: (packetLoss: number) =>
      line.send('Network.emulateNetworkConditions', { ...open, packetLoss, packetQueueLength: 1_000 }),
  }
}

/** Of the picture that came last. */
const widthOf = async (page: Page): Promise<number> =>
  Math.max(
    0,
    ...(await statsOf(page)).map(({ type, frameWidth }) =>
      type === 'inbound-rtp' ? Number(frameWidth ?? 0) : 0,
    ),
  )

/** By what the page is connected. */
async function protocolOf(page: Page): Promise<unknown> {
  const stats = await statsOf(page)
  const find = (id: unknown) => stats.find((one) => one.id === id)
  const transport = stats.find(({ type }) => type === 'transport')
  return find(find(transport?.selectedCandidatePairId)?.localCandidateId)?.protocol
}

/** Of the pictures that one sends and the other sees: how many are decoded, and what had to be sent again. */
async function pictures(viewer: Page, sender: Page) {
  const sum = async (page: Page, type: string, name: string) =>
    (await statsOf(page))
      .filter((one) => one.type === type && one.kind === 'video')
      .reduce((all, one) => all + Number(one[name] ?? 0), 0)
  return {
    decoded: await sum(viewer, 'inbound-rtp', 'framesDecoded'),
    wholeAskedFor: await sum(viewer, 'inbound-rtp', 'pliCount'),
    askedAgain: await sum(viewer, 'inbound-rtp', 'nackCount'),
    sentAgain: await sum(sender, 'outbound-rtp', 'retransmittedPacketsSent'),
  }
}

type Stat = Readonly<Record<string, unknown>>

const statsOf = (page: Page): Promise<Stat[]> =>
  page.evaluate(async () => {
    const { peers } = window as unknown as { peers: RTCPeerConnection[] }
    return [...((await peers.at(-1)?.getStats())?.values() ?? [])]
  })
