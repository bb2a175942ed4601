import { resolve } from 'node:path'
import { disk, type FileLayer, fileTrouble } from '#platform/files'
import type { StartupError } from '#platform/startup-error'
import { joinRegistry } from './app-registry.ts'
import { type LaunchOrder, launch } from './launch.ts'
import { findServer } from './postmaster-pid.ts'
import { stopServer } from './server-process.ts'
import { appName, superuser, urlFor } from './settings.ts'
import { dropSocketFolder } from './socket-folder.ts'
import { supervise } from './supervisor.ts'

export interface EmbeddedPostgresOptions {
  /** PostgreSQL lives in its folder `postgres`; made when absent. */
  readonly dataDir: string
  /** Hears one sentence per step. */
  readonly say: (sentence: string) => void
  /** Hears that a server was started and only has to answer; a recovery may take a while. */
  readonly onUnderWay?: (() => void) | undefined
  /** Gives up a start or restart under way, and leaves nothing half made. */
  readonly calledOff?: AbortSignal
  /** The disk; another one only in tests. */
  readonly files?: FileLayer
  /** The server died under us and is back; connections of before are broken. */
  readonly onRestart?: (restart: { readonly count: number }) => void
  /** It died and could not be brought back: the app should end with this sentence. */
  readonly onFailure?: (error: StartupError) => void
  /** Milliseconds before each try to bring it back; as many tries, unless it lives a minute in between. */
  readonly restartPauses?: readonly number[]
  /** Milliseconds for the server to answer, a recovery included. */
  readonly answerWithin?: number
  /** Milliseconds between two signs of life to processes in other containers. */
  readonly heartbeat?: number
  /** False only for tests: faster, and a power cut may lose everything. */
  readonly durable?: boolean
}

export interface EmbeddedPostgres {
  /** For the app: its own role on its own database. */
  readonly url: string
  /** The same server without a pooler between, for the connection that listens. */
  readonly directUrl: string
  /** Superuser, for backup and tests. */
  readonly adminUrl: string
  readonly dataDir: string
  /** True when it was already running. */
  readonly adopted: boolean
  /** Process number of the server now; another one after a restart. */
  pid(): number
  /** Leaves the server; it is shut down in order when no other process uses this data folder. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL 18 on `dataDir`, or adopts the one that already runs there, and keeps it alive.
 * A folder that cannot be used is a StartupError: `data-not-writable`, `disk-full`, `no-database-binaries`,
 * `other-database-version`, `data-locked`, `database-not-made`, `database-did-not-start`, `database-silent`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options)
  } catch (error) {
    throw fileTrouble(error)
  }
}

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { files = disk, answerWithin = 120_000, heartbeat = 5_000, durable = true, say, onUnderWay } = options
  const calledOff = options.calledOff ?? new AbortController().signal
  const dataDir = resolve(options.dataDir)
  const cluster = `${dataDir}/postgres`
  const order: LaunchOrder = { files, dataDir, cluster, durable, answerWithin, say, onUnderWay, calledOff }
  await files.makeFolder(dataDir, 0o700)
  const registry = await joinRegistry(files, dataDir, { heartbeat, patience: answerWithin + 60_000 })
  try {
    const first = await registry.alone(() => launch(order))
    const { socketFolder } = first
    const again = () => registry.alone(() => launch({ ...order, socketFolder }))
    const supervision = await supervise(first, again, options)
    return {
      url: urlFor(socketFolder, appName, appName),
      directUrl: urlFor(socketFolder, appName, appName),
      adminUrl: urlFor(socketFolder, superuser, superuser),
      dataDir,
      adopted: first.adopted,
      pid: () => supervision.pid(),
      stop: once(async () => {
        await supervision.end()
        await registry.alone(async () => {
          await registry.leave()
          if (await registry.othersAreHere()) return
          const running = await findServer(files, order.cluster)
          if (running) await stopServer(order.cluster, running.pid)
          await dropSocketFolder(files, socketFolder)
          say('PostgreSQL stopped.')
        })
      }),
    }
  } catch (error) {
    await registry.leave()
    throw error
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work()
    return running
  }
}
