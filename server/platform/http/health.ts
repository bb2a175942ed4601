import type { FastifyInstance } from 'fastify'

/** What must hold before a process takes requests, by name. */
export type Readiness = Readonly<Record<string, () => Promise<boolean>>>

/** `/health`: the process lives. `/ready`: it can serve, else 503 with what is missing. */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health', { logLevel: 'silent' }, async () => ({ status: 'alive' }))
  app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const checks = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) =>
        (await check().catch(() => false)) ? null : name,
      ),
    )
    const missing = checks.filter((name) => name !== null)
    return reply.code(missing.length > 0 ? 503 : 200).send({ ready: missing.length === 0, missing })
  })
}
