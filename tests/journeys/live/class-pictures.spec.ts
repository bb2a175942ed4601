/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { withFakeDevices } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { type Attendee, aClass, enter, expectToSeeAndHear, received } from './in-class.ts'

test.use(withFakeDevices)

test('pictures come in the size at which they are shown, and not while nobody looks', async ({
  browser,
  baseURL,
}) => {
  const room = await aClass(browser, baseURL ?? '', ['سارا معین', 'امید طاهری'])
  const { host } = room
  const [sara, omid] = room.members as [Attendee, Attendee]
  for (const one of [host, sara, omid]) await enter(one, room)
  await expectToSeeAndHear(sara, host)
  const coming = comingTo(sara.page)
  // Three beside each other are large on a laptop.
  await expect.poll(coming, often).toEqual([640, 640])
  await sara.page.getByRole('button', { name: 'نمایش گوینده' }).click()
  await expect.poll(coming, often).toEqual([320, 640])
  await sara.page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(coming, often).toEqual([320, 640])

  // In another tab nothing comes but sound.
  await hide(sara.page, true)
  await expect.poll(coming, often).toEqual([])
  const before = await received(sara.page)
  await expect.poll(async () => (await received(sara.page)).energy).toBeGreaterThan(before.energy)
  await hide(sara.page, false)
  await expect.poll(coming, often).toEqual([320, 640])

  // Saved data is stronger than what is looked at.
  await sara.page.setViewportSize({ width: 1280, height: 800 })
  await sara.page.getByRole('button', { name: 'حالت کم‌مصرف' }).click()
  await expect.poll(coming, often).toEqual([])
  await room.close()
})

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** How wide the pictures are that came since the last look, in order. */
function comingTo(page: Page) {
  let last = new Map<string, number>()
  return async (): Promise<number[]> => {
    const pictures = await page.evaluate(readPictures)
    const coming = pictures.filter(({ id, frames }) => frames > (last.get(id) ?? frames))
    last = new Map(pictures.map(({ id, frames }) => [id, frames]))
    return coming.map(({ width }) => width).toSorted((a, b) => a - b)
  }
}

/** Some pictures come in between, also from a slow camera. */
const often = { intervals: [600] }

async function readPictures() {
  const { peers } = window as unknown as { peers: RTCPeerConnection[] }
  const stats = [...((await peers.at(-1)?.getStats())?.values() ?? [])]
  return stats
    .filter(({ type, kind }) => type === 'inbound-rtp' && kind === 'video')
    .map((one) => ({
      id: String(one.id),
      frames: Number(one.framesDecoded ?? 0),
      width: Number(one.frameWidth ?? 0),
    }))
}
