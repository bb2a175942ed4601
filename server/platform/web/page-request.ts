import type { FastifyRequest } from 'fastify'

/** Whether an address is a page on our site: `//host/path`, for example, would resolve to another host. */
export function isPageAddress(address: string, ours: URL): boolean {
  const url = URL.parse(address, ours.href)
  return url !== null && address.startsWith('/') && url.host === ours.host && !url.pathname.startsWith('//')
}

/** A Web Request for a page. `origin` is an address of our own site, never an unchecked Host header. */
export function pageRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : bodyOf(request.body)
  return new Request(new URL(request.url, origin), { method: request.method, headers, body, signal })
}

// By its type a Buffer over shared memory is no BodyInit; our buffers are never shared.
const bodyOf = (body: unknown): Uint8Array<ArrayBuffer> | null =>
  Buffer.isBuffer(body) ? new Uint8Array(body) : null
