import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { inChromium } from '../../playwright.config.ts'
import { type DemoPerson, signInAs } from '../journeys/demo-people.ts'
import { printRows } from './table.ts'

/** The most seen pages, and whose they are. */
const pages: readonly [path: string, person?: DemoPerson][] = [
  ['/'],
  ['/courses'],
  ['/courses/euclidean-geometry'],
  ['/articles'],
  ['/auth/sign-in'],
  ['/', 'learner'],
  ['/panel', 'learner'],
  ['/panel/courses', 'learner'],
  ['/teach', 'teacher'],
  ['/manage', 'manager'],
]

/** A poor phone: the processor 4 times slower, 1.6 Mbit/s, and 150 ms there and back. */
const slowdown = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const phone = { width: 390, height: 844 }

interface Seen {
  readonly paint: number
  readonly shift: number
  readonly answer: number
  readonly bytes: number
  readonly scripts: number
  readonly elements: number
}

/** Loads each page with a cold cache on a poor phone, and prints what its person feels: the median of `runs` loads. */
export async function measurePages(url: string, runs = 3): Promise<void> {
  await using browser = await chromium.launch(inChromium.launchOptions)
  const rows: string[][] = []
  for (const [path, person] of pages) {
    const seen: Seen[] = []
    for (let run = 0; run < runs; run += 1) seen.push(await loadCold(browser, url, path, person))
    const middle = (figure: keyof Seen) =>
      seen.map((one) => one[figure]).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
    rows.push([
      `${path} ${person ?? ''}`.trim(),
      (middle('paint') / 1000).toFixed(2),
      middle('shift').toFixed(3),
      middle('answer').toFixed(0),
      (middle('bytes') / 1024).toFixed(0),
      (middle('scripts') / 1024).toFixed(0),
      middle('elements').toFixed(0),
    ])
  }
  printRows(['page', 'paint s', 'shift', 'answer ms', 'kB', 'scripts kB', 'elements'], rows)
}

async function loadCold(browser: Browser, url: string, path: string, person?: DemoPerson): Promise<Seen> {
  const context = await browser.newContext({ baseURL: url, viewport: phone, locale: 'fa-IR', isMobile: true })
  try {
    const page = await context.newPage()
    if (person) await signInAs(page, person)
    return await measure(context, page, path)
  } finally {
    await context.close()
  }
}

async function measure(context: BrowserContext, page: Page, path: string): Promise<Seen> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  const sizes = sizesOf(devtools)
  await page.goto(path, { waitUntil: 'networkidle' })
  // The network may be idle before the slow processor has painted what came.
  await page.waitForFunction(() => (window as unknown as Told).told.paint > 0)
  const loaded = await page.evaluate(() => ({ ...(window as unknown as Told).told }))
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const sent = { bytes: sizes.all, scripts: sizes.scripts }
  await page.keyboard.press('Tab')
  await page.mouse.click(phone.width / 2, 4)
  // Its entry comes with the frame after the answer was painted.
  await page.waitForFunction(() => (window as unknown as Told).told.answer > 0)
  const { answer } = await page.evaluate(() => (window as unknown as Told).told)
  return { ...loaded, ...sent, answer, elements }
}

interface Told {
  told: { paint: number; shift: number; answer: number }
}

/** Runs in the page. Key and press are told from 16 ms on, which is the least that a browser tells. */
function observe(): void {
  const told = { paint: 0, shift: 0, answer: 0 }
  Object.assign(window, { told })
  const on = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  on('largest-contentful-paint', (entry) => {
    told.paint = entry.startTime
  })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) told.shift += value
  })
  on('first-input', (entry) => {
    told.answer = Math.max(told.answer, entry.duration)
  })
  on(
    'event',
    (entry) => {
      told.answer = Math.max(told.answer, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

/** Counts what arrives, compressed and with headers. */
function sizesOf(devtools: CDPSession): { readonly all: number; readonly scripts: number } {
  const sizes = { all: 0, scripts: 0 }
  const scripts = new Set<string>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.all += encodedDataLength
    if (scripts.has(requestId)) sizes.scripts += encodedDataLength
  })
  return sizes
}
