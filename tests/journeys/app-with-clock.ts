import type { FastifyInstance } from 'fastify'
import { assembleModules } from '../../server/modules.ts'
import { addOutbox } from '../../server/platform/outbox/add-outbox.ts'
import { ensureWebBuilt, openPageCache, openWebBuild } from '../../server/platform/web.ts'
import { addPages } from '../../server/start/add-pages.ts'
import { anApp, type TestApp } from '../../server/testing/app.ts'
import { freePort } from './free-port.ts'
import { test as base } from './journey.ts'

export interface AppWithClock {
  readonly arvand: TestApp
  readonly origin: string
  close(): Promise<void>
}

/**
 * An app of this process, with its pages and a database of its own, whose clock a journey moves on; it shows the real
 * time first, because a browser drops cookies by its own clock. A proxy may say who calls, so that two browsers of one
 * machine come from two addresses. The web was built before.
 */
async function openAppWithClock(): Promise<AppWithClock> {
  // Loaded before, because a plugin of Fastify may take ten seconds only.
  await ensureWebBuilt(() => undefined)
  await openWebBuild()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = { PORT: String(port), PUBLIC_URL: origin, TRUST_PROXY: 'loopback' }
  const arvand = await anApp(settings, (platform) => {
    const ours = assembleModules(platform)
    const opening = { say: () => undefined, calledOff: new AbortController().signal }
    const standardRoutes = (app: FastifyInstance) => {
      addOutbox(app, { db: platform.db, demo: true })
      void app.register(async (scope) => {
        const pages = await openPageCache(platform.broadcast)
        await addPages(scope, { platform, pages }, ours, opening)
      })
    }
    return { ...ours, modules: [...ours.modules, { name: 'pages', standardRoutes }] }
  })
  const { clock } = arvand.platform
  clock.pass((Date.now() - clock.now().getTime()) / 1000)
  await arvand.app.listen({ port, host: 'localhost' })
  return { arvand, origin, close: () => arvand.close() }
}

/** Journeys in an app whose clock they move. */
export const test = base.extend<object, { own: AppWithClock }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const own = await openAppWithClock()
      await use(own)
      await own.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ own }, use) => use(own.origin),
})
