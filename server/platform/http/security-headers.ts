import type { FastifyInstance } from 'fastify'

/**
 * Headers of every answer (OWASP ASVS 3.4). Pages set their own content security policy, with hashes or a nonce; every
 * other answer may load nothing at all.
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: URL): void {
  const always = publicUrl.protocol === 'https:' ? { ...careful, ...onlySecure } : careful
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(always)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing)
    done()
  })
}

const careful = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'browsing-topics=(), interest-cohort=()',
}

const onlySecure = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
