import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { TestClock } from '#server/testing/clock'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { transaction } from './database.ts'
import { newId } from './ids.ts'
import { type Jobs, jobKind, openJobs } from './jobs.ts'
import { listeningWorker, sweepHeardEvents } from './listen.ts'
import { type Notifications, openNotifications } from './notifications.ts'

const clock = new TestClock()
let database: TestDatabase
let notifications: Notifications
let jobs: Jobs
let troubles: Error[]
let heard: string[]
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  troubles = []
  heard = []
  notifications = openNotifications(database.url, () => undefined)
  jobs = openJobs(database.pool, notifications, (error) => troubles.push(error), { lookForWork: 0.5 })
})
afterEach(async () => {
  await jobs.stop()
  await notifications.close()
})

const event = `test.${newId()}`
/** A listener that fails so many times after it has begun. */
const aListener = (name: string, failures = 0) => {
  let left = failures
  return listeningWorker(
    { db: database.db, clock },
    {
      name: `${event}-${name}`,
      event,
      async hear(_tx, { title }: { title: string }) {
        if (left-- > 0) throw new Error(`${name} is not well`)
        heard.push(`${name} ${title}`)
      },
    },
    0,
  )
}
const emit = (title: string) => transaction(database.db, (tx) => jobs.emit(tx, event, { title }))

test('each listener hears an event once in effect, though one fails twice', async () => {
  await jobs.start([aListener('first'), aListener('second', 2)], true)
  await emit('روز')
  await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 20_000 })
  expect(heard.toSorted()).toEqual(['first روز', 'second روز'])
  expect(troubles).toHaveLength(2)
  const { rows } = await database.pool.query('select listener from platform.heard_events order by listener')
  expect(rows).toEqual([{ listener: `${event}-first` }, { listener: `${event}-second` }])
})

test('nothing is told of a transaction that is taken back', async () => {
  await jobs.start([aListener('first')], true)
  const failing = transaction(database.db, async (tx) => {
    await jobs.emit(tx, event, { title: 'هیچ' })
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  await emit('دیگر')
  await vi.waitFor(() => expect(heard).toEqual(['first دیگر']), { timeout: 10_000 })
})

test('a job that comes twice is heard once, until the event is forgotten', async () => {
  const one = aListener('twice')
  const told = { eventId: newId(), about: { title: 'شب' } } as never
  const { signal } = new AbortController()
  await one.run(told, signal)
  await one.run(told, signal)
  expect(heard).toEqual(['twice شب'])
  clock.pass(61 * 86_400)
  await sweepHeardEvents(database.db, clock)
  await one.run(told, signal)
  expect(heard).toHaveLength(2)
})

test('an event before the start is a mistake, and other workers hear nothing', async () => {
  await expect(emit('زود')).rejects.toThrow('before its listeners are known')
  await jobs.start(
    [{ ...aListener('other'), kind: jobKind(`${event}-deaf`, z.any()), hears: 'test.else' } as never],
    true,
  )
  await emit('بی‌شنونده')
  const { rows } = await database.pool.query('select 1 from pgboss.job where name = $1', [`${event}-deaf`])
  expect(rows).toEqual([])
})
