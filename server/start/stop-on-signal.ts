import { onInterrupt } from '#platform/interrupts'
import type { Arvand } from './start.ts'

// Requests may take 30 s, then jobs 20 s; a stop that takes longer than this hangs.
const longestStopMs = 60_000
const parentAskedEveryMs = 1_000

export interface Stopping {
  readonly starting: Promise<Arvand>
  /** Calls off the start. */
  readonly calling: AbortController
  /** npm started this process, so the process has to end when npm ends, for whatever reason. */
  readonly startedByNpm: boolean
  readonly say: (sentence: string) => void
  /** Ends the process, after the embedded database and the like are stopped. */
  readonly end: (code: number) => void
  readonly giveUp: (error: unknown) => void
}

/**
 * Ctrl-C, a deploy's SIGTERM and a closed terminal drain the app, also in the middle of its start; a second press of
 * Ctrl-C ends it at once. An uncaught error drains and ends it too, because a program in an unknown state must not go
 * on.
 */
export function stopOnSignal({ starting, calling, startedByNpm, say, end, giveUp }: Stopping): void {
  const drained = async () => {
    setTimeout(() => giveUp(new Error('stopping took too long')), longestStopMs).unref()
    // A start that was called off has already closed what it had opened.
    const arvand = await starting.catch(() => null)
    await arvand?.stop()
  }
  const stop = () => {
    if (calling.signal.aborted) return
    calling.abort()
    say('Stopping…')
    void drained().then(() => end(0), giveUp)
  }
  const stumble = (error: unknown) => {
    if (calling.signal.aborted) return giveUp(error)
    calling.abort()
    void drained().then(
      () => giveUp(error),
      () => giveUp(error),
    )
  }
  onInterrupt(stop, () => end(130))
  if (startedByNpm) onOrphaned(stop)
  process.on('uncaughtException', stumble).on('unhandledRejection', stumble)
}

/**
 * npm passes SIGINT and SIGTERM on. When npm itself is killed by SIGKILL, its program would stay behind and hold the
 * port.
 */
function onOrphaned(orphaned: () => void): void {
  const parent = process.ppid
  const asking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(asking)
    orphaned()
  }, parentAskedEveryMs).unref()
}
