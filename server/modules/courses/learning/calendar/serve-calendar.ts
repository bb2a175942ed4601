import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/refusal'
import type { CoursesDeps } from '../../deps.ts'
import { findCalendar } from './agenda-queries.ts'
import { ownerOfCalendar } from './calendar-address.ts'
import { writeCalendar } from './write-calendar.ts'

const day = 86_400_000

/** Serves `/calendar/<token>.ics`, which calendar programs fetch again and again without a session. */
export const serveCalendar =
  (deps: CoursesDeps) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { name: string } }>('/calendar/:name', async (request, reply) => {
      const token = /^([\w-]{64})\.ics$/.exec(request.params.name)?.[1] ?? refuse('request.not-found')
      const personId = (await ownerOfCalendar(deps, token)) ?? refuse('request.not-found')
      const now = deps.clock.now()
      const from = new Date(now.getTime() - 30 * day)
      const items = await findCalendar(deps, personId, from, new Date(now.getTime() + 400 * day))
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('cache-control', 'private, max-age=900')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(writeCalendar(items, deps.publicUrl, now))
    })
  }
