import { writeSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { destination, pino } from 'pino'
import { redacted, troubleOf } from './log/redact.ts'

export type Log = FastifyBaseLogger

type Lines = { write(line: string): void }

/** Writes log lines as JSON with an instant; values that could open an account are redacted, however deep they are. */
export function createLog(level: string, to: Lines = inBatches()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"at":"${isoNow()}"`,
      formatters: { log: withoutSecrets },
      serializers: { err: troubleOf },
    },
    to,
  )
}

/** A thrown value is left to its own serializer. */
function withoutSecrets(line: Record<string, unknown>): Record<string, unknown> {
  if (!('err' in line)) return redacted(line)
  const { err, ...rest } = line
  return { err, ...redacted(rest) }
}

/**
 * Batches, because a write for each line would cost more than many answers; the rest is written when the process ends.
 */
const inBatches = (): Lines =>
  // A failed write, e.g. to a closed terminal, must not end the process.
  destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 }).on('error', () => undefined)

/** Writes to standard output at once: for a process that is about to end. */
export const atOnce = (): Lines => ({
  write(line) {
    try {
      writeSync(1, line)
    } catch {
      // Nobody reads the output any more.
    }
  },
})

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
