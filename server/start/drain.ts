import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { LiveMessages } from '#platform/live-messages'

// Longer than any call of ours should take; an upload goes on at another process.
const longestMs = 30_000

/** Takes no new connection, lets running requests be answered, and closes what is still open after half a minute. */
export async function drain(
  app: FastifyInstance,
  servers: readonly Server[],
  live: Pick<LiveMessages, 'hangUp'>,
): Promise<void> {
  live.hangUp()
  const force = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, longestMs)
  try {
    await app.close()
  } finally {
    clearTimeout(force)
  }
}
