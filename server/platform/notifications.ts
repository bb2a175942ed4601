import pg from 'pg'

type Heard = (payload: string) => void
type Reconnected = () => void

/**
 * The one connection of a process that listens for notifications (design.md 5). It avoids a pooler, reconnects after a
 * cut and then calls `reconnected`, because notifications sent meanwhile are lost.
 */
export interface Notifications {
  /** Resolves when the server listens; whoever gets an error hears nothing later either. */
  listen(channel: string, heard: Heard, reconnected?: Reconnected): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface Listener {
  readonly heard: Heard
  readonly reconnected: Reconnected
}

const firstPauseMs = 100
const longestPauseMs = 5_000
// A connection that is cut silently (a pulled cable, a frozen machine) is noticed only by a query that gets no answer.
const askEveryMs = 20_000
const answerWithinMs = 10_000

export function openNotifications(directUrl: string, onTrouble: (error: Error) => void): Notifications {
  const channels = new Map<string, Set<Listener>>()
  let client: pg.Client | null = null
  let connecting: Promise<pg.Client> | null = null
  let closed = false

  const connected = (): Promise<pg.Client> => {
    if (client) return Promise.resolve(client)
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: directUrl,
      keepAlive: true,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next))
    next.on('notification', ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener.heard(payload ?? '')
    })
    await next.connect()
    try {
      for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (closed) throw new Error('notifications were closed')
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    return next
  }

  const asking = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch((error: Error) => {
      lost(asked, error)
      void asked.end().catch(() => undefined)
    })
  }, askEveryMs).unref()

  function lost(which: pg.Client, error?: Error): void {
    if (error && !closed) onTrouble(error)
    if (client !== which || closed) return
    client = null
    void comeBack(firstPauseMs)
  }

  async function comeBack(pauseMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    if (closed) return
    try {
      await connected()
      for (const listeners of channels.values()) for (const listener of listeners) listener.reconnected()
    } catch {
      await comeBack(Math.min(pauseMs * 2, longestPauseMs))
    }
  }

  return {
    async listen(channel, heard, reconnected = () => undefined) {
      const listener = { heard, reconnected }
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listener))
      /** Whether it was the last of its channel. */
      const remove = (): boolean => {
        if (!listeners.delete(listener) || listeners.size > 0) return false
        channels.delete(channel)
        return true
      }
      try {
        // Each listener waits for its own LISTEN, because that of another may still be under way or fail.
        await (await connected()).query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        remove()
        throw error
      }
      return async () => {
        if (remove()) await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
      }
    },
    async close() {
      closed = true
      clearInterval(asking)
      await connecting?.catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}
