import { join } from 'node:path'
import { StartupError } from '#platform/startup-error'
import { type Binaries, findBinaries } from './binaries.ts'
import { connect, knock } from './connection.ts'
import { makeCluster } from './new-cluster.ts'
import { findServer, sweepDeadServer } from './postmaster-pid.ts'
import { until } from './processes.ts'
import { chooseAccount, giveTo } from './server-account.ts'
import { type ServerPlace, startServer, stopServer } from './server-process.ts'
import { appName } from './settings.ts'
import { dropSocketFolder, makeSocketFolder, openSocketFolder, removeSocket } from './socket-folder.ts'

export interface Launched {
  readonly pid: number
  readonly socketFolder: string
  /** The server was already running, started by another process. */
  readonly adopted: boolean
}

export interface LaunchOrder extends Omit<ServerPlace, 'socketFolder'> {
  /**
   * The socket folder in which clients already look for the server: it restarts there, with its existing data, or not
   * at all.
   */
  readonly socketFolder?: string
}

/** Makes sure that a server runs, answers and has the app's database: the one that already runs, or a new one. */
export async function launch(order: LaunchOrder): Promise<Launched> {
  const { files, cluster, say } = order
  const account = await chooseAccount(cluster)
  const binaries = await findBinaries(files, account, order.dataDir)
  await refuseOtherVersion(order, binaries)
  const running = await adopt(order)
  if (running) return running

  if ((await files.readText(join(cluster, 'PG_VERSION'))) === null) {
    // A missing folder may be on a disk that went away, and must not be replaced by an empty database.
    if (order.socketFolder !== undefined) throw dataGone(cluster)
    say('Creating the database for the first time…')
    await makeCluster(order, binaries, account)
  }
  order.calledOff.throwIfAborted()
  await giveTo(files, cluster, account)
  await sweepDeadServer(files, cluster)
  const socketFolder = order.socketFolder ?? (await makeSocketFolder(files, cluster, account))
  await openSocketFolder(files, socketFolder, account)
  await removeSocket(files, socketFolder)
  const pid = await startServer({ ...order, socketFolder }, binaries, account).catch(
    async (error: unknown) => {
      await dropSocketFolder(files, socketFolder)
      throw error
    },
  )
  await makeDatabase(socketFolder)
  say('PostgreSQL started.')
  return { pid, socketFolder, adopted: false }
}

async function refuseOtherVersion({ files, cluster }: LaunchOrder, binaries: Binaries): Promise<void> {
  const version = (await files.readText(join(cluster, 'PG_VERSION')))?.trim()
  if (version === undefined || version === binaries.major) return
  throw new StartupError(
    'other-database-version',
    `The data in ${cluster} is of PostgreSQL ${version}, and this program brings PostgreSQL ${binaries.major}. Make a backup with the program that made it, or name another folder in DATA_DIR.`,
  )
}

function dataGone(cluster: string): StartupError {
  return new StartupError(
    'data-gone',
    `The folder ${cluster} vanished while it was in use. Check its disk and start again.`,
  )
}

async function adopt(order: LaunchOrder): Promise<Launched | null> {
  const running = await findServer(order.files, order.cluster)
  if (running === null) return null
  // Without its socket, which a cleaner of temporary files may have removed, the server can only be stopped.
  const usable = order.socketFolder === undefined || order.socketFolder === running.socketFolder
  if (!usable || !(await answersInTime(running.socketFolder, order))) {
    await stopServer(order.cluster, running.pid)
    return null
  }
  await makeDatabase(running.socketFolder)
  order.say('PostgreSQL was already running and is used.')
  return { ...running, adopted: true }
}

async function answersInTime(
  socketFolder: string,
  { answerWithin, calledOff }: LaunchOrder,
): Promise<boolean> {
  if (socketFolder === '') return false
  const patience = (await knock(socketFolder)) === 'not-yet' ? answerWithin : 5_000
  return until(async () => {
    calledOff.throwIfAborted()
    return (await knock(socketFolder)) === 'answers'
  }, patience)
}

/** The app's role owns its database and nothing else. */
async function makeDatabase(socketFolder: string): Promise<void> {
  const client = await connect(socketFolder)
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [appName])
    if (roles.rowCount === 0) await client.query(`create role ${appName} login`)
    const databases = await client.query('select 1 from pg_database where datname = $1', [appName])
    if (databases.rowCount === 0)
      await client.query(`create database ${appName} owner ${appName} template template0`)
  } finally {
    await client.end()
  }
}
