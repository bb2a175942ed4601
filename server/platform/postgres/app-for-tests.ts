import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { StartupError } from '#platform/startup-error'

/**
 * A process that uses a data folder as the app does, for tests to kill: prints events as JSON lines, stops in order on
 * a signal.
 */
const [dataDir = ''] = process.argv.slice(2)
const tell = (fact: object) => process.stdout.write(`${JSON.stringify(fact)}\n`)

try {
  const database = await startEmbeddedPostgres({
    dataDir,
    say: () => {},
    onRestart: () => tell({ restarted: database.pid() }),
  })
  const stop = async () => {
    await database.stop()
    tell({ stopped: true })
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  tell({
    ready: true,
    url: database.url,
    adminUrl: database.adminUrl,
    adopted: database.adopted,
    pid: database.pid(),
  })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  tell({ refused: error.code, sentence: error.message })
  process.exitCode = 1
}
