import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Broadcast } from '../broadcast.ts'
import { patternOf } from './pattern.ts'

/** `/metrics` for Prometheus: this process, its requests by route, its database connections and its broadcasts. */
export function addMetrics(
  app: FastifyInstance,
  pool: pg.Pool,
  { figures }: Pick<Broadcast, 'figures'>,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  for (const [name, help, count] of [
    ['broadcast_failures_total', 'Words to other processes that could not be said', () => figures.failures],
    [
      'broadcast_misses_total',
      'Times that words of other processes may have been lost',
      () => figures.misses,
    ],
  ] as const) {
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(count())
      },
    })
  }
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address, because a label may have only a limited number of values.
    const route = patternOf(request)
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
