import type { FastifyInstance } from 'fastify'
import { type Assembly, assembleModules } from '../../server/modules.ts'
import { addOutbox } from '../../server/platform/outbox/add-outbox.ts'
import { ensureWebBuilt, openPageCache, openWebBuild } from '../../server/platform/web.ts'
import { addPages } from '../../server/start/add-pages.ts'
import { takeLines } from '../../server/start/start.ts'
import { anApp, type TestApp } from '../../server/testing/app.ts'

/**
 * An app with its pages, a database of its own and the clock of tests, at this port. The clock shows the real time first,
 * because a browser drops cookies by its own. A proxy may say who calls, so that two browsers of one machine come from
 * two addresses. The web was built before.
 */
export async function openApp(port: number): Promise<TestApp> {
  // Loaded before, because a plugin of Fastify may take ten seconds only.
  await ensureWebBuilt(() => undefined)
  await openWebBuild()
  const settings = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, TRUST_PROXY: 'loopback' }
  let assembly: Assembly | undefined
  const arvand = await anApp(settings, (platform) => {
    const ours = assembleModules(platform)
    assembly = ours
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
  if (assembly) await takeLines(arvand.app, arvand.platform, assembly)
  await arvand.app.listen({ port, host: 'localhost' })
  return arvand
}
