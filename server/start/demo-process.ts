import { once } from 'node:events'
import { setLocale } from '@arvand/persian/locale'
import { atOnce, createLog } from '#platform/log'
import { readConfig } from '#server/config'
import { assembleModules } from '#server/modules'
import type { Connection } from './connect-database.ts'
import { joinPlatform } from './open-platform.ts'

interface Order {
  readonly connection: Pick<Connection, 'url' | 'directUrl'>
  /** Names of modules that have their demo data. */
  readonly filled: readonly string[]
}

// A press of Ctrl-C reaches this process too; the one that waits for it says when to end, if only by its own end.
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

/** Lower modules first; after each it is written down that it is done. */
async function fill({ connection, filled }: Order): Promise<void> {
  setLocale(config.locale)
  await using opened = new AsyncDisposableStack()
  const stop = async () => undefined
  const opening = { config, log, say: () => undefined, opened }
  const { platform, database } = await joinPlatform(opening, { ...connection, stop })
  const { modules } = assembleModules(platform)
  // It leaves jobs, e.g. of pictures to be drawn smaller, and does none.
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
