import type { FastifyInstance } from 'fastify'
import { ourOrigin } from '../../http/our-origin.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import { pageRoutes } from './page-routes.ts'
import type { SandboxDeps } from './sandbox-deps.ts'

/** Adds the sandbox bank under `/sandbox-bank/` (wire.md 8). Only in demo mode; otherwise its addresses are a 404. */
export function addSandboxBank(app: FastifyInstance, deps: SandboxDeps): void {
  if (!deps.demo) return
  const isOurOrigin = ourOrigin(deps.publicUrl)
  app.register(
    async (bank) => {
      bank.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      await bank.register((scope) => gatewayRoutes(scope, { ...deps, isOurOrigin }))
      await bank.register((scope) => pageRoutes(scope, deps))
    },
    { prefix: '/sandbox-bank' },
  )
}
