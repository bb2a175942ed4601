import { createAdapter } from '@socket.io/redis-adapter'
import { Server } from 'socket.io'
import type { RedisConnections } from '../redis-connections.ts'
import type { LiveSockets } from './sockets.ts'

/** Live messages by Redis, when many machines share one. */
export function socketsByRedis(redis: RedisConnections, onTrouble: (error: Error) => void): LiveSockets {
  const { speaker, listener } = redis
  // The adapter ignores these promises, so without `catch` a cut connection would end the process.
  const caught =
    <Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) =>
    (...given: Given) =>
      void work(...given).catch(onTrouble)
  const quietSpeaker = {
    pSubscribe: () => undefined,
    publish: caught((channel: string, text: string) => speaker.publish(channel, text)),
    on: () => undefined,
    off: () => undefined,
    listenerCount: () => 1,
  }
  const quietListener = {
    subscribe: caught(listener.subscribe.bind(listener)),
    pSubscribe: caught(listener.pSubscribe.bind(listener)),
    unsubscribe: caught(listener.unsubscribe.bind(listener)),
    pUnsubscribe: caught(listener.pUnsubscribe.bind(listener)),
    on: () => undefined,
    off: () => undefined,
    listenerCount: () => 1,
  }
  const server = new Server({ adapter: createAdapter(quietSpeaker, quietListener, { key: 'arvand_live' }) })
  return {
    server,
    listening: Promise.resolve(),
    close: async () => void (await server.of('/').adapter.close()),
  }
}
