import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The checks that must pass before a process takes requests, by name. */
export type Readiness = Readonly<Record<string, () => Promise<boolean>>>

// A load balancer asks every few seconds; a check that takes longer than this counts as failed.
const patienceMs = 3_000

/** `/health`: the process runs. `/ready`: it can serve, else 503 with the names of the failed checks. */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const checks = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) => ((await holds(check)) ? null : name)),
    )
    const missing = checks.filter((name) => name !== null)
    return reply
      .code(missing.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ready: missing.length === 0, missing })
  })
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  const patience = new AbortController()
  try {
    const late = delay(patienceMs, false, { signal: patience.signal })
    return await Promise.race([check(), late])
  } catch {
    return false
  } finally {
    patience.abort()
  }
}
