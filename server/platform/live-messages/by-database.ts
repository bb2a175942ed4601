import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import { Server } from 'socket.io'
import type { Notifications } from '../notifications.ts'
import type { LiveSockets } from './sockets.ts'

type Notified = (message: { channel: string; payload: string }) => void

/** Live messages by PostgreSQL's NOTIFY, for one machine or a few. */
export function socketsByDatabase(
  pool: pg.Pool,
  notifications: Notifications,
  onTrouble: (error: Error) => void,
): LiveSockets {
  const facade = new PoolFacade(pool, notifications)
  const adapter = createAdapter(facade as unknown as pg.Pool, {
    channelPrefix: 'arvand_live',
    tableName: 'platform.live_attachments',
    // NOTIFY takes less than 8,000 bytes, without the name of the channel.
    payloadThreshold: 7_500,
    errorHandler: onTrouble,
  })
  const server = new Server({ adapter })
  return {
    server,
    listening: facade.listening.promise,
    async close() {
      await server.of('/').adapter.close()
      await facade.close()
    },
  }
}

/**
 * Looks like a pool to the adapter. The adapter would hold a connection of the pool to listen; here it listens on the
 * one connection that avoids a pooler and reconnects after a cut (design.md 5).
 */
class PoolFacade {
  readonly listening = Promise.withResolvers<void>()
  readonly #pool: pg.Pool
  readonly #notifications: Notifications
  readonly #running = new Set<Promise<unknown>>()
  readonly #stops: (() => Promise<void>)[] = []

  constructor(pool: pg.Pool, notifications: Notifications) {
    this.#pool = pool
    this.#notifications = notifications
  }

  query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const asked = this.#pool.query(text, values)
    const settled = asked.catch(() => undefined)
    this.#running.add(settled)
    void settled.finally(() => this.#running.delete(settled))
    return asked
  }

  async connect() {
    let notified: Notified = () => undefined
    const client = {
      on: (event: string, listener: Notified) => {
        // The adapter never gets `end`, because the listening connection reconnects by itself.
        if (event === 'notification') notified = listener
        return client
      },
      query: async (text: string) => {
        const channel = /^LISTEN "(.+)"$/.exec(text)?.[1]
        if (channel === undefined) throw new Error(`the adapter asked for more than to listen: ${text}`)
        const stop = await this.#notifications.listen(channel, (payload) => notified({ channel, payload }))
        this.#stops.push(stop)
        this.listening.resolve()
      },
      removeAllListeners: () => client,
      release: () => undefined,
    }
    return client
  }

  /** Waits until the adapter's last message is sent. */
  async close(): Promise<void> {
    await Promise.all(this.#running)
    for (const stop of this.#stops) await stop()
  }
}
