import type { FullConfig } from '@playwright/test'
import { tellWorkers } from '../../playwright.config.ts'
import { fillOnce, type RunningApp, startApp } from './app.ts'
import { freePort } from './free-port.ts'

/**
 * Fills the demo once, and starts an app of its own for each worker, so that no journey meets the settings or the queue
 * of one that runs beside it; Playwright calls the returned function after all of them.
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const baseURL = config.projects[0]?.use.baseURL
  if (!baseURL) throw new Error('playwright.config.ts gives no baseURL')
  const first = new URL(baseURL)
  const addresses = [first]
  while (addresses.length < config.workers) addresses.push(new URL(`http://localhost:${await freePort()}`))
  tellWorkers(addresses.map(({ origin }) => origin))

  const filled = await fillOnce(first)
  const apps: RunningApp[] = []
  const end = async () => {
    await Promise.all(apps.map((app) => app.stop()))
    await filled.remove()
  }
  try {
    for (const address of addresses) apps.push(await startApp(address))
  } catch (cause) {
    await end()
    throw cause
  }
  return end
}
