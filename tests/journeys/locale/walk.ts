import { type Browser, expect, type Page } from '@playwright/test'
import { type DemoPerson, signInAs } from '../demo-people.ts'
import { faultsOf } from './rules.ts'
import { readScreen } from './screen-text.ts'
import { patternOf, patterns } from './screens.ts'

/**
 * Screens to which no link of the demo leads: they need a state that no demo person is in, or show nothing by
 * themselves.
 */
export const unreached = new Set([
  'teach/courses/:courseId/students/lists/:listId',
  'teach/certificates/lists/:listId',
  'courses/:slug/give',
  'courses/:slug/seats',
  'gift/:token',
  'panel/seats/:blockId',
  'ui',
  'outbox',
  'auth/verify',
  'error',
  'signout',
  'teach/exchange/:exchangeId',
  'teach/question-bank/exchange/:exchangeId',
  'discussions/about/lesson/:lessonId',
  'discussions/:threadId',
  'discussions/:threadId/edits/:commentId',
  'checkout',
  'pay/return',
  'panel/assignments/:courseId/:lessonId',
  'exam/:attemptId',
  'panel/exams/attempts/:attemptId/sheet',
  'teach/exams/:examId/ranking',
  'teach/exams/:examId/objections/:objectionId',
  'live/:sessionId',
  'panel/classes/meets/:meetId/move',
  'teach/meets/:meetId/move',
  'manage/articles/:articleId/edit',
  'panel/tools/:lessonId',
  'panel/from-school/:loginId',
  'manage/schools/:schoolId',
  'manage/roster/:importId',
  'panel/practice/trials/:trialId',
  'manage/people/import/:importId',
  'newsletter/confirm/:key',
  'newsletter/unsubscribe/:key',
  'panel/classes/meets/:meetId/recordings',
  'live/guests/:key',
  'live/guests/:key/:sessionId',
  'auth/recover',
  'teach/exams/:examId/results/late',
  'teach/exams/:examId/paper/:personId',
  'discussions/removals/:removalId',
  'u/:handle/resume',
  'manage/live/:kind/:id',
])

/** The start pages of a walk; the last one is linked only from a notice. */
const entrances = ['/', '/panel', '/teach', '/manage', '/panel/staff-invitations']

const people: readonly (DemoPerson | 'visitor')[] = ['visitor', 'learner', 'teacher', 'manager']

/** Follows links as one person, to one screen of each route pattern; `seen` has where each was. */
async function walk(
  page: Page,
  isVisitor: boolean,
  seen: Map<string, string>,
  jalali: boolean,
): Promise<string[]> {
  const waiting = [...entrances]
  const here = new Set<string>()
  const faults: string[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { pathname } = new URL(path, 'http://here')
    const pattern = patternOf(pathname)
    if (pattern === undefined || here.has(pattern) || pattern === 'signout' || pattern === 'ui') continue
    // Whoever is signed in is sent on from there.
    if (!isVisitor && pattern.startsWith('auth/')) continue
    here.add(pattern)
    if (!seen.has(pattern)) seen.set(pattern, pathname)
    const screen = await page.evaluate(readScreen, path)
    faults.push(...faultsOf(pathname, screen, jalali))
    waiting.push(...screen.links)
  }
  return faults
}

/** The faults of all screens, as a visitor and as each demo person, and where each screen was. */
async function walkEverywhere(browser: Browser, origin: string, jalali: boolean) {
  const seen = new Map<string, string>()
  const walks = people.map(async (person) => {
    const context = await browser.newContext({ baseURL: origin })
    const page = await context.newPage()
    if (person !== 'visitor') await signInAs(page, person)
    await page.goto('/terms')
    const faults = await walk(page, person === 'visitor', seen, jalali)
    await context.close()
    return faults
  })
  const faults = (await Promise.all(walks)).flat()
  return { faults, seen }
}

/** Visits all screens and checks their texts against the conventions. */
export async function walkAll(browser: Browser, origin: string, jalali: boolean): Promise<void> {
  const { faults, seen } = await walkEverywhere(browser, origin, jalali)
  expect([...new Set(faults)]).toEqual([])
  expect(patterns.filter((pattern) => !seen.has(pattern) && !unreached.has(pattern))).toEqual([])
}

/** An address of every screen that a link of the demo leads to. */
export const addressesOfScreens = async (browser: Browser, origin: string): Promise<string[]> => [
  ...(await walkEverywhere(browser, origin, true)).seen.values(),
]
