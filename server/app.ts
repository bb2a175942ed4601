import type { FastifyInstance } from 'fastify'
import type { Broadcast } from '#platform/broadcast'
import { crossOriginFor } from '#platform/http/cross-origin'
import { addHealth, type Readiness } from '#platform/http/health'
import { addMetrics } from '#platform/http/metrics'
import { mountRoutes } from '#platform/http/mount'
import { addOpenApi } from '#platform/http/open-api'
import { ourOrigin } from '#platform/http/our-origin'
import type { WhoIs } from '#platform/http/perform'
import { addSecurityHeaders } from '#platform/http/security-headers'
import { createServer } from '#platform/http/server'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { addLicensedFont } from '#platform/licensed-font'
import type { Log } from '#platform/log'
import type { Module } from '#platform/module'
import { addPlainLook } from '#platform/plain-page'
import type { Config } from '#server/config'
import type { Database } from './platform/database.ts'

export interface AppDeps {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'roles' | 'serviceBases' | 'fontFolder'>
  readonly database: Database
  readonly modules: readonly Module[]
  readonly whoIs: WhoIs
  readonly readiness: Readiness
  readonly broadcast: Pick<Broadcast, 'figures'>
  readonly log: Log
}

/** The HTTP server of one process: everything under `/api`, health and metrics. `serveWeb` adds the pages. */
export function buildApp({
  config,
  database,
  modules,
  whoIs,
  readiness,
  broadcast,
  log,
}: AppDeps): FastifyInstance {
  const app = createServer({ trustProxy: config.trustProxy, log })
  addSecurityHeaders(app, config.publicUrl)
  addHealth(app, readiness)
  addPlainLook(app)
  if (config.fontFolder) addLicensedFont(app, config.fontFolder)
  addMetrics(app, database.pool, broadcast)
  if (config.roles.has('services')) {
    const routes = modules.flatMap((module) => module.routes ?? [])
    const isOurOrigin = ourOrigin(config.publicUrl)
    addOpenApi(
      app,
      routes.map((route) => route.endpoint),
      config.serviceBases,
    )
    mountRoutes(app, routes, {
      whoIs,
      cookie: sessionCookieFor(config.publicUrl),
      isOurOrigin,
      crossOrigin: crossOriginFor(config.publicUrl, config.serviceBases),
    })
  }
  // Proxies lead all that is not a call to the processes of pages: files, feeds, sitemaps, launches.
  if (config.roles.has('services') || config.roles.has('web'))
    for (const module of modules) module.standardRoutes?.(app)
  return app
}
