import type { FastifyInstance } from 'fastify'
import {
  type OidcDouble,
  startOidcDouble,
} from '../../../server/modules/identity/google/testing/oidc-double.ts'
import { assembleModules, type Platform } from '../../../server/modules.ts'
import { anApp, type TestApp } from '../../../server/testing/app.ts'
import { freePort } from '../free-port.ts'
import { bundle, type Client } from './bundle.ts'

export interface World {
  readonly arvand: TestApp
  readonly google: OidcDouble
  readonly origin: string
  close(): Promise<void>
}

/**
 * The server with its authentication client, a page for each client, and a fake Google; the server's clock shows the
 * real time.
 */
export async function openWorld(): Promise<World> {
  const origin = `http://localhost:${await freePort()}`
  const google = await startOidcDouble()
  const scripts = { 'next-auth': await bundle('next-auth'), ours: await bundle('ours') }
  const settings = {
    PUBLIC_URL: origin,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  }
  const arvand = await anApp(settings, (platform: Platform) => {
    const ours = assembleModules(platform)
    const stage = { name: 'stage', standardRoutes: (app: FastifyInstance) => addStage(app, scripts) }
    return { ...ours, modules: [...ours.modules, stage] }
  })
  // A browser drops cookies that have expired by its own clock, so both clocks must agree.
  const { clock } = arvand.platform
  clock.pass((Date.now() - clock.now().getTime()) / 1000)
  await arvand.app.listen({ port: Number(new URL(origin).port), host: 'localhost' })
  return {
    arvand,
    google,
    origin,
    async close() {
      await arvand.close()
      await google.close()
    },
  }
}

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

function addStage(app: FastifyInstance, scripts: Readonly<Record<Client, string>>): void {
  const page = (script: string) =>
    `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>آزمون</title><div id="root"></div>${script}`
  for (const [client, script] of Object.entries(scripts)) {
    app.get(`/stage/${client}.js`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    )
    app.get(`/stage/${client}`, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(page(`<script src="/stage/${client}.js"></script>`)),
    )
  }
  // Empty pages at the addresses to which the server redirects; other journeys test the real ones.
  for (const place of ['/auth/sign-in', '/signout', '/error', '/panel', '/', '/favicon.ico'])
    app.get(place, (_request, reply) =>
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page('')),
    )
}
