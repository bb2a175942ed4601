import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TestClock } from '#server/testing/clock'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { newId } from './ids.ts'
import { openJobs } from './jobs.ts'
import { listeningWorker } from './listen.ts'
import { openNotifications } from './notifications.ts'

vi.setConfig({ testTimeout: 180_000 })

let database: TestDatabase
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(() => database.close())

test.each(['committed', 'hearing'])(
  'killed when the event is %s: both listeners hear it once',
  async (death) => {
    const event = `test.${newId()}`
    const file = join(import.meta.dirname, '..', 'testing', 'emit-and-die.ts')
    const dying = spawn(process.execPath, [file, database.url, event, death], { stdio: 'inherit' })
    expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL'])

    const heard: string[] = []
    let failures = 2
    const workers = ['first', 'second'].map((name) =>
      listeningWorker(
        { db: database.db, clock: new TestClock() },
        {
          name: `${event}-${name}`,
          event,
          async hear(_tx, { title }: { title: string }) {
            if (name === 'second' && failures-- > 0) throw new Error('not well')
            heard.push(`${name} ${title}`)
          },
        },
        0,
      ),
    )
    const notifications = openNotifications(database.url, () => undefined)
    const settings = { lookForWork: 0.5, lookForLost: 2 }
    const jobs = openJobs(database.pool, notifications, () => undefined, settings)
    await jobs.start(workers, true)
    try {
      await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 150_000, interval: 200 })
      expect(heard.toSorted()).toEqual(['first روز', 'second روز'])
    } finally {
      await jobs.stop()
      await notifications.close()
    }
  },
)
