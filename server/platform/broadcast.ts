import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Notifications } from './notifications.ts'
import type { RedisConnections } from './redis-connections.ts'

/** Sends messages to every process of Arvand, this one included: «these pages changed», «this session ended». */
export interface Broadcast {
  /**
   * `message` is small JSON: under 7 kB. Never throws, and waits a second at most. When a message could not be sent,
   * only this process gets it, and the others get `missed` as soon as the connection works again.
   */
  say(channel: string, message: unknown): Promise<void>
  /** `missed` is called when messages may have been lost, so that cached data can be dropped. */
  hear(channel: string, heard: (message: unknown) => void, missed?: () => void): Promise<void>
  readonly figures: BroadcastFigures
  close(): Promise<void>
}

export interface BroadcastFigures {
  /** Messages that could not be sent. */
  readonly failures: number
  /** How often messages may have been lost since the start. */
  readonly misses: number
}

/** The database or Redis, which carries the messages; it may fail and be slow. */
interface Line {
  say(channel: string, text: string): Promise<unknown>
  /** `back` is called when the connection was cut and works again. */
  hear(channel: string, heard: (text: string) => void, back: () => void): Promise<unknown>
}

type OnTrouble = (error: Error) => void

/** By PostgreSQL's NOTIFY, for one machine or a few. */
export const broadcastByDatabase = (
  pool: pg.Pool,
  notifications: Notifications,
  onTrouble: OnTrouble = () => undefined,
): Broadcast =>
  broadcastOver(
    {
      say: (channel, text) => pool.query('select pg_notify($1, $2)', [channel, text]),
      hear: (channel, heard, back) => notifications.listen(channel, heard, back),
    },
    onTrouble,
  )

/** By Redis, when many machines share one. */
export const broadcastByRedis = (redis: RedisConnections, onTrouble: OnTrouble): Broadcast =>
  broadcastOver(
    {
      say: (channel, text) => redis.speaker.publish(channel, text),
      hear(channel, heard, back) {
        redis.listener.on('ready', back)
        return redis.whenThere(redis.listener.subscribe(channel, heard))
      },
    },
    onTrouble,
  )

const patienceMs = 1_000
const tryAgainMs = 1_000
/** The channel on which a process says that one of its messages was lost. */
const lostChannel = named('lost')

function broadcastOver(line: Line, onTrouble: OnTrouble): Broadcast {
  const heardHere = new Map<string, ((message: unknown) => void)[]>()
  const missing = new Set<() => void>()
  const figures = { failures: 0, misses: 0 }
  const closing = new AbortController()
  const { signal } = closing
  let isNotifying = false
  let listening: Promise<unknown> | undefined

  const miss = () => {
    figures.misses += 1
    for (const missed of missing) missed()
  }

  async function publish(channel: string, text: string): Promise<boolean> {
    try {
      await inTime(line.say(channel, text))
      return true
    } catch (error) {
      figures.failures += 1
      if (!signal.aborted) onTrouble(error as Error)
      return false
    }
  }

  /** Repeats until one attempt succeeds, because until then other processes may cache data that is out of date. */
  async function notifyOfLoss(): Promise<void> {
    if (isNotifying) return
    isNotifying = true
    do await delay(tryAgainMs, undefined, { signal, ref: false })
    while (!(await publish(lostChannel, '')))
    isNotifying = false
  }

  return {
    figures,
    async say(channel, message) {
      if (await publish(named(channel), JSON.stringify(message))) return
      for (const heard of heardHere.get(channel) ?? []) heard(message)
      // Rejects when the broadcast is closed.
      notifyOfLoss().catch(() => undefined)
    },
    async hear(channel, heard, missed) {
      heardHere.set(channel, [...(heardHere.get(channel) ?? []), heard])
      if (missed) missing.add(missed)
      // One subscription is enough, because one connection carries all channels.
      listening ??= line.hear(lostChannel, miss, miss)
      await listening
      await line.hear(
        named(channel),
        (text) => heard(JSON.parse(text)),
        () => undefined,
      )
    },
    async close() {
      closing.abort()
    },
  }
}

/** Fails after a second, because a server that hangs neither confirms nor refuses. */
async function inTime(saying: Promise<unknown>): Promise<void> {
  const timer = new AbortController()
  const late = delay(patienceMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error('the line between processes does not answer')
  })
  try {
    await Promise.race([saying, late])
  } finally {
    timer.abort()
    saying.catch(() => undefined)
    late.catch(() => undefined)
  }
}

function named(channel: string): string {
  return `arvand_${channel}`
}
