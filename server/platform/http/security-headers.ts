import type { FastifyInstance } from 'fastify'

/**
 * Headers that every answer carries (OWASP ASVS 3.4). Pages set a content security policy of their own,
 * with hashes or a nonce; everything else may load nothing at all.
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: URL): void {
  const secure = publicUrl.protocol === 'https:'
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header('permissions-policy', 'browsing-topics=(), interest-cohort=()')
    if (secure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing)
  })
}

const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
