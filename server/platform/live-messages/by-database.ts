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
  // Called with `new`, which an arrow function does not take.
  function adapterOf(space: unknown) {
    return pagesHereFirst(adapter(space))
  }
  const server = new Server({ adapter: adapterOf })
  return {
    server,
    listening: facade.listening.promise,
    async close() {
      await server.of('/').adapter.close()
      await facade.close()
    },
  }
}

interface Receivers {
  readonly flags?: { readonly local?: boolean }
}

/** What of the adapter is changed; `apply`, which finds its own connections, is private in its types. */
interface Adapter {
  broadcast(packet: unknown, to: Receivers): void
  apply(to: Receivers, each: unknown): void
}

/**
 * The adapter tells other processes first, and its own pages once the database has taken the message, which for a class
 * of a thousand is a row of some 40 kB. Here the pages of this process hear at once.
 */
function pagesHereFirst<Made extends object>(made: Made): Made {
  const adapter = made as unknown as Adapter
  const broadcast = adapter.broadcast.bind(adapter)
  const apply = adapter.apply.bind(adapter)
  const elsewhere = new WeakSet<Receivers>()
  adapter.broadcast = (packet, to) => {
    broadcast(packet, { ...to, flags: { ...to.flags, local: true } })
    if (to.flags?.local) return
    const others = { ...to }
    elsewhere.add(others)
    broadcast(packet, others)
  }
  adapter.apply = (to, each) => {
    if (!elsewhere.has(to)) apply(to, each)
  }
  return made
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
