import { readFileSync } from 'node:fs'
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'
import { valueTypes } from '../../server/platform/database/types-of-values.ts'
import type { Limit } from './limit.ts'
import { replaySql } from './replay-sql.ts'

/**
 * Serves the limits in a process of its own: for each target, a bare Fastify handler that does only the work that
 * cannot be left out. Its one argument is a file of `Limit`s; it prints its port.
 */
const [file = ''] = process.argv.slice(2)
const { databaseUrl, limits, since } = JSON.parse(readFileSync(file, 'utf8'), reviveBuffer) as {
  databaseUrl: string
  limits: Record<string, Limit>
  since: number
}

const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, types: valueTypes })
const app = Fastify({ logger: false })

for (const [name, limit] of Object.entries(limits)) {
  if (limit.kind === 'bytes') {
    const { bytes, headers } = limit
    app.get(`/${name}`, (_request, reply) => reply.headers(headers).send(bytes))
    continue
  }
  const { statements, password, answer } = limit
  app.route({
    method: limit.method,
    url: `/${name}`,
    handler: async (_request, reply) => {
      if (password) await verify(password.hash, password.text)
      await replaySql(pool, statements, since)
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  })
}

console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
process.on('SIGTERM', () => void app.close().then(() => pool.end()))

/** JSON writes a Buffer as `{ type, data }`. */
function reviveBuffer(_key: string, value: unknown): unknown {
  const { type, data } = (value ?? {}) as { type?: unknown; data?: unknown }
  return type === 'Buffer' && Array.isArray(data) ? Buffer.from(data) : value
}
