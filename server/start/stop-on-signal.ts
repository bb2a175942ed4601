import type { Arvand } from './start.ts'

// Requests have half a minute, then jobs 20 s; after this something hangs.
const longestStopMs = 60_000

/**
 * Ctrl-C and a deploy's SIGTERM drain, also in the middle of the start; a second one ends at once. What nobody caught
 * ends the process too, in order: half a program must not go on.
 */
export function stopOnSignal(
  starting: Promise<Arvand>,
  stopping: AbortController,
  say: (sentence: string) => void,
  giveUp: (error: unknown) => never,
): void {
  const drained = async () => {
    setTimeout(() => giveUp(new Error('stopping took too long')), longestStopMs).unref()
    // A start that was called off has closed what it had opened.
    const arvand = await starting.catch(() => null)
    await arvand?.stop()
  }
  const stop = () => {
    if (stopping.signal.aborted) process.exit(130)
    stopping.abort()
    say('آروند خاموش می‌شود…')
    void drained().then(() => process.exit(0), giveUp)
  }
  const stumble = (error: unknown) => {
    if (stopping.signal.aborted) giveUp(error)
    stopping.abort()
    void drained().then(
      () => giveUp(error),
      () => giveUp(error),
    )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  process.on('uncaughtException', stumble).on('unhandledRejection', stumble)
}
