import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database.ts'
import { ourOrigin } from '../../http/our-origin.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import { pageRoutes } from './page-routes.ts'

export interface SandboxParts extends Pick<Config, 'demo' | 'publicUrl' | 'fontStylesheet'> {
  readonly db: Db
  readonly clock: Clock
}

/** The sandbox bank under `/sandbox-bank/` (wire.md 8). In demo mode alone; elsewhere its addresses are a 404. */
export function addSandboxBank(app: FastifyInstance, parts: SandboxParts): void {
  if (!parts.demo) return
  const isOurOrigin = ourOrigin(parts.publicUrl)
  app.register(
    async (bank) => {
      bank.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      await bank.register((scope) => gatewayRoutes(scope, { ...parts, isOurOrigin }))
      await bank.register((scope) => pageRoutes(scope, parts))
    },
    { prefix: '/sandbox-bank' },
  )
}
