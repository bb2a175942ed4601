import type { FastifyBaseLogger } from 'fastify'
import { destination, pino } from 'pino'
import { blotted, troubleOf } from './log/blot.ts'

export type Log = FastifyBaseLogger

type Lines = { write(line: string): void }

/** Log lines are JSON with an instant; what could open an account is blotted out wherever it stands. */
export function createLog(level: string, to: Lines = inBatches()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"at":"${isoNow()}"`,
      formatters: { log: (line) => blotted(line) },
      serializers: { err: troubleOf },
    },
    to,
  )
}

/** A write for each line would cost more than many an answer; what is left is written when the process ends. */
const inBatches = (): Lines => destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 })

/** Standard output, line by line: for a process that is about to end. */
export const atOnce = (): Lines => destination({ dest: 1, sync: true })

let lastMs = 0
let lastIso = ''

function isoNow(): string {
  const now = Date.now()
  if (now !== lastMs) {
    lastMs = now
    lastIso = new Date(now).toISOString()
  }
  return lastIso
}
