import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { type Broadcast, broadcastByDatabase } from './broadcast.ts'
import { type Notifications, openNotifications } from './notifications.ts'

type Heard = EventEmitter<{ word: [unknown]; missed: [] }>

interface Process {
  readonly broadcast: Broadcast
  readonly notifications: Notifications
  readonly heard: Heard
}

let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

let one: Process
let other: Process
let troubles: Error[]
beforeEach(async () => {
  troubles = []
  one = await aProcess()
  other = await aProcess()
})
afterEach(async () => {
  await one.notifications.close()
  await other.notifications.close()
})

async function aProcess(): Promise<Process> {
  const notifications = openNotifications(database.url, (error) => troubles.push(error))
  const broadcast = broadcastByDatabase(database.pool, notifications)
  const heard: Heard = new EventEmitter()
  await broadcast.hear(
    'pages',
    (word) => heard.emit('word', word),
    () => heard.emit('missed'),
  )
  return { broadcast, notifications, heard }
}

const words = ({ heard }: Process) => once(heard, 'word')

/** Ends every listening connection to this database. */
const cut = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
  )

it('a word reaches every process, the one that said it included', async () => {
  const both = Promise.all([words(one), words(other)])
  await one.broadcast.say('pages', { changed: ['خانه'] })
  expect(await both).toEqual([[{ changed: ['خانه'] }], [{ changed: ['خانه'] }]])
})

it('another channel is not heard', async () => {
  const next = words(other)
  await one.broadcast.say('sessions', 'ended')
  await one.broadcast.say('pages', 'changed')
  expect(await next).toEqual(['changed'])
})

it('after a cut every listener is told that it missed words, and hears the next ones', async () => {
  const missed = Promise.all([once(one.heard, 'missed'), once(other.heard, 'missed')])
  await cut()
  await missed
  expect(troubles.length).toBeGreaterThan(0)
  const both = Promise.all([words(one), words(other)])
  await other.broadcast.say('pages', 'after')
  expect(await both).toEqual([['after'], ['after']])
})

it('a second cut is mended like the first', async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    const missed = Promise.all([once(one.heard, 'missed'), once(other.heard, 'missed')])
    await cut()
    await missed
  }
  const next = words(one)
  await other.broadcast.say('pages', 'twice')
  expect(await next).toEqual(['twice'])
})

it('whoever stops listening hears no more, others on the channel do', async () => {
  const heard: string[] = []
  const stop = await one.notifications.listen('arvand_pages', (payload) => heard.push(payload))
  const first = words(one)
  await other.broadcast.say('pages', 1)
  await first
  await stop()
  const second = words(one)
  await other.broadcast.say('pages', 2)
  await second
  expect(heard).toEqual(['1'])
})

it('no listener of a channel begins before the server listens; one that fails is forgotten', async () => {
  const listen = () => one.notifications.listen('', () => undefined)
  const both = await Promise.allSettled([listen(), listen()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  // The connection that comes back listens to what is left, and does not stumble over what failed.
  const missed = once(one.heard, 'missed')
  await cut()
  await missed
})
