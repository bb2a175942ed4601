import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Listens on the address of the settings, or on both loopbacks (null), whatever `localhost` means in the machine's
 * hosts file. Returns the servers that listen; they close with the app.
 */
export async function listen(app: FastifyInstance, port: number, host: string | null): Promise<Server[]> {
  if (host !== null) {
    await app.listen({ port, host })
    return [app.server]
  }
  const twin = twinOf(app)
  await app.listen({ port, host: '127.0.0.1' })
  try {
    twin.listen(port, '::1')
    await once(twin, 'listening')
  } catch (error) {
    if (!hasNoIpv6(error)) throw error
  }
  return [app.server, twin]
}

/** A second server on another address that hands everything to the same app. */
function twinOf(app: FastifyInstance): Server {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server
  const twin = createServer({ requestTimeout, headersTimeout, keepAliveTimeout }, app.routing)
  for (const event of ['upgrade', 'clientError'])
    twin.on(event, (...given: unknown[]) => app.server.emit(event, ...given))
  let closed: Promise<void> | undefined
  app.addHook('preClose', (done) => {
    closed = new Promise((resolve) => twin.close(() => resolve()))
    done()
  })
  app.addHook('onClose', () => closed ?? Promise.resolve())
  return twin
}

const hasNoIpv6 = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
