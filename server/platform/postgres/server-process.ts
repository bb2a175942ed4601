import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { diskFull, type FileLayer } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import type { Binaries } from './binaries.ts'
import { knock } from './connection.ts'
import { isAlive, markOf, serversIn, signal, until } from './processes.ts'
import type { ServerAccount } from './server-account.ts'
import { asArguments, fixedSettings } from './settings.ts'

/** The server must not read settings that this user made for other PostgreSQL programs (PGDATA, PGPORT, LC_ALL…). */
export const quietEnvironment = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * The path of a folder for a server that is started inside it. Another account may not be allowed to walk to it (a
 * clone under /root), but on Linux it may stay in the folder where it was started, as `/proc/self/cwd`.
 */
export function seenFrom(folder: string, account: ServerAccount): string {
  return account.switchTo && process.platform === 'linux' ? '/proc/self/cwd' : folder
}

export interface ServerPlace {
  readonly files: FileLayer
  readonly dataDir: string
  readonly cluster: string
  readonly socketFolder: string
  readonly durable: boolean
  /** Milliseconds after which a start counts as failed. */
  readonly answerWithin: number
  readonly say: (sentence: string) => void
  readonly onUnderWay?: (() => void) | undefined
  readonly calledOff: AbortSignal
}

/** Starts the server in its own process group, so that Ctrl-C reaches only the app, and waits until it answers. */
export async function startServer(
  place: ServerPlace,
  binaries: Binaries,
  account: ServerAccount,
): Promise<number> {
  const words = await open(join(place.dataDir, 'postgres-start.log'), 'w', 0o600)
  let child: ChildProcess
  try {
    child = spawn(
      binaries.postgres,
      [
        '-D',
        seenFrom(place.cluster, account),
        ...asArguments(fixedSettings(place.socketFolder, place.durable)),
      ],
      {
        cwd: place.cluster,
        env: quietEnvironment,
        detached: true,
        stdio: ['ignore', words.fd, words.fd],
        ...account.switchTo,
      },
    )
  } finally {
    await words.close()
  }
  child.unref()
  place.onUnderWay?.()
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, by) => resolve(String(code ?? by)))
  })
  const outcome = await Promise.race([ended, answered(place, child)])
  if (outcome === 'answers' && child.pid !== undefined && child.exitCode === null) return child.pid
  if (outcome !== 'silent') throw await whyNotStarted(place, outcome)
  if (child.pid !== undefined) await stopServer(place.cluster, child.pid)
  place.calledOff.throwIfAborted()
  throw new StartupError(
    'database-silent',
    `PostgreSQL did not answer within ${Math.round(place.answerWithin / 1000)} seconds. Its log is in ${join(place.cluster, 'log')}; start again once the cause is gone.`,
  )
}

async function answered(place: ServerPlace, child: ChildProcess): Promise<'answers' | 'silent'> {
  let told = false
  const begun = performance.now()
  const answers = await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return true
    if (place.calledOff.aborted) return true
    const reply = await knock(place.socketFolder)
    if (!told && reply === 'not-yet' && performance.now() - begun > 3_000) {
      told = true
      place.say('PostgreSQL is recovering from a sudden stop; please wait…')
    }
    return reply === 'answers'
  }, place.answerWithin)
  return answers && !place.calledOff.aborted ? 'answers' : 'silent'
}

/**
 * Fast shutdown: open transactions are rolled back, and every confirmed commit is on the disk. A server that hangs is
 * killed.
 */
export async function stopServer(cluster: string, pid: number): Promise<void> {
  const mark = await markOf(pid)
  const gone = async () =>
    (mark === null || !(await isAlive(mark))) && (await serversIn(cluster, pid)).length === 0
  for (const [name, limit] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    signal(pid, name)
    if (await until(gone, limit)) return
  }
}

async function whyNotStarted(place: ServerPlace, outcome: string): Promise<StartupError> {
  const words = await lastWords(place)
  if (/No space left on device|Disk quota exceeded/.test(words)) return diskFull(words)
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(words))
    return dataLocked(words)
  return new StartupError(
    'database-did-not-start',
    `PostgreSQL did not start (${outcome}). Its logs are ${join(place.cluster, 'log')} and ${join(place.dataDir, 'postgres-start.log')}.`,
    words,
  )
}

export function dataLocked(cause?: unknown): StartupError {
  return new StartupError(
    'data-locked',
    'Another Arvand uses this data folder. Stop it, or name another folder in DATA_DIR.',
    cause,
  )
}

/** The server's output since its last start: first its error output, then its own log. */
async function lastWords(place: ServerPlace): Promise<string> {
  const early = (await place.files.readText(join(place.dataDir, 'postgres-start.log'))) ?? ''
  const logs = await place.files.list(join(place.cluster, 'log')).catch(() => [])
  const texts = await Promise.all(
    logs.map((log) => place.files.readText(join(place.cluster, 'log', log.name)).then((text) => text ?? '')),
  )
  const latest =
    texts
      .map((text) => text.slice(text.lastIndexOf('starting PostgreSQL')))
      .sort(byTime)
      .at(-1) ?? ''
  return early + latest.slice(-20_000)
}

function byTime(one: string, other: string): number {
  const time = (text: string) => /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.exec(text)?.[0] ?? ''
  return time(one).localeCompare(time(other))
}
