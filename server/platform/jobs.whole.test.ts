import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { transaction } from './database.ts'
import { newId } from './ids.ts'
import {
  isOutOfTime,
  type JobKind,
  type JobSettings,
  type Jobs,
  jobKind,
  openJobs,
  type Worker,
  worker,
} from './jobs.ts'
import { type Notifications, openNotifications } from './notifications.ts'

type Letter = { to: string }

interface Process {
  readonly jobs: Jobs
  readonly notifications: Notifications
  stop(): Promise<void>
}

let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

let kind: JobKind<Letter>
let done: EventEmitter<{ letter: [string] }>
let processes: Process[]
let troubles: Error[]
beforeEach(() => {
  // Each test has its own queue, with quick retries.
  kind = jobKind(`test.${newId()}`, z.strictObject({ to: z.string() }), { retries: 3, pause: 0 })
  done = new EventEmitter()
  processes = []
  troubles = []
})
afterEach(async () => {
  for (const process of processes) await process.stop()
})

async function aProcess(
  workers: Worker[],
  works = true,
  settings: JobSettings = { lookForWork: 0.5 },
): Promise<Process> {
  const notifications = openNotifications(database.url, () => undefined)
  const jobs = openJobs(database.pool, notifications, (error) => troubles.push(error), settings)
  await jobs.start(workers, works)
  if (works) await jobs.startClock()
  const stop = async () => {
    await jobs.stop()
    await notifications.close()
  }
  const process = { jobs, notifications, stop }
  processes.push(process)
  return process
}

const delivers = () => worker(kind, async ({ to }) => void done.emit('letter', to))
const delivered = async () => (await once(done, 'letter'))[0]
const leave = ({ jobs }: Process, to: string, options = {}) =>
  transaction(database.db, (tx) => jobs.leave(tx, kind, { to }, options))

async function statesOf(): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state from pgboss.job where name = $1 order by created_on',
    [kind.name],
  )
  return rows.map((row) => row.state)
}

