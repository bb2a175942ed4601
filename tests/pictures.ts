import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { inChromium } from '../playwright.config.ts'
import { startApp } from './journeys/app.ts'
import { type DemoPerson, signInAs } from './journeys/demo-people.ts'
import { freePort } from './journeys/free-port.ts'

interface Picture {
  readonly name: string
  readonly path: string
  readonly who?: DemoPerson
  readonly theme?: 'dark'
  readonly width?: number
  /** A link of that page, by its address: the picture is taken behind it. */
  readonly behind?: string
}

/** The pictures of the README and of `docs/pictures`, of the demo as it is today; taken by `npm run pictures`. */
const pictures: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'course', path: '/courses/hafez' },
  { name: 'search', path: '/search?q=حافظ', theme: 'dark' },
  { name: 'panel', path: '/panel', who: 'learner' },
  { name: 'panel-390', path: '/panel', who: 'learner', theme: 'dark', width: 390 },
  { name: 'lesson', path: '/panel', who: 'learner', behind: 'main a[href^="/learn/"]' },
  { name: 'teacher', path: '/teach', who: 'teacher' },
  { name: 'curriculum', path: '/teach/courses', who: 'teacher', behind: 'main a[href$="/curriculum"]' },
  { name: 'finance', path: '/manage/finance', who: 'manager', theme: 'dark' },
  { name: 'sales', path: '/manage', who: 'manager' },
]

async function take(browser: Browser, address: URL, picture: Picture): Promise<void> {
  const { name, path, who, theme = 'light', width = 1280, behind } = picture
  const page = await browser.newPage({
    baseURL: address.origin,
    colorScheme: theme,
    viewport: { width, height: 800 },
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
  })
  try {
    if (who) {
      await page.goto('/about')
      await signInAs(page, who)
    }
    await page.goto(path)
    if (behind) await page.goto((await page.locator(behind).first().getAttribute('href')) ?? path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(import.meta.dirname, `../docs/pictures/${name}.png`) })
  } finally {
    await page.close()
  }
}

const address = new URL(`http://localhost:${await freePort()}`)
const app = await startApp(address)
try {
  const browser = await chromium.launch(inChromium.launchOptions)
  for (const picture of pictures) await take(browser, address, picture)
  await browser.close()
} finally {
  await app.stop()
}
