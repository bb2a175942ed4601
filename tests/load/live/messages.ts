import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { aPerson, type TestPerson } from '../../../server/modules/identity/testing.ts'
import { live } from '../../../server/modules/live/testing.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { newId } from '../../../server/platform/ids.ts'
import type { TestApp } from '../../../server/testing/app.ts'
import { TestClock } from '../../../server/testing/clock.ts'
import { type Post, poster } from '../exam-night/poster.ts'
import { processorTime } from '../process-figures.ts'

export interface Run {
  readonly databaseUrl: string
  /** The address of the app, and its process id. */
  readonly url: string
  readonly pid: number
  readonly seconds: number
}

const people = 1_000
const messagesASecond = 4

/**
 * A class in which 1,000 have its page open: how long it takes from the moment at which somebody presses a reaction
 * until it is at each of them. Prints the times of all arrivals.
 */
export async function measureMessages(run: Run): Promise<void> {
  const { sessionId, members } = await aFullClass(run.databaseUrl)
  const sent = new Map<string, number>()
  const times: number[] = []
  const hear = ({ personId }: { personId: string }) => {
    const at = sent.get(personId)
    if (at !== undefined) times.push(performance.now() - at)
  }
  const lines = await openLines(run.url, members, hear)
  const post = poster(() => run.url, 16)
  const count = Math.min(members.length, Math.max(10, run.seconds * messagesASecond))
  // Warm, before anything is counted.
  for (const { token } of members.slice(-10)) await react(post, token, sessionId)
  const cpu = processorTime(run.pid)
  for (const { id, token } of members.slice(0, count)) {
    sent.set(id, performance.now())
    void react(post, token, sessionId)
    await delay(1_000 / messagesASecond)
  }
  await until(() => times.length >= count * lines.length, 10_000)
  const cpuMs = (processorTime(run.pid) - cpu) / count
  for (const line of lines) line.disconnect()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
  const arrived = ((100 * times.length) / (count * lines.length)).toFixed(2)
  console.log(
    `live messages to ${lines.length} open pages, ${messagesASecond} a second: p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, ` +
      `p99 ${at(0.99)} ms, the last after ${at(1)} ms; ${arrived} % arrived; ${cpuMs.toFixed(0)} ms of the app's ` +
      'processor each',
  )
}

const react = (post: Post, token: string, sessionId: string) =>
  post('/api/panel/live/react', token, { sessionId, reaction: 'clap' })

/** A room with so many members, all of whom are in. */
async function aFullClass(databaseUrl: string) {
  const { db, close } = openDatabase({ url: databaseUrl, prepare: true, connections: 8 }, console.error)
  // The test builders read no other part of the app.
  const arvand = { platform: { db, clock: new TestClock(new Date()) } } as unknown as TestApp
  const members: TestPerson[] = []
  const numbers = Array.from({ length: people }, (_, at) => at).values()
  const make = async () => {
    for (const at of numbers)
      members.push(await aPerson(arvand, { mobile: `+98944${String(at).padStart(7, '0')}` }))
  }
  await Promise.all(Array.from({ length: 8 }, make))
  const [roomId, sessionId, now] = [newId(), newId(), new Date()]
  await live(db)
    .insertInto('live.rooms')
    .values({ id: roomId, title: 'کلاس پر', description: '', created_at: now })
    .execute()
  await live(db)
    .insertInto('live.room_members')
    .values(
      members.map(({ id }, at) => ({
        ...{ room_id: roomId, person_id: id, joined_at: now },
        role: at === 0 ? ('host' as const) : ('member' as const),
      })),
    )
    .execute()
  await live(db)
    .insertInto('live.sessions')
    .values({
      ...{ id: sessionId, kind: 'room', item_id: roomId, state: 'live' },
      ...{ opened_at: now, started_at: now },
    })
    .execute()
  // For as long as this is measured.
  const seen = new Date(now.getTime() + 15 * 60_000)
  await live(db)
    .insertInto('live.joins')
    .values(
      members.map(({ id }, at) => ({
        ...{ id: newId(), session_id: sessionId, person_id: id, is_host: at === 0 },
        ...{ since: now, seen_at: seen },
      })),
    )
    .execute()
  await close()
  return { sessionId, members }
}

async function openLines(
  url: string,
  members: readonly TestPerson[],
  hear: (payload: { personId: string }) => void,
): Promise<Socket[]> {
  const lines = members.map(({ token }) => {
    const line = io(url, {
      path: '/live-messages',
      transports: ['websocket'],
      auth: { token },
      extraHeaders: { origin: url },
      forceNew: true,
    })
    line.on('liveReaction', hear)
    return line
  })
  await until(() => lines.every(({ connected }) => connected), 60_000)
  return lines
}

async function until(isSo: () => boolean, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs
  while (!isSo() && performance.now() < end) await delay(50)
}
