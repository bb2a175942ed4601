import type { FastifyRequest } from 'fastify'

const pages = new WeakMap<FastifyRequest, string>()

/** What no route of ours answers; its address is a stranger's text. */
export const unmatched = 'unmatched'

/** Says which page is asked for: all of them come by one route. */
export const notePattern = (request: FastifyRequest, pattern: string): void => {
  pages.set(request, pattern)
}

/**
 * The address of a request as its route spells it, for logs and metrics. The address itself stays out of them, because
 * in a calendar's feed, a gift's page or a delivery link it is all that one needs to open it.
 */
export const patternOf = (request: FastifyRequest): string =>
  pages.get(request) ?? request.routeOptions?.url ?? unmatched
