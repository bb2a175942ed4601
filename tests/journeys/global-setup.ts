import type { FullConfig } from '@playwright/test'
import { fillOnce, startApp } from './app.ts'
import { freePort } from './free-port.ts'

/**
 * Fills the demo once, and starts an app of its own for each worker, so that no journey meets the settings or the queue
 * of one that runs beside it; Playwright calls the returned function after all of them.
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const first = config.projects[0]?.use.baseURL
  if (!first) throw new Error('playwright.config.ts gives no baseURL')
  const addresses = [new URL(first)]
  while (addresses.length < config.workers) addresses.push(new URL(`http://localhost:${await freePort()}`))
  process.env.JOURNEYS_ORIGINS = addresses.map(({ origin }) => origin).join(' ')

  const filled = await fillOnce(addresses[0] as URL)
  const starts = await Promise.allSettled(addresses.map((address) => startApp(address)))
  const end = async () => {
    await Promise.all(starts.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)))
    await filled.remove()
  }
  const failed = starts.find((one) => one.status === 'rejected')
  if (failed) {
    await end()
    throw failed.reason
  }
  return end
}

/** Where the app of a worker answers. */
export function originOfWorker(parallelIndex: number): string {
  const origin = process.env.JOURNEYS_ORIGINS?.split(' ')[parallelIndex]
  if (!origin) throw new Error(`no app was started for worker ${parallelIndex}`)
  return origin
}
