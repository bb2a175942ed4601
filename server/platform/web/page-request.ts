import type { FastifyRequest } from 'fastify'

/** Whether an address names a page of ours: one such as `//host/path` would name another host once it is resolved. */
export function isPageAddress(address: string, ours: URL): boolean {
  const url = URL.parse(address, ours.href)
  return url !== null && address.startsWith('/') && url.host === ours.host && !url.pathname.startsWith('//')
}

/** The Web's own Request for a page: the origin is ours by setting, never what a Host header says. */
export function pageRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : bodyOf(request.body)
  return new Request(new URL(request.url, origin), { method: request.method, headers, body, signal })
}

// A Buffer over shared memory is no BodyInit by its type; ours never is.
const bodyOf = (body: unknown): Uint8Array<ArrayBuffer> | null =>
  Buffer.isBuffer(body) ? new Uint8Array(body) : null
