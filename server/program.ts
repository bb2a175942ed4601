import { flushCompileCache } from 'node:module'
import { isatty } from 'node:tty'
import { atOnce, createLog } from '#platform/log'
import { StartupError } from '#platform/startup-error'
import { type Config, readConfig } from '#server/config'
import { begin } from './start/begin.ts'
import type { Arvand } from './start/start.ts'
import { stopOnSignal } from './start/stop-on-signal.ts'

let started = false

/** Prints a step of the start with the seconds since the process began; after the start, the sentence alone. */
function say(sentence: string): void {
  const seconds = (performance.now() / 1000).toFixed(1).padStart(6)
  console.log(started ? sentence : `${seconds} s  ${sentence}`)
}

function greet(arvand: Arvand, config: Config): void {
  say(`Arvand is ready: ${arvand.address}`)
  started = true
  if (config.demo) for (const line of demoAccounts) say(line)
}

const demoAccounts = [
  'Demo accounts (password of each: arvand-demo):',
  '  09120000001  learner',
  '  09120000002  second learner',
  '  09120000003  teacher',
  '  09120000004  manager',
]

const stopping = new AbortController()
/** Collects what must be stopped before the process ends, however it ends. */
const lasting = new AsyncDisposableStack()

const terminals = [0, 1, 2].filter(isatty)

let ending = false

/**
 * Runs once: one press of Ctrl-C may call it twice, and only the first `disposeAsync` of a stack waits until all is
 * disposed of.
 */
function end(code: number): void {
  if (ending) return
  ending = true
  void lasting.disposeAsync().finally(() => {
    // At its end Node resets the terminals, and hangs for ever on one that was closed.
    if (!terminals.every(isatty)) process.kill(process.pid, 'SIGKILL')
    process.exit(code)
  })
}

/** Prints one clear sentence for a person and ends; an error that is not a StartupError is also logged whole. */
function giveUp(error: unknown): void {
  if (!(error instanceof StartupError)) createLog('error', atOnce()).fatal({ err: error }, 'unexpected')
  const sentence =
    error instanceof StartupError
      ? error.message
      : 'Arvand met an error that it did not expect, and stopped. The last line of the log describes it.'
  console.error(`✗ ${sentence}`)
  end(1)
}

// A closed terminal accepts no more output, but the stop must go on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
try {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const starting = begin({ config, log, say, onFailure: giveUp, lasting, calledOff: stopping.signal })
  const { startedByNpm } = config
  stopOnSignal({ starting, calling: stopping, startedByNpm, say, end, giveUp })
  const arvand = await starting
  if (!stopping.signal.aborted) greet(arvand, config)
  // Written now, because a process that is killed later would leave no cache for the next start.
  flushCompileCache()
} catch (error) {
  // A start that was called off ends by itself in order, so its error is no failure.
  if (!stopping.signal.aborted) giveUp(error)
}
