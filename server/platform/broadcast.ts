import type pg from 'pg'
import { createClient } from 'redis'
import type { Notifications } from './notifications.ts'

/** A word to every process of Arvand, this one included: «these pages changed», «this session ended». */
export interface Broadcast {
  /** `message` is small JSON: under 7 kB. */
  say(channel: string, message: unknown): Promise<void>
  /** `missed` is called when words may have been lost, so that what is kept can be dropped. */
  hear(channel: string, heard: (message: unknown) => void, missed?: () => void): Promise<void>
  close(): Promise<void>
}

/** Over PostgreSQL's NOTIFY, for one machine and for a few. */
export function broadcastByDatabase(pool: pg.Pool, notifications: Notifications): Broadcast {
  return {
    async say(channel, message) {
      await pool.query('select pg_notify($1, $2)', [named(channel), JSON.stringify(message)])
    },
    async hear(channel, heard, missed) {
      await notifications.listen(named(channel), (payload) => heard(JSON.parse(payload)), missed)
    },
    close: async () => undefined,
  }
}

/** Over Redis, when many machines share one. */
export async function broadcastByRedis(url: string, onTrouble: (error: Error) => void): Promise<Broadcast> {
  const speaker = createClient({ url }).on('error', onTrouble)
  const listener = speaker.duplicate().on('error', onTrouble)
  await Promise.all([speaker.connect(), listener.connect()])
  return {
    async say(channel, message) {
      await speaker.publish(named(channel), JSON.stringify(message))
    },
    async hear(channel, heard, missed) {
      await listener.subscribe(named(channel), (payload) => heard(JSON.parse(payload)))
      if (missed) listener.on('ready', missed)
    },
    async close() {
      await Promise.all([speaker.close(), listener.close()])
    },
  }
}

const named = (channel: string): string => `arvand_${channel}`
