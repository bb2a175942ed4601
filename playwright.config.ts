import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './tests/journeys/chromium.ts'
import { freePort } from './tests/journeys/free-port.ts'

// Workers read this file again; the environment hands the port of the first reading on to them.
process.env.JOURNEYS_PORT ??= String(await freePort())

const executablePath = findChromium(process.env)

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Only to end what hangs: a busy machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${process.env.JOURNEYS_PORT}`,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Recording all of them costs a quarter of their processor; a failed one is run again with `--trace on`.
    trace: 'off',
    launchOptions: {
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
    },
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
