import { type Browser, expect, type Page } from '@playwright/test'
import { type DemoPerson, signInAs } from '../demo-people.ts'
import { clippedOf, coveredOf, type Fault, overflowOf, shiftOf, watchShifts } from './layout-faults.ts'
import { patternOf, patterns } from './screens.ts'
import { addressesOfScreens, unreached } from './walk.ts'

interface Walk {
  readonly person: DemoPerson | 'visitor'
  /** Whose screens these are; a screen that several roles see is looked at once. */
  readonly own: RegExp
  /** Where the links begin, and screens that no link of the demo leads to. */
  readonly from: readonly string[]
}

const walks: readonly Walk[] = [
  {
    person: 'visitor',
    own: /^(?!panel|posts\/|certificates\/:|learn|live\/|teach\/|teach$|manage|checkout|pay|signout|ui)/,
    from: ['/', '/courses/hafez/give', '/courses/hafez/seats', '/error', '/auth/verify', '/outbox'],
  },
  {
    person: 'learner',
    own: /^(?:panel(?!\/companies)|posts|learn|live\/|checkout|signout|certificates\/:)/,
    from: ['/panel', '/panel/staff-invitations', '/checkout', '/signout'],
  },
  // The demo's teacher has a company.
  { person: 'teacher', own: /^(?:teach(?:$|\/)|panel\/companies)/, from: ['/teach', '/panel/companies'] },
  { person: 'manager', own: /^manage/, from: ['/manage'] },
]

/** Resizes the window and waits until the page is drawn anew. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 780 })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/**
 * What is wrong with one screen. It is loaded at the width of a laptop and of a phone; then its window becomes the
 * narrowest phone, and what a laptop of 1280 px has at a zoom of 200 %: 640 px.
 */
async function faultsAt(page: Page, path: string): Promise<Fault[]> {
  const faults: Fault[] = []
  const tell = (width: number, found: Fault[]) =>
    faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(path, { waitUntil: 'networkidle' })
    tell(width, await shiftOf(page))
  }
  tell(360, await coveredOf(page))
  for (const width of [320, 640]) {
    await resize(page, width)
    tell(width, await overflowOf(page))
    tell(width, await clippedOf(page))
  }
  return faults
}

/** Follows the links to one screen of each of the role's patterns. */
async function walk(browser: Browser, baseURL: string, { person, own, from }: Walk, seen: Set<string>) {
  const context = await browser.newContext({ baseURL, locale: 'fa-IR', timezoneId: 'Asia/Tehran' })
  const page = await context.newPage()
  await watchShifts(page)
  if (person !== 'visitor') await signInAs(page, person)
  const faults: Fault[] = []
  const waiting = [...from]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = patternOf(new URL(path, baseURL).pathname)
    if (pattern === undefined || seen.has(pattern) || !own.test(pattern)) continue
    seen.add(pattern)
    faults.push(...(await faultsAt(page, path)))
    const links = page.locator('a[href^="/"]')
    waiting.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))))
  }
  await context.close()
  return faults
}

const begunAt = (one: Walk, paths: readonly string[]): Walk => ({ ...one, from: [...one.from, ...paths] })

/** Announcements of a course of the demo's learner; once they are read, no link leads there. */
async function announcementsAt(origin: string): Promise<string> {
  const answer = await fetch(new URL('/api/home/courses/euclidean-geometry', origin))
  const { course } = (await answer.json()) as { course: { id: string } }
  return `/panel/announcements/${course.id}`
}

/** Opens every screen as the person whose it is, and checks that it keeps still, fits its window and cuts no text. */
export async function walkLayouts(browser: Browser, origin: string): Promise<void> {
  const seen = new Set<string>()
  // Some are reached from screens of another role alone, or by a link that is gone once its screen was seen.
  const known = [...(await addressesOfScreens(browser, origin)), await announcementsAt(origin)]
  const faults = await Promise.all(walks.map((one) => walk(browser, origin, begunAt(one, known), seen)))
  expect(faults.flat()).toEqual([])
  expect(patterns.filter((pattern) => !seen.has(pattern) && !unreached.has(pattern))).toEqual([])
}
