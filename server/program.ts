import { flushCompileCache } from 'node:module'
import { isatty } from 'node:tty'
import { atOnce, createLog } from '#platform/log'
import { StartupError } from '#platform/startup-error'
import { type Config, readConfig } from '#server/config'
import { begin } from './start/begin.ts'
import type { Arvand } from './start/start.ts'
import { stopOnSignal } from './start/stop-on-signal.ts'

let started = false

/** A step of the start with the seconds since the process began; what is told later stands alone. */
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
/** Holds what must not outlive the process, however it ends. */
const lasting = new AsyncDisposableStack()

const terminals = [0, 1, 2].filter(isatty)

let ending = false

/** Once: one press of Ctrl-C may call it twice, and a stack that is being disposed of is waited for by its first call. */
function end(code: number): void {
  if (ending) return
  ending = true
  void lasting.disposeAsync().finally(() => {
    // Node sets terminals back as it ends, and hangs there for ever on one that was closed.
    if (!terminals.every(isatty)) process.kill(process.pid, 'SIGKILL')
    process.exit(code)
  })
}

/** One clear sentence for a person; what is not one of ours goes to the log whole. */
function giveUp(error: unknown): void {
  if (!(error instanceof StartupError)) createLog('error', atOnce()).fatal({ err: error }, 'unexpected')
  const sentence =
    error instanceof StartupError
      ? error.message
      : 'Arvand met an error that it did not expect, and stopped. The last line of the log describes it.'
  console.error(`✗ ${sentence}`)
  end(1)
}

// A terminal that was closed takes no more words; the stop goes on without them.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
try {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const starting = begin({ config, log, say, onFailure: giveUp, lasting, calledOff: stopping.signal })
  const { startedByNpm } = config
  stopOnSignal({ starting, calling: stopping, startedByNpm, say, end, giveUp })
  const arvand = await starting
  if (!stopping.signal.aborted) greet(arvand, config)
  // A process that is killed would leave the next one nothing.
  flushCompileCache()
} catch (error) {
  // A start that was called off ends by itself, in order.
  if (!stopping.signal.aborted) giveUp(error)
}
