import { once } from 'node:events'
import { setLocale } from '@arvand/persian/locale'
import { atOnce, createLog } from '#platform/log'
import { readConfig } from '#server/config'
import { assembleModules } from '#server/modules'
import type { Connection } from './connect-database.ts'
import { joinPlatform } from './open-platform.ts'

interface Order {
  readonly connection: Pick<Connection, 'url' | 'directUrl'>
  /** Names of the modules whose demo data is already there. */
  readonly filled: readonly string[]
}

// Ctrl-C reaches this process too. The parent decides when it ends: by a signal, or by ending itself (disconnect).
process.on('SIGINT', () => undefined)
process.on('SIGHUP', () => undefined)
process.once('disconnect', () => process.exit(1))

const config = readConfig()
const log = createLog(config.logLevel, atOnce())
try {
  const [order] = await once(process, 'message')
  await fill(order)
  process.exit(0)
} catch (error) {
  log.fatal({ err: error }, 'filling in demo data')
  process.exit(1)
}

/** Fills the lower modules first and stores after each that it is done. */
async function fill({ connection, filled }: Order): Promise<void> {
  setLocale(config.locale)
  await using opened = new AsyncDisposableStack()
  const stop = async () => undefined
  const opening = { config, log, say: () => undefined, opened }
  const { platform, database } = await joinPlatform(opening, { ...connection, stop })
  const { modules } = assembleModules(platform)
  // Filling leaves jobs (e.g. to draw pictures smaller); this process runs none of them.
  await platform.jobs.start([], false)
  opened.defer(() => platform.jobs.stop())
  for (const { name, fillDemo } of modules.filter((module) => !filled.includes(module.name))) {
    if (!fillDemo) continue
    await fillDemo(config.demoScale)
    await database.pool.query('insert into platform.demo_fills (module, filled_at) values ($1, now())', [
      name,
    ])
  }
}
