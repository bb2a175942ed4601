import { fork } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { aPerson, type TestPerson } from '../../../server/modules/identity/testing.ts'
import { live } from '../../../server/modules/live/testing.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { newId } from '../../../server/platform/ids.ts'
import type { TestApp } from '../../../server/testing/app.ts'
import { TestClock } from '../../../server/testing/clock.ts'
import { type Post, poster } from '../exam-night/poster.ts'
import { processorTime } from '../process-figures.ts'
import type { Arrival, FromListeners, ToListeners } from './listeners.ts'

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
  const pages = await openPages(run.url, members)
  const post = poster(() => run.url, 16)
  const count = Math.min(members.length, Math.max(10, run.seconds * messagesASecond))
  // Warm, before anything is counted.
  for (const { token } of members.slice(-10)) await react(post, token, sessionId)
  const cpu = processorTime(run.pid)
  const sent = new Map<string, number>()
  const answered: number[] = []
  for (const { id, token } of members.slice(0, count)) {
    const begun = performance.now()
    sent.set(id, performance.timeOrigin + begun)
    void react(post, token, sessionId).then(() => answered.push(performance.now() - begun))
    await delay(1_000 / messagesASecond)
  }
  const due = count * members.length
  const arrivals = await pages.arrivals(sent, due)
  const cpuMs = (processorTime(run.pid) - cpu) / count
  pages.close()
  const times = arrivals.map(({ personId, at }) => at - (sent.get(personId) ?? 0))
  console.log(
    `live messages to ${members.length} open pages, ${messagesASecond} a second: p50 ${part(times, 0.5)} ms, ` +
      `p90 ${part(times, 0.9)} ms, p99 ${part(times, 0.99)} ms, the last after ${part(times, 1)} ms; ` +
      `${((100 * times.length) / due).toFixed(2)} % arrived; the sender is answered after ` +
      `${part(answered, 0.5)} ms (p99 ${part(answered, 0.99)}); ${cpuMs.toFixed(0)} ms of the app's processor each; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
  )
}

function part(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
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

/** So many programs hold the pages, as browsers are many: one alone would be measured itself. */
const programs = 4

/** Opens the page of every member, in programs of their own. */
async function openPages(url: string, members: readonly TestPerson[]) {
  const size = Math.ceil(members.length / programs)
  const children = Array.from({ length: programs }, (_, at) => {
    const tokens = members.slice(at * size, (at + 1) * size).map(({ token }) => token)
    const child = fork(new URL('listeners.ts', import.meta.url))
    child.send({ url, tokens } satisfies ToListeners)
    return child
  })
  const all: Arrival[] = []
  let open = 0
  for (const child of children)
    child.on('message', (message: FromListeners) => {
      if ('open' in message) open += message.open
      else all.push(...message.arrivals)
    })
  await until(() => open === members.length, 60_000)
  return {
    /** Waits until so many have come of these people, and not for ever. */
    async arrivals(of: ReadonlyMap<string, unknown>, due: number): Promise<Arrival[]> {
      const counted = () => all.filter(({ personId }) => of.has(personId))
      await until(() => all.length >= due && counted().length >= due, 10_000)
      return counted()
    },
    close() {
      for (const child of children) child.kill()
    },
  }
}

async function until(isSo: () => boolean, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs
  while (!isSo() && performance.now() < end) await delay(50)
}
