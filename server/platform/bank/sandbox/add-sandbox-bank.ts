import type { FastifyInstance } from 'fastify'
import { ourOrigin } from '../../http/our-origin.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import { pageRoutes } from './page-routes.ts'
import type { SandboxParts } from './sandbox-parts.ts'

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
