import type { FastifyBaseLogger } from 'fastify'
import { destination, pino } from 'pino'
import { blotted, troubleOf } from './log/blot.ts'

export type Log = FastifyBaseLogger

/** Log lines are JSON with an instant; what could open an account is blotted out wherever it stands. */
export function createLog(level: string, to: { write(line: string): void } = destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { log: (line) => blotted(line) },
      serializers: { err: troubleOf },
    },
    to,
  )
}
