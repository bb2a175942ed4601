import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { type Confinement, commandFor, searchPath } from './confinement.ts'
import { type FailureReason, ReaderFailure } from './failure.ts'
import { linesOf, type ToChild } from './messages.ts'
import type { ReaderLimits } from './reader.ts'

/** One reader's process. */
export interface ReaderChild {
  readonly pid: number
  readonly folder: string
  /** The lines that it writes, until it ends. */
  readonly lines: AsyncIterator<string>
  say(message: ToChild): void
  /** Ends it at once; only the first reason is stored. */
  kill(reason: FailureReason | null): void
  /** Ends the process and says why it failed, as far as that is known. */
  failure(): Promise<ReaderFailure>
  readonly ended: Promise<unknown>
}

export interface Spawning {
  readonly name: string
  readonly code: string
  readonly hasAddons: boolean
  readonly limits: ReaderLimits
  readonly folder: string
  readonly confinement: Confinement
}

export function spawnReader({ name, folder, confinement, limits, ...how }: Spawning): ReaderChild {
  const [program, ...given] = commandFor(confinement, {
    ...how,
    folder,
    // The rest of the memory is for code, buffers and stacks.
    heapMb: Math.floor((limits.memory * 0.6) / 1024 ** 2),
    // Native code works in several threads, so this is more than `seconds`. It also ends a process whose app was
    // killed.
    cpuSeconds: limits.seconds * 8 + 10,
    fileBytes: limits.written,
  })
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(program, given, {
    cwd: '/',
    // No secrets in the environment, and less memory for threads that allocate little.
    env: { ...searchPath, MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...confinement.account,
  })
  let reason: FailureReason | null = null
  const kill = (why: FailureReason | null) => {
    reason ??= why
    child.kill('SIGKILL')
  }
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  const last = tailOf(child.stderr)
  const ended = once(child, 'close').catch(() => undefined)
  void ended.then(() => process.off('exit', onExit))
  // When the process dies while we write to it, its exit is what reports that.
  child.stdin.on('error', () => undefined)
  child.stdout.on('error', () => undefined)
  return {
    pid: child.pid ?? 0,
    folder,
    lines: linesOf(child.stdout),
    say: (message) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    kill,
    ended,
    async failure() {
      kill(null)
      await ended
      return new ReaderFailure(name, reason ?? guess(child, last()), last())
    },
  }
}

/** The last part of the process's error output, for our log. */
function tailOf(stream: Readable): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (piece: string) => {
    text = (text + piece).slice(-1500)
  })
  return () => text
}

/** Guesses why a process ended that we did not kill. */
function guess(
  { signalCode, exitCode }: { readonly signalCode: string | null; readonly exitCode: number | null },
  last: string,
): FailureReason {
  if (signalCode === 'SIGXCPU') return 'time'
  if (signalCode === 'SIGXFSZ' || /EFBIG/.test(last)) return 'written'
  if (
    signalCode === 'SIGABRT' ||
    exitCode === 134 ||
    /heap out of memory|ERR_MEMORY|allocation failed/i.test(last)
  )
    return 'memory'
  return 'crash'
}