describe('a job', () => {
  it('left under the former name of its kind is worked, and its former clock stops', async () => {
    const former = { ...kind, name: `${kind.name}-before` }
    const before = worker(former, async () => undefined, { every: '0 4 1 1 *' })
    const old = await aProcess([before])
    await old.stop()
    const process = await aProcess([before], false)
    await transaction(database.db, (tx) => process.jobs.leave(tx, former, { to: 'left before' }))
    const heard = delivered()
    const renamed = { ...kind, formerName: former.name }
    await aProcess([worker(renamed, async ({ to }) => void done.emit('letter', to))])
    expect(await heard).toBe('left before')
    const { rows } = await database.pool.query('select 1 from pgboss.schedule where name = $1', [former.name])
    expect(rows).toEqual([])
  })

  it('left in a transaction that rolls back never was', async () => {
    const process = await aProcess([delivers()])
    const failed = transaction(database.db, async (tx) => {
      await process.jobs.leave(tx, kind, { to: 'rolled back' })
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    const heard = delivered()
    await leave(process, 'committed')
    expect(await heard).toBe('committed')
    expect(await statesOf()).toHaveLength(1)
  })

  it('wakes the worker of another process, long before it would look by itself', async () => {
    const web = await aProcess([delivers()], false)
    const jobs = await aProcess([delivers()], true, { lookForWork: 60 })
    expect([web.jobs.ready(), jobs.jobs.ready()]).toEqual([true, true])
    const heard = delivered()
    await leave(web, 'quick')
    // Without the notification this worker would look for work only after a minute, when the test is over.
    expect(await heard).toBe('quick')
  })

  it('waits for a process that works, and outlives the one that left it', async () => {
    const web = await aProcess([delivers()], false)
    await leave(web, 'kept')
    await web.stop()
    const heard = delivered()
    await aProcess([delivers()])
    expect(await heard).toBe('kept')
  })

  it.each([
    ['one at a time', { atOnce: 2 }],
    ['by batches', { atOnce: 2, batch: 4 }],
  ])('is not waited for while others lie there, taken %s', async (_, options) => {
    const web = await aProcess([delivers()], false)
    for (let letter = 0; letter < 30; letter++) await leave(web, `${letter}`)
    const heard = new Set<string>()
    const all = Promise.withResolvers<void>()
    const hears = worker(
      kind,
      async ({ to }) => {
        heard.add(to)
        if (heard.size === 30) all.resolve()
      },
      options,
    )
    // Without the notification a worker would look for work only after a minute, when the test is over.
    await aProcess([hears], true, { lookForWork: 60 })
    await all.promise
  })

  it('that fails is tried again, its reason is told, and what it is given up with stays', async () => {
    let tries = 0
    const third = Promise.withResolvers<number>()
    const failsTwice = worker(kind, async () => {
      tries += 1
      if (tries < 3) throw new Error(`try ${tries}`)
      third.resolve(tries)
    })
    const process = await aProcess([failsTwice])
    await leave(process, 'stubborn')
    expect(await third.promise).toBe(3)
    const told = troubles.filter(({ message }) => message === `job ${kind.name} failed`)
    expect(told.map(({ cause }) => (cause as Error).message)).toEqual(['try 1', 'try 2'])
  }, 20_000)

  it('whose process died in the middle is given to another', async () => {
    const web = await aProcess([delivers()], false)
    await leave(web, 'orphan')
    // The row of a job whose process was killed: begun, and without a heartbeat for minutes.
    await database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '9 minutes',
         heartbeat_on = now() - interval '9 minutes' where name = $1`,
      [kind.name],
    )
    const heard = delivered()
    await aProcess([delivers()], true, { lookForLost: 1, lookForWork: 0.5 })
    expect(await heard).toBe('orphan')
  }, 30_000)

  it('that takes as long as it may is called off, and hears why', async () => {
    kind = { ...kind, longest: 2, retries: 0 }
    const late = worker(kind, async (_, signal) => {
      await once(signal, 'abort')
      done.emit('letter', isOutOfTime(signal) ? 'out of time' : String(signal.reason))
    })
    const one = await aProcess([late])
    const told = delivered()
    await leave(one, 'x')
    expect(await told).toBe('out of time')
  })

  it('whose payload does not fit is refused where it is left', async () => {
    const process = await aProcess([delivers()], false)
    const wrong = transaction(database.db, (tx) => process.jobs.leave(tx, kind, { to: 7 } as never))
    await expect(wrong).rejects.toThrow()
    expect(await statesOf()).toEqual([])
  })
})

describe('of jobs with one key', () => {
  it('only one waits; a job without a key is on its own', async () => {
    const web = await aProcess([delivers()], false)
    for (let nth = 0; nth < 3; nth += 1) await leave(web, 'same', { key: 'k' })
    await leave(web, 'other', { key: 'l' })
    await leave(web, 'free')
    await leave(web, 'free')
    expect(await statesOf()).toHaveLength(4)
  })

  it('the waiting one does not begin before a transaction that counts on it has ended', async () => {
    const web = await aProcess([delivers()], false)
    await leave(web, 'first', { key: 'k' })
    const heard: string[] = []
    done.on('letter', (to) => heard.push(to))
    const { freed } = await transaction(database.db, async (tx) => {
      await web.jobs.leave(tx, kind, { to: 'second' }, { key: 'k' })
      const idle = await aProcess([delivers()])
      const marked = delivered()
      await leave(idle, 'marker')
      await marked
      expect(heard).toEqual(['marker'])
      // Not awaited here, because the job runs only after the commit.
      return { freed: delivered() }
    })
    expect(await freed).toBe('first')
    expect(heard).toEqual(['marker', 'first'])
  }, 20_000)

  it('a new one is left when the waiting one has begun', async () => {
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const slow = worker(kind, async ({ to }) => {
      begun.resolve()
      await go.promise
      done.emit('letter', to)
    })
    const process = await aProcess([slow])
    await leave(process, 'first', { key: 'k' })
    await begun.promise
    await leave(process, 'second', { key: 'k' })
    expect(await statesOf()).toHaveLength(2)
    go.resolve()
  })
})

describe('stopping', () => {
  it('lets a running job end', async () => {
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const slow = worker(kind, async ({ to }) => {
      begun.resolve()
      await go.promise
      done.emit('letter', to)
    })
    const process = await aProcess([slow])
    await leave(process, 'last')
    await begun.promise
    const heard = delivered()
    const stopped = process.stop()
    expect(process.jobs.ready()).toBe(false)
    go.resolve()
    expect(await heard).toBe('last')
    await stopped
    expect(await statesOf()).toEqual(['completed'])
  })
})

it('what is done by the clock is written down again only where its hours are other ones', async () => {
  const written = async () => {
    const { rows } = await database.pool.query<{ cron: string; row: string }>(
      'select cron, xmin::text as row from pgboss.schedule where name = $1',
      [kind.name],
    )
    return rows[0]
  }
  const at = (every: string) => worker(kind, async () => undefined, { every })
  await aProcess([at('0 3 * * *')])
  const first = await written()
  await aProcess([at('0 3 * * *')])
  expect(await written()).toEqual(first)
  await aProcess([at('0 4 * * *')])
  expect(await written()).toMatchObject({ cron: '0 4 * * *' })
})
