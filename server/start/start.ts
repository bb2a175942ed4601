import type { FastifyInstance } from 'fastify'
import { answers } from '#platform/database'
import type { Log } from '#platform/log'
import { buildApp } from '#server/app'
import type { Config } from '#server/config'
import { type Assembly, assembleModules } from '#server/modules'
import { pendingMigrations } from '../platform/database/migrate.ts'
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

async function raise(ground: OpenPlatform, { config, log, say, opened }: Opening): Promise<FastifyInstance> {
  const { platform, database } = ground
  const assembly = assembleModules(platform)
  if (config.demo) await fillDemo(database.pool, assembly.modules, config.demoScale, say)
  await startJobs(ground, assembly)
  opened.defer(() => platform.jobs.stop())
  const readiness = {
    database: () => answers(database.db),
    migrations: async () => (await pendingMigrations(database.pool)).length === 0,
  }
  return buildApp({ config, database, log, readiness, ...assembly })
}

async function startJobs({ platform }: OpenPlatform, { modules }: Assembly): Promise<void> {
  const workers = modules.flatMap((module) => module.workers ?? [])
  await platform.jobs.start(workers, platform.config.roles.has('jobs'))
}
