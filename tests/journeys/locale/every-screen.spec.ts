import { type RunningApp, startApp } from '../app.ts'
import { freePort } from '../free-port.ts'
import { test } from '../journey.ts'
import { walkLayouts } from './layout-walk.ts'
import { walkAll } from './walk.ts'

// Both tests use one app. It is their own, because in the shared app other journeys write titles with Latin digits, and
// whoever reads every screen as the demo's people reads their notices and their threads.
test.describe.configure({ mode: 'default' })

let origin: string
let app: RunningApp
test.beforeAll(async () => {
  test.setTimeout(240_000)
  origin = `http://localhost:${await freePort()}`
  app = await startApp(new URL(origin), { LOCALE: 'fa_IR' })
})
test.afterAll(() => app?.stop())

test('with fa_IR every screen shows Jalali dates and Persian digits', async ({ browser }) => {
  // The walk visits every screen.
  test.setTimeout(240_000)
  await walkAll(browser, origin, true)
})

test('every screen keeps still while it loads, is not wider than a phone or a zoomed window, and cuts no text', async ({
  browser,
}) => {
  // The walk loads every screen at two widths.
  test.setTimeout(600_000)
  await walkLayouts(browser, origin)
})
