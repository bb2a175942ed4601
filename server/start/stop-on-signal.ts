import { onInterrupt } from '#platform/interrupts'
import type { Arvand } from './start.ts'

// Requests have half a minute, then jobs 20 s; after this something hangs.
const longestStopMs = 60_000
const parentAskedEveryMs = 1_000

export interface Stopping {
  readonly starting: Promise<Arvand>
  /** Calls the start off. */
  readonly calling: AbortController
  /** npm started this process and is to take it along, whatever ends npm. */
  readonly startedByNpm: boolean
  readonly say: (sentence: string) => void
  /** Ends the process after what must not outlive it. */
  readonly end: (code: number) => void
  readonly giveUp: (error: unknown) => void
}

/**
 * Ctrl-C, a deploy's SIGTERM and a closed terminal drain, also in the middle of the start; a second press ends at
 * once. What nobody caught ends the process too, in order: half a program must not go on.
 */
export function stopOnSignal({ starting, calling, startedByNpm, say, end, giveUp }: Stopping): void {
  const drained = async () => {
    setTimeout(() => giveUp(new Error('stopping took too long')), longestStopMs).unref()
    // A start that was called off has closed what it had opened.
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

/** npm passes SIGINT and SIGTERM on; killed outright it would leave its program behind, holding the port. */
function onOrphaned(orphaned: () => void): void {
  const parent = process.ppid
  const asking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(asking)
    orphaned()
  }, parentAskedEveryMs).unref()
}
