import type { FastifyInstance } from 'fastify'
import { addHealth, type Readiness } from '#platform/http/health'
import { addMetrics } from '#platform/http/metrics'
import { mountRoutes } from '#platform/http/mount'
import { ourOrigin } from '#platform/http/our-origin'
import type { WhoIs } from '#platform/http/perform'
import { addSecurityHeaders } from '#platform/http/security-headers'
import { createServer } from '#platform/http/server'
import { sessionCookieFor } from '#platform/http/session-cookie'
import type { Module } from '#platform/module'
import type { Config } from '#server/config'
import type { Database } from './platform/database.ts'

export interface AppParts {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'logLevel' | 'roles'>
  readonly database: Database
  readonly modules: readonly Module[]
  readonly whoIs: WhoIs
  readonly readiness: Readiness
  /** Where log lines go; standard output when left out. */
  readonly logTo?: { write(line: string): void }
}

/** The HTTP face of one process: what stands under `/api`, health and figures. Pages are added by `serveWeb`. */
export function buildApp({ config, database, modules, whoIs, readiness, logTo }: AppParts): FastifyInstance {
  const app = createServer({ ...config, ...(logTo ? { logTo } : {}) })
  addSecurityHeaders(app, config.publicUrl)
  addHealth(app, readiness)
  addMetrics(app, database.pool)
  if (config.roles.has('services')) {
    const routes = modules.flatMap((module) => module.routes ?? [])
    const isOurOrigin = ourOrigin(config.publicUrl)
    mountRoutes(app, routes, { whoIs, cookie: sessionCookieFor(config.publicUrl), isOurOrigin })
    for (const module of modules) module.standardRoutes?.(app)
  }
  return app
}
