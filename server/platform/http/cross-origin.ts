import type { Service } from '@arvand/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets pages of our public address call a service that has another address; null: the service has the same address. */
export interface CrossOrigin {
  /** Sets the headers of every answer, also of a refusal. */
  permit(request: FastifyRequest, reply: FastifyReply): void
  /** Answers the browser's preflight request. */
  permitMethods(request: FastifyRequest, reply: FastifyReply, methods: string): void
}

/**
 * Only pages of `publicUrl` may call, with the two headers that calls need and never with cookies: calls carry the
 * token in a header (wire.md 3).
 */
export function crossOriginFor(
  publicUrl: URL,
  bases: Readonly<Record<Service, string>>,
): (service: Service) => CrossOrigin | null {
  const { origin } = publicUrl
  const isPage = (request: FastifyRequest) => request.headers.origin === origin
  const rules: CrossOrigin = {
    permit(request, reply) {
      reply.header('vary', 'Origin')
      if (!isPage(request)) return
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-expose-headers', 'retry-after, x-request-id')
    },
    permitMethods(request, reply, methods) {
      if (!isPage(request)) return
      reply.header('access-control-allow-methods', methods)
      reply.header('access-control-allow-headers', 'authorization, content-type')
      reply.header('access-control-max-age', '7200')
    },
  }
  return (service) => (new URL(bases[service], publicUrl).origin === origin ? null : rules)
}
