import { join } from 'node:path'
import type { FileLayer } from '#platform/files'
import { serversIn, signal, until } from './processes.ts'
import { removeSocket } from './socket-folder.ts'

export interface RunningServer {
  readonly pid: number
  readonly socketFolder: string
}

/**
 * The running server of this data folder, or null. A pid file alone proves nothing, because a killed server leaves it.
 */
export async function findServer(files: FileLayer, cluster: string): Promise<RunningServer | null> {
  const written = await readPidFile(files, cluster)
  if (written === null) return null
  return (await serversIn(cluster, written.pid)).includes(written.pid) ? written : null
}

/**
 * Prepares a new start: ends backends that outlived their postmaster, then removes files that dead processes left. Only
 * for a folder in which `findServer` found no server.
 */
export async function sweepDeadServer(files: FileLayer, cluster: string): Promise<void> {
  const written = await readPidFile(files, cluster)
  const gone = async () => (await serversIn(cluster, null)).length === 0
  if (!(await until(gone, 3_000))) {
    for (const name of ['SIGTERM', 'SIGKILL'] as const) {
      for (const pid of await serversIn(cluster, null)) signal(pid, name)
      if (await until(gone, 5_000)) break
    }
  }
  await files.remove(join(cluster, 'postmaster.pid'))
  if (written?.socketFolder) await removeSocket(files, written.socketFolder)
}

async function readPidFile(files: FileLayer, cluster: string): Promise<RunningServer | null> {
  const text = await files.readText(join(cluster, 'postmaster.pid'))
  // Lines: pid, data folder, start time, port, socket folder, …
  const lines = text?.split('\n') ?? []
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, socketFolder: lines[4]?.trim() ?? '' } : null
}
