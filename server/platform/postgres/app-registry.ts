import { randomUUID } from 'node:crypto'
import { stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { FileLayer } from '#platform/files'
import { isAlive, markOf } from './processes.ts'
import { dataLocked } from './server-process.ts'

const entry = z.object({ host: z.string(), pid: z.number(), began: z.string() })
const lockName = 'lock'

/** The processes that use a data folder now; the last one to leave stops the server. */
export interface AppRegistry {
  /** Runs `work` while no other user of the folder, in this process or another, runs its own. */
  alone<T>(work: () => Promise<T>): Promise<T>
  othersAreHere(): Promise<boolean>
  leave(): Promise<void>
}

export interface RegistrySettings {
  /** Milliseconds between two heartbeats. */
  readonly heartbeat: number
  /** Milliseconds to wait for another process that starts or stops the server. */
  readonly patience: number
}

/**
 * Enters this process into `<dataDir>/running`. Processes of the same machine share the folder. When a running process
 * of another machine or container uses it, whose server we cannot see, this throws `data-locked`.
 */
export async function joinRegistry(
  files: FileLayer,
  dataDir: string,
  { heartbeat, patience }: RegistrySettings,
): Promise<AppRegistry> {
  const folder = join(dataDir, 'running')
  await files.makeFolder(folder, 0o700)
  const me = JSON.stringify({
    host: hostname(),
    ...((await markOf(process.pid)) ?? { pid: process.pid, began: '' }),
  })
  const name = `${process.pid}-${randomUUID()}`
  const path = join(folder, name)
  await files.write(path, me, 0o600)
  const beat = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), heartbeat)
  beat.unref()
  const leave = async () => {
    clearInterval(beat)
    await files.remove(path)
  }
  try {
    await refuseForeigners(files, folder, heartbeat)
  } catch (error) {
    await leave()
    throw error
  }
  return {
    alone: (work) => holding(files, join(folder, lockName), me, patience, work),
    othersAreHere: async () => {
      const names = (await namesIn(files, folder)).filter((other) => other !== name)
      const alive = await Promise.all(names.map((other) => isLiving(files, join(folder, other))))
      await Promise.all(names.filter((_, at) => !alive[at]).map((other) => files.remove(join(folder, other))))
      return alive.some(Boolean)
    },
    leave,
  }
}

async function namesIn(files: FileLayer, folder: string): Promise<string[]> {
  const names = (await files.list(folder)).map((file) => file.name)
  return names.filter((name) => /^\d+-[-0-9a-f]+$/.test(name))
}

async function isLiving(files: FileLayer, path: string): Promise<boolean> {
  const found = await readEntry(files, path)
  return found !== null && found.host === hostname() && isAlive(found)
}

async function readEntry(files: FileLayer, path: string): Promise<z.output<typeof entry> | null> {
  const text = await files.readText(path)
  if (text === null) return null
  try {
    return entry.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** A process of another host is alive when its heartbeat changes while we watch. Clocks are not compared. */
async function refuseForeigners(files: FileLayer, folder: string, heartbeat: number): Promise<void> {
  for (const name of await namesIn(files, folder)) {
    const path = join(folder, name)
    const found = await readEntry(files, path)
    if (found === null || found.host === hostname()) continue
    const before = await lastBeat(path)
    await delay(heartbeat * 2.5)
    const after = await lastBeat(path)
    if (after !== null && after !== before) throw dataLocked(found.host)
    await files.remove(path)
  }
}

async function lastBeat(path: string): Promise<number | null> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => null,
  )
}

async function holding<T>(
  files: FileLayer,
  lock: string,
  me: string,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  const end = performance.now() + patience
  while (!(await files.createExclusively(lock, me, 0o600))) {
    await breakDeadLock(files, lock)
    if (performance.now() > end) throw dataLocked('lock')
    await delay(25)
  }
  try {
    return await work()
  } finally {
    await files.remove(lock)
  }
}

async function breakDeadLock(files: FileLayer, lock: string): Promise<void> {
  const holder = await files.readText(lock)
  if (holder === null || (await isLiving(files, lock))) return
  // Renamed first: when two processes break the lock at once, neither may remove the other's new lock.
  const aside = `${lock}-${randomUUID()}`
  await files.rename(lock, aside).catch(() => {})
  const taken = await files.readText(aside)
  if (taken !== null && taken !== holder) await files.createExclusively(lock, taken, 0o600)
  await files.remove(aside)
}
