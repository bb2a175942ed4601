import { createAdapter } from '@socket.io/redis-adapter'
import { createClient } from 'redis'
import { Server } from 'socket.io'
import type { LiveSockets } from './sockets.ts'

/** Live messages over Redis, when many machines share one. */
export async function socketsByRedis(url: string, onTrouble: (error: Error) => void): Promise<LiveSockets> {
  const speaker = createClient({ url }).on('error', onTrouble)
  const listener = speaker.duplicate().on('error', onTrouble)
  await Promise.all([speaker.connect(), listener.connect()])
  const server = new Server({ adapter: createAdapter(speaker, listener, { key: 'arvand_live' }) })
  return {
    server,
    listening: Promise.resolve(),
    async close() {
      await server.of('/').adapter.close()
      await Promise.all([speaker.close(), listener.close()])
    },
  }
}
