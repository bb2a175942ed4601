import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFolder } from '@arvand/web/build-stamp'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Pages, WebBuild } from './web-build.ts'

const webFolder = dirname(buildFolder)
const buildModule = 'virtual:react-router/server-build'

/** Pages from their sources, built again after each change; only for a developer's machine. */
export async function openDevWeb(app: FastifyInstance): Promise<{ pages: Pages; assets: null }> {
  const vite = await openVite(app.server)
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next())
  })
  const openPages = async (): Promise<Pages> => {
    const build = (await vite.ssrLoadModule(buildModule)) as WebBuild
    return build.entry.module.openPages(build, 'development')
  }
  const pages: Pages = {
    answer: async (request, page) => (await openPages()).answer(request, page),
    pictureFor: async (pathname) => (await openPages()).pictureFor(pathname),
    policyFor: () => null,
    patternFor: () => null,
  }
  return { pages, assets: null }
}

/** Vite is a dependency of the web, not of the server, so it is resolved from there. */
async function openVite(server: Server): Promise<ViteDevServer> {
  const address = pathToFileURL(createRequire(join(webFolder, 'package.json')).resolve('vite')).href
  const { createServer } = (await import(address)) as typeof import('vite')
  return createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/build/**'] } },
  })
}
