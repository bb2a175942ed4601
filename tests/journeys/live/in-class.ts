/// <reference lib="dom" />
import { type Browser, expect, type Page } from '@playwright/test'
import { type Call, callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { arrive } from '../newcomer.ts'
import { aName } from '../people/made-up-people.ts'

export interface Attendee {
  readonly page: Page
  readonly name: string
  readonly call: Call
}

export interface TestClass {
  readonly host: Attendee
  readonly members: readonly Attendee[]
  readonly roomId: string
  /** Of this class alone. */
  readonly title: string
  readonly sessionId: string
  close(): Promise<void>
}

/** A room of its own with the demo's teacher as its host and these members, each in a browser context of their own. */
export async function aClass(
  browser: Browser,
  baseURL: string,
  names: readonly string[],
): Promise<TestClass> {
  const attend = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.addInitScript(watchPeers)
    return page
  }
  const hostPage = await attend()
  await signInAs(hostPage, 'teacher')
  const host = { page: hostPage, name: 'دکتر آرمان کاظمی', call: callsOf(hostPage) }
  const title = aName('کلاس')
  const made = { title, description: '', requestId: crypto.randomUUID() }
  const { roomId } = await host.call<{ roomId: string }>('teacher/room/make', made)
  const members: Attendee[] = []
  for (const name of names) {
    const page = await attend()
    const { mobile } = await arrive(page, name)
    await host.call('teacher/room/addMember', { roomId, mobile })
    members.push({ page, name, call: callsOf(page) })
  }
  const entered = await host.call<{ session: { id: string } }>('panel/live/enter', {
    kind: 'room',
    id: roomId,
  })
  return {
    ...{ host, members, roomId, title, sessionId: entered.session.id },
    async close() {
      for (const { page } of [host, ...members]) await page.context().close()
    },
  }
}

/** Through the device check, whose form enters; without a picture where a journey is about something else. */
export async function enter(
  { page }: Attendee,
  { roomId }: Pick<TestClass, 'roomId'>,
  { hasCamera = true } = {},
): Promise<void> {
  await page.goto(`/live/enter/room/${roomId}`)
  // Encoding and drawing pictures of three people takes most of a small machine.
  if (!hasCamera) await page.getByRole('button', { name: 'خاموش کردن، دوربین' }).click()
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('toolbar', { name: 'دکمه‌های کلاس' })).toBeVisible()
}

/** Waits until a person is seen and heard at another: pictures are decoded and sound has energy, more and more of both. */
export async function expectToSeeAndHear({ page }: Attendee, other: Attendee): Promise<void> {
  await expect(page.locator(`video[aria-label="${other.name}"]`)).toBeVisible()
  const before = await received(page)
  await expect
    .poll(async () => {
      const now = await received(page)
      return now.frames > before.frames + 10 && now.energy > before.energy
    })
    .toBe(true)
}

/** How often a page has connected. */
export const connections = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { peers: unknown[] }).peers.length)

interface Received {
  readonly frames: number
  readonly energy: number
}

export const received = (page: Page): Promise<Received> => page.evaluate(readReceived)

/** Keeps the connections that a page opens, so that a journey can read their figures. */
function watchPeers(): void {
  const peers: RTCPeerConnection[] = []
  Object.assign(window, { peers })
  const Peer = window.RTCPeerConnection
  window.RTCPeerConnection = class extends Peer {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      peers.push(this)
    }
  }
}

async function readReceived(): Promise<Received> {
  const { peers } = window as unknown as { peers: RTCPeerConnection[] }
  const stats = [...((await peers.at(-1)?.getStats())?.values() ?? [])]
  const incoming = stats.filter(({ type }) => type === 'inbound-rtp')
  const sum = (name: string) => incoming.reduce((all, one) => all + Number(one[name] ?? 0), 0)
  return { frames: sum('framesDecoded'), energy: sum('totalAudioEnergy') }
}
