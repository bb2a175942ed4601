import type { FastifyInstance } from 'fastify'
import type { Db } from '../database.ts'
import { readOutbox } from './read-outbox.ts'

/** Adds `GET /outbox.json?to=…` (wire.md 2). Only in demo mode; otherwise the address is a 404 like any other. */
export function addOutbox(app: FastifyInstance, { db, demo }: { db: Db; demo: boolean }): void {
  if (!demo) return
  app.get<{ Querystring: { to?: string | string[] } }>('/outbox.json', async (request, reply) => {
    const [to] = [request.query.to].flat()
    reply.header('cache-control', 'no-store')
    return { items: await readOutbox(db, to?.trim() ? to : undefined) }
  })
}
