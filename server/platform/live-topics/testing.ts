import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db } from '../database.ts'
import { openLiveMessages, socketsByDatabase } from '../live-messages.ts'
import { type LiveTopic, openTopics, type Topics, topicMessage } from '../live-topics.ts'
import { openNotifications } from '../notifications.ts'

/** A made-up topic: rooms of a house. Whoever is not in `barred` may follow one; a page may write on its wall. */
export const rooms = (barred: ReadonlySet<string>, topics: () => Topics): LiveTopic => ({
  name: 'house.room',
  mayJoin: async ({ personId }) => !barred.has(personId),
  namesOf: async (ids) => new Map(ids.map((id) => [id, `person ${id.slice(-4)}`])),
  takersOf: async (ids, payload) => ids.filter((id) => id !== (payload as { but: string }).but),
  messages: {
    write: topicMessage({
      body: z.strictObject({ text: z.string().max(200) }),
      timesAMinute: 5,
      async hear({ id, actor }, { text }) {
        await topics().publish('house.room', id, 'written', { text, by: actor.personId })
        return { length: text.length }
      },
    }),
    rest: topicMessage({
      body: z.strictObject({}),
      timesAMinute: 60,
      hear: ({ setDoing }) => setDoing('resting'),
    }),
  },
})

interface Ground {
  readonly url: string
  readonly pool: pg.Pool
  readonly db: Db
  readonly clock: Clock
}

/** A process with rooms, in which everybody's token is their id. */
export async function aHouse({ url, pool, db, clock }: Ground, barred: ReadonlySet<string> = new Set()) {
  const notifications = openNotifications(url, () => undefined)
  const sockets = socketsByDatabase(pool, notifications, () => undefined)
  const live = openLiveMessages(sockets)
  const topics = openTopics({ server: sockets.server, db, clock, onTrouble: () => undefined })
  topics.serve([rooms(barred, () => topics)])
  const http = createServer()
  await live.attach(http, {
    whoIs: async (personId) => ({
      ...{ personId, sessionId: personId, roles: new Set(['user'] as const), scopes: new Set<never>() },
      mustSetUpSecondFactor: false,
    }),
    topics,
    isOurOrigin: () => true,
    onSessionsEnded: async () => undefined,
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  return {
    topics,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      live.hangUp()
      await new Promise((resolve) => http.close(resolve))
      await topics.close()
      await live.close()
      await notifications.close()
    },
  }
}
