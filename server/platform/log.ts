import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

/** Log lines are JSON with an instant; what could open an account is blotted out wherever it stands. */
export function createLog(level: string, to: { write(line: string): void } = process.stdout): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      redact: { paths: secretPaths, censor: '•' },
    },
    to,
  )
}

const secretPaths = [
  'authorization',
  'cookie',
  'token',
  'password',
  'code',
  'ticket',
  'challenge',
  'secret',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
