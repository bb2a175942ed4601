import { writeSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { destination, pino } from 'pino'
import { redacted, troubleOf } from './log/redact.ts'

export type Log = FastifyBaseLogger

type Lines = { write(line: string): void }

/** Log lines are JSON with an instant; what could open an account is blotted out wherever it stands. */
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

/** What was thrown goes to its serializer as it is, whatever it is. */
function withoutSecrets(line: Record<string, unknown>): Record<string, unknown> {
  if (!('err' in line)) return redacted(line)
  const { err, ...rest } = line
  return { err, ...redacted(rest) }
}

/** A write for each line would cost more than many an answer; what is left is written when the process ends. */
const inBatches = (): Lines =>
  // What cannot be written any more, e.g. to a terminal that was closed, must not end the process.
  destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 }).on('error', () => undefined)

/** Standard output, line by line: for a process that is about to end. */
export const atOnce = (): Lines => ({
  write(line) {
    try {
      writeSync(1, line)
    } catch {
      // Nobody reads it any more.
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
