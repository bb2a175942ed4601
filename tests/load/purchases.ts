import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { notifyFactorPaid } from '../../server/modules/commerce/paying/notify-factor-paid.ts'
import { aPerson } from '../../server/modules/identity/testing.ts'
import { deliver } from '../../server/modules/notices/jobs.ts'
import { aWallet } from '../../server/modules/wallet/testing.ts'
import { openDatabase } from '../../server/platform/database.ts'
import { newId } from '../../server/platform/ids.ts'
import type { TestApp } from '../../server/testing/app.ts'
import { TestClock } from '../../server/testing/clock.ts'
import { inParallel } from './in-parallel.ts'
import { processorTime } from './process-figures.ts'

export interface Run {
  readonly databaseUrl: string
  /** The address of the app, and its process id. */
  readonly url: string
  readonly pid: number
  readonly connections: number
  readonly seconds: number
}

interface Purchase {
  readonly token: string
  readonly courseId: string
}

/**
 * Measures how many purchases from the wallet are settled in a second: each makes and pays a factor by HTTP, for a
 * course that the buyer does not have. For comparison, also measures how many durable commits of one row the same
 * database makes with as many connections.
 */
export async function measurePurchases(run: Run): Promise<void> {
  const purchases = await prepare(run)
  const times: number[] = []
  const used = processorTime(run.pid)
  const settled = await inParallel(run, async () => {
    const next = purchases.pop()
    if (!next) throw new Error('more was sold than there was prepared')
    const begun = performance.now()
    await buy(run.url, next)
    times.push(performance.now() - begun)
  })
  const cpu = (processorTime(run.pid) - used) / times.length
  const seconds = await untilJobsAreDone(run)
  const cpuWithJobs = (processorTime(run.pid) - used) / times.length
  const commits = await rawCommits(run)
  const at = (share: number) =>
    (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(0)
  console.log(
    `purchases from the wallet: ${settled.toFixed(0)} settled per second (p50 ${at(0.5)} ms, p90 ${at(0.9)} ms), ` +
      `${((100 * settled) / commits).toFixed(1)} % of ${commits.toFixed(0)} raw commits per second; ` +
      `${cpu.toFixed(1)} ms of the app's processor each, ${cpuWithJobs.toFixed(1)} ms with the jobs behind them, ` +
      `which were done ${seconds.toFixed(1)} s later`,
  )
}

/** Buyers with enough money in their wallets, each with all courses that they can buy. */
async function prepare({ databaseUrl }: Run): Promise<Purchase[]> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, prepare: true, connections: 2 }, console.error)
  // The test builders read no other part of the app.
  const arvand = { platform: { db, clock: new TestClock(new Date()) } } as unknown as TestApp
  const { rows } = await pool.query<{ id: string }>(
    // A course with prerequisites cannot be bought by new learners.
    `update courses.courses set price = 2000000, list_price = 2000000
      where state = 'published' and id not in (select course_id from courses.course_prerequisites)
      returning id`,
  )
  const tokens: string[] = []
  for (let buyers = 0; buyers < 200; buyers++) {
    const { id, token } = await aPerson(arvand, { mobile: `+98941${String(buyers).padStart(7, '0')}` })
    await aWallet(arvand, id, 10_000_000_000)
    tokens.push(token)
  }
  await close()
  // Consecutive purchases have different buyers and different courses, so that they do not wait for each other's
  // wallets, the teacher's included.
  return rows.flatMap((_, turn) =>
    tokens.map((token, at) => ({ token, courseId: rows[(at + turn) % rows.length]?.id ?? '' })),
  )
}

async function buy(url: string, { token, courseId }: Purchase): Promise<void> {
  const items = [{ kind: 'course', id: courseId }]
  const made = await post(`${url}/api/panel/createFactorCart`, token, { items, requestId: newId() })
  const ask = { factorId: made.factor.id, useWallet: true, requestId: newId() }
  const paid = await post(`${url}/api/panel/payFactor`, token, ask)
  if (paid.factor.state !== 'paid') throw new Error(`a factor is ${paid.factor.state}`)
}

async function post(url: string, token: string, body: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`)
  return (await reply.json()) as { factor: { id: string; state: string } }
}

/** Seconds until the jobs of the purchases are done. */
async function untilJobsAreDone({ databaseUrl }: Run): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const begun = performance.now()
  const isWaiting = async () => {
    const { rows } = await pool.query(
      `select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        and name = any($1) limit 1`,
      [[notifyFactorPaid.name, deliver.name]],
    )
    return rows.length > 0
  }
  while (await isWaiting()) await delay(250)
  await pool.end()
  return (performance.now() - begun) / 1000
}

async function rawCommits(run: Run): Promise<number> {
  const pool = new pg.Pool({ connectionString: run.databaseUrl, max: run.connections })
  await pool.query('create table public.raw_commits (id uuid primary key, body text not null)')
  const insert = { name: 'raw', text: 'insert into public.raw_commits values ($1, $2)' }
  const perSecond = await inParallel(run, async () => {
    await pool.query({ ...insert, values: [newId(), 'آ'.repeat(100)] })
  })
  await pool.query('drop table public.raw_commits')
  await pool.end()
  return perSecond
}
