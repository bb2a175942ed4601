import type { FullConfig } from '@playwright/test'
import { startApp } from './app.ts'

/** Starts one app for all journeys; Playwright calls the returned function after them. */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const address = config.projects[0]?.use.baseURL
  if (!address) throw new Error('playwright.config.ts gives no baseURL')
  const app = await startApp(new URL(address))
  return () => app.stop()
}
