import { startApp } from '../app.ts'
import { freePort } from '../free-port.ts'
import { test } from '../journey.ts'
import { walkAll } from './walk.ts'

test('with fa_IR every screen shows Jalali dates and Persian digits', async ({ browser }) => {
  // The walk visits every screen.
  test.setTimeout(240_000)
  const origin = `http://localhost:${await freePort()}`
  // An app of its own, because in the shared app other journeys write titles with Latin digits.
  const app = await startApp(new URL(origin), { LOCALE: 'fa_IR' })
  try {
    await walkAll(browser, origin, true)
  } finally {
    await app.stop()
  }
})
