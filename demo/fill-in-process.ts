import { once } from 'node:events'
import { setLocale } from '@arvand/persian/locale'
import { atOnce, createLog } from '#platform/log'
import { readConfig } from '#server/config'
import type { Connection } from '#server/start/connect-database'
import { joinPlatform } from '#server/start/open-platform'
import { fill } from './fill.ts'
import type { FilledModule } from './filled-modules.ts'

interface Order {
  readonly connection: Pick<Connection, 'url' | 'directUrl'>
  /** Names of the modules whose demo data is still missing. */
  readonly modules: readonly FilledModule[]
}

// Ctrl-C reaches this process too. The parent decides when it ends: by a signal, or by ending itself (disconnect).
process.on('SIGINT', () => undefined)
process.on('SIGHUP', () => undefined)
process.once('disconnect', () => process.exit(1))

const config = readConfig()
const log = createLog(config.logLevel, atOnce())
try {
  const [order] = await once(process, 'message')
  await carryOut(order)
  process.exit(0)
} catch (error) {
  log.fatal({ err: error }, 'filling in demo data')
  process.exit(1)
}

/** Stores after each module that it is filled. */
async function carryOut({ connection, modules }: Order): Promise<void> {
  setLocale(config.locale)
  await using opened = new AsyncDisposableStack()
  const stop = async () => undefined
  const opening = { config, log, say: () => undefined, opened }
  const { platform, database } = await joinPlatform(opening, { ...connection, stop })
  // Filling leaves jobs (e.g. to draw pictures smaller); this process runs none of them.
  await platform.jobs.start([], false)
  opened.defer(() => platform.jobs.stop())
  await fill(platform, config.demoScale, modules, (module) =>
    database.pool.query('insert into platform.demo_fills (module, filled_at) values ($1, now())', [module]),
  )
}
