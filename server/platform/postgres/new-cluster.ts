import { spawn } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { diskFull, type FileLayer } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import type { Binaries } from './binaries.ts'
import { signal } from './processes.ts'
import { giveTo, type ServerAccount } from './server-account.ts'
import { quietEnvironment, seenFrom } from './server-process.ts'
import { asArguments, firstSettings, superuser } from './settings.ts'

/** Names of «Unicode letters, C order» on glibc, musl and macOS; the first one that the system knows is used. */
const characterTypes = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8']

export interface ClusterOrder {
  readonly files: FileLayer
  readonly cluster: string
  readonly durable: boolean
  readonly calledOff: AbortSignal
}

/** Makes a data folder at `cluster`, whole or not at all. */
export async function makeCluster(
  order: ClusterOrder,
  binaries: Binaries,
  account: ServerAccount,
): Promise<void> {
  const { files, cluster, calledOff } = order
  const draft = `${cluster}.new`
  for (const characterType of characterTypes) {
    await files.remove(draft)
    await files.makeFolder(draft, 0o700)
    await chmod(draft, 0o700)
    await giveTo(files, draft, account)
    const outcome = await initdb(order, binaries, account, draft, characterType)
    if (outcome.code === 0) return files.rename(draft, cluster)
    await files.remove(draft)
    calledOff.throwIfAborted()
    if (/No space left on device|Disk quota exceeded/.test(outcome.words)) throw diskFull(outcome.words)
    if (!/invalid locale name/.test(outcome.words)) throw notMade(outcome.words)
  }
  throw notMade('no character type')
}

async function initdb(
  { durable, calledOff }: ClusterOrder,
  binaries: Binaries,
  account: ServerAccount,
  draft: string,
  characterType: string,
): Promise<{ code: number | null; words: string }> {
  const child = spawn(
    binaries.initdb,
    [
      ...['-D', seenFrom(draft, account), '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C'],
      ...[`--lc-ctype=${characterType}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
      ...asArguments(firstSettings(durable)),
    ],
    // In its own process group, so that Ctrl-C at the terminal does not end it without us noticing.
    {
      cwd: draft,
      env: quietEnvironment,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...account.switchTo,
    },
  )
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // Signals the whole group, so that no server of a half-made folder is left.
  const callOff = () => signal(-(child.pid ?? 0), 'SIGTERM')
  calledOff.addEventListener('abort', callOff, { once: true })
  try {
    const [code, words] = await Promise.all([ended, text(child.stderr)])
    return { code, words }
  } finally {
    calledOff.removeEventListener('abort', callOff)
  }
}

function notMade(cause: string): StartupError {
  return new StartupError(
    'database-not-made',
    `The database could not be created. PostgreSQL said: ${cause.trim().split('\n').at(-1)}`,
    cause,
  )
}
