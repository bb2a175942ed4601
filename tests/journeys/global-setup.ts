import type { FullConfig } from '@playwright/test'
import { fillOnce, startApp } from './app.ts'

/** Fills the demo once, and starts one app for all journeys; Playwright calls the returned function after them. */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const address = config.projects[0]?.use.baseURL
  if (!address) throw new Error('playwright.config.ts gives no baseURL')
  const filled = await fillOnce(new URL(address))
  const app = await startApp(new URL(address))
  return async () => {
    await app.stop()
    await filled.remove()
  }
}
