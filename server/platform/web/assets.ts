import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60
const hour = 60 * 60

// The two files that stand on their own: the offline page with its look, and the worker that keeps it.
const policies: readonly [RegExp, string][] = [
  [
    /\/offline\.html$/,
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; frame-ancestors 'none'",
  ],
  [/\/sw\.js$/, "default-src 'none'; connect-src 'self'"],
]

/** Serves the built files, each with its compressed copies beside it. A name with a hash holds for ever. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      const forEver = path.includes('/assets/')
      reply.header(
        'cache-control',
        forEver ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`,
      )
      const policy = policies.find(([pattern]) => pattern.test(path))?.[1]
      if (policy) reply.header('content-security-policy', policy)
    },
  })
}
