import type { FastifyInstance } from 'fastify'
import { type SessionsEnded, sessionsEnded } from '#modules/identity'
import { answers } from '#platform/database'
import { ourOrigin } from '#platform/http/our-origin'
import type { Log } from '#platform/log'
import { buildApp } from '#server/app'
import type { Config } from '#server/config'
import { type Assembly, assembleModules, type Platform } from '#server/modules'
import { pendingMigrations } from '../platform/database/migrate.ts'
import { addOutbox } from '../platform/outbox/add-outbox.ts'
import { platformWorkers } from '../platform/sweeps.ts'
import { addPages } from './add-pages.ts'
import { fillDemo } from './demo.ts'
import { portTrouble, refuseTakenPort } from './free-port.ts'
import { type Opening, type OpenPlatform, openPlatform } from './open-platform.ts'

export interface Arvand {
  /** Where a browser finds it. */
  readonly address: string
  /** Drains: running requests and jobs end, then everything that was started is stopped, last first. */
  stop(): Promise<void>
}

/** Starts all that this process does, a Persian line per step. What cannot be is a `StartupError`. */
export async function startArvand(
  config: Config,
  log: Log,
  say: (sentence: string) => void,
  onFailure: (error: Error) => void,
): Promise<Arvand> {
  const host = config.host ?? 'localhost'
  await refuseTakenPort(config.port, host)
  const opened = new AsyncDisposableStack()
  try {
    const opening = { config, log, say, onFailure, opened }
    const ground = await openPlatform(opening)
    const app = await raise(ground, opening)
    opened.defer(() => app.close())
    await app.listen({ port: config.port, host })
    return { address: config.publicUrl.origin, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw portTrouble(error, config.port)
  }
}

async function raise(ground: OpenPlatform, opening: Opening): Promise<FastifyInstance> {
  const { platform, database } = ground
  const { config, log, say, opened } = opening
  const assembly = assembleModules(platform)
  if (config.demo) await fillDemo(database.pool, assembly.modules, config.demoScale, say)
  await startJobs(ground, assembly)
  opened.defer(() => platform.jobs.stop())
  const readiness = {
    database: () => answers(database.db),
    migrations: async () => (await pendingMigrations(database.pool)).length === 0,
  }
  const app = buildApp({ config, database, log, readiness, ...assembly })
  addOutbox(app, { db: database.db, demo: config.demo })
  if (config.roles.has('live')) await takeLines(app, platform, assembly)
  if (config.roles.has('web')) await addPages(app, ground, assembly, say)
  return app
}

async function startJobs({ platform, database }: OpenPlatform, { modules }: Assembly): Promise<void> {
  const ofModules = modules.flatMap((module) => module.workers ?? [])
  const ofPlatform = platformWorkers({ ...platform, pool: database.pool })
  await platform.jobs.start([...ofPlatform, ...ofModules], platform.config.roles.has('jobs'))
}

async function takeLines(app: FastifyInstance, platform: Platform, { whoIs }: Assembly): Promise<void> {
  const { live, broadcast, config } = platform
  // A server with open lines would never close.
  app.addHook('preClose', async () => live.hangUp())
  await live.attach(app.server, {
    whoIs,
    isOurOrigin: ourOrigin(config.publicUrl),
    onSessionsEnded: (ended, missed) =>
      broadcast.hear(sessionsEnded, (word) => ended((word as SessionsEnded).sessionIds), missed),
  })
}
