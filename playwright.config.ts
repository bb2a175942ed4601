import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices, type LaunchOptions } from '@playwright/test'
import { findChromium, findShell } from './tests/journeys/chromium.ts'
import { freePort } from './tests/journeys/free-port.ts'

// Workers read this file again; the environment hands the port of the first reading on to them.
process.env.JOURNEYS_PORT ??= String(await freePort())

/** Where the data of an app with nothing but the demo stands, while journeys run. */
export const filledFolder = join(tmpdir(), `arvand-journeys-filled-${process.env.JOURNEYS_PORT}`)

/** Where the app of each worker answers; workers read it from the environment. */
export function tellWorkers(origins: readonly string[]): void {
  process.env.JOURNEYS_ORIGINS = origins.join(' ')
}

/** Where the app of this worker answers. */
export function originOfWorker(parallelIndex: number): string {
  const origin = process.env.JOURNEYS_ORIGINS?.split(' ')[parallelIndex]
  if (!origin) throw new Error(`no app was started for worker ${parallelIndex}`)
  return origin
}

const launched = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  chromiumSandbox: process.getuid?.() !== 0,
  // In a locale without UTF-8 Chromium names every download «download» whose own name is Persian.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** For the journeys of a file that the headless shell cannot walk: `test.use(inChromium)`. */
export const inChromium = { launchOptions: launched(findChromium(process.env)) }

const shell = launched(findShell(process.env))

/** For journeys of classes: a camera and a microphone that do not exist, and nobody asked for permission. */
export const withFakeDevices = {
  launchOptions: {
    ...shell,
    args: [
      ...(shell.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  },
}

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? 'test-results/journeys.json' }]],
  forbidOnly: true,
  // Journeys with an app of their process load the built pages as they are.
  build: { external: ['**/web/build/**'] },
  fullyParallel: true,
  workers: 2,
  // Only to end what hangs: a busy machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Of the first worker; each journey has that of its own (`journey.ts`).
    baseURL: `http://localhost:${process.env.JOURNEYS_PORT}`,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Axe would judge a part that fades in, e.g. a notice, by its half-way colours; and nothing waits for a movement.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording all of them costs a quarter of their processor; a failed one is run again with `--trace on`.
    trace: 'off',
    launchOptions: shell,
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    // A journey that a phone changes says so in its tags: `{ tag: '@phone' }`.
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, locale: 'fa-IR' },
    },
  ],
})
