import type { FastifyRequest } from 'fastify'

const pages = new WeakMap<FastifyRequest, string>()

/** The pattern of a request that no route answers, because its address is a stranger's text. */
export const unmatched = 'unmatched'

/** Stores which page a request asks for: all pages share one Fastify route, so its pattern says nothing. */
export const notePattern = (request: FastifyRequest, pattern: string): void => {
  pages.set(request, pattern)
}

/**
 * The route's pattern of a request, for logs and metrics. They never contain the address itself, because the address of
 * a calendar feed, a gift's page or a delivery link is enough to open it.
 */
export const patternOf = (request: FastifyRequest): string =>
  pages.get(request) ?? request.routeOptions?.url ?? unmatched
