import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { assembleModules } from '../../server/modules.ts'
import { createLog } from '../../server/platform/log.ts'
import { addPages } from '../../server/start/add-pages.ts'
import { connectDatabase } from '../../server/start/connect-database.ts'
import { openPlatform } from '../../server/start/open-platform.ts'

/** The app without a port and without jobs, so that its SQL can be recorded. */
export async function appInProcess(
  databaseUrl: string,
  opened: AsyncDisposableStack,
): Promise<FastifyInstance> {
  const quiet = () => undefined
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    SECRET: 's'.repeat(40),
    LOG_LEVEL: 'silent',
  })
  const log = createLog('error')
  const calledOff = new AbortController().signal
  const connecting = connectDatabase({ config, say: quiet, onFailure: quiet })
  const opening = { config, log, say: quiet, opened, connecting, calledOff }
  const ground = await openPlatform(opening)
  await ground.letOthersStart()
  const assembly = assembleModules(ground.platform)
  const app = buildApp({
    config,
    database: ground.database,
    log,
    readiness: {},
    broadcast: ground.platform.broadcast,
    ...assembly,
  })
  await ground.platform.jobs.start([], false)
  opened.defer(() => ground.platform.jobs.stop())
  await addPages(app, ground, assembly, opening)
  await app.ready()
  opened.defer(() => app.close())
  return app
}
