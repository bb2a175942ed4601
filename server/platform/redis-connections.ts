import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from 'redis'
import { StartupError } from './startup-error.ts'

type Client = ReturnType<typeof createClient>

/**
 * The two connections of a process to Redis. They reconnect by themselves, and the start waits only briefly for them.
 */
export interface RedisConnections {
  /** Commands fail at once while the connection is cut. */
  readonly speaker: Client
  /** Subscribes again after each cut, then emits `ready`. */
  readonly listener: Client
  /** Waits for `work` only while Redis is connected, and briefly; `work` goes on in any case. */
  whenThere(work: Promise<unknown>): Promise<void>
  close(): Promise<void>
}

// A frozen server keeps its sockets open, so only an unanswered ping shows that it is gone.
const askEveryMs = 3_000
const answerWithinMs = 10_000
const startPatienceMs = 3_000
const longestPauseMs = 2_000

export async function openRedis(
  url: string,
  onTrouble: (error: Error) => void,
  onAbsent: () => void,
): Promise<RedisConnections> {
  const socket = {
    connectTimeout: 5_000,
    socketTimeout: answerWithinMs,
    reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, longestPauseMs),
  }
  const common = { url, pingInterval: askEveryMs, socket }
  const speaker = createClient({ ...common, disableOfflineQueue: true }).on('error', onTrouble)
  const listener = createClient(common).on('error', onTrouble)
  const connecting = Promise.all([speaker.connect(), listener.connect()])
  connecting.catch(() => undefined)
  try {
    await Promise.race([connecting, delay(startPatienceMs, undefined, { ref: false })])
  } catch (cause) {
    throw new StartupError('redis-refuses', 'Redis refuses the connection. Check REDIS_URL.', cause)
  }
  if (!listener.isReady) onAbsent()
  return {
    speaker: speaker as Client,
    listener: listener as Client,
    async whenThere(work) {
      work.catch(onTrouble)
      if (listener.isReady) await Promise.race([work, delay(startPatienceMs, undefined, { ref: false })])
    },
    async close() {
      for (const client of [speaker, listener]) if (client.isOpen) client.destroy()
    },
  }
}
