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
  /** PostgreSQL's files are in its folder `postgres`, which is made when it is missing. */
  readonly dataDir: string
  /** Called with one sentence per step. */
  readonly say: (sentence: string) => void
  /** Called when the server's process was started and only has to answer; a recovery may take a while. */
  readonly onUnderWay?: (() => void) | undefined
  /** Aborts a start or restart in progress, and leaves nothing half made. */
  readonly calledOff?: AbortSignal
  /** Only tests pass another disk than the real one. */
  readonly files?: FileLayer
  /** Called when the server died and runs again; connections from before are broken. */
  readonly onRestart?: (restart: { readonly count: number }) => void
  /** Called when the server died and could not be restarted; the app should end with this sentence. */
  readonly onFailure?: (error: StartupError) => void
  /**
   * Milliseconds before each attempt to restart it. There are as many attempts as pauses; they are counted anew when
   * the server has run for a minute.
   */
  readonly restartPauses?: readonly number[]
  /** Milliseconds for the server to answer, a recovery included. */
  readonly answerWithin?: number
  /** Milliseconds between two heartbeats for processes in other containers. */
  readonly heartbeat?: number
  /** False only for tests: faster, but a power failure may lose everything. */
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
  /** True when the server was already running. */
  readonly adopted: boolean
  /** Process number of the server; it changes with a restart. */
  pid(): number
  /** Stops using the server, and shuts it down in order when no other process uses this data folder. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL 18 on `dataDir`, or uses the one that already runs there, and restarts it when it dies. Throws a
 * StartupError when the folder cannot be used: `data-not-writable`, `disk-full`, `no-database-binaries`,
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
