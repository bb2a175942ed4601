import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Broadcast, broadcastByDatabase } from '#platform/broadcast'
import { openNotifications } from '#platform/notifications'
import { aDatabase, type TestDatabase } from '../../testing/database.ts'
import { openPageCache, type PageCacheSettings, type RenderedPage } from './page-cache.ts'

let database: TestDatabase
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await aDatabase()
})

afterAll(async () => {
  for (const close of closing) await close()
  await database.close()
})

/** The broadcast of one process, with its own connection for notifications. */
function aProcess(): Broadcast {
  const notifications = openNotifications(database.url, () => undefined)
  closing.push(() => notifications.close())
  return broadcastByDatabase(database.pool, notifications)
}

async function aCache(settings?: PageCacheSettings) {
  return openPageCache(aProcess(), settings)
}

const rule = { tags: ['front'], seconds: 60 }

function aPage(text = 'page'): RenderedPage {
  return { html: Buffer.from(text), etag: `"${text}"`, contentSecurityPolicy: '' }
}

function counted(text?: string) {
  let times = 0
  const render = async () => {
    times += 1
    return aPage(text)
  }
  return { render, times: () => times }
}

test('a page is made once and then kept', async () => {
  const cache = await aCache()
  const page = counted()
  await cache.take('/', rule, page.render)
  const again = await cache.take('/', rule, page.render)
  expect(again?.html.toString()).toBe('page')
  expect(page.times()).toBe(1)
})

test('many who come at once wait for one render', async () => {
  const cache = await aCache()
  const page = counted()
  await Promise.all(Array.from({ length: 50 }, () => cache.take('/', rule, page.render)))
  expect(page.times()).toBe(1)
})

test('a failed render is told to all who wait, and not kept', async () => {
  const cache = await aCache()
  const failing = async () => {
    throw new Error('no')
  }
  const both = await Promise.allSettled([cache.take('/', rule, failing), cache.take('/', rule, failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await cache.take('/', rule, counted('well').render))?.html.toString()).toBe('well')
  expect(await cache.take('/none', rule, async () => null)).toBeNull()
  expect(cache.size).toBe(1)
})

test('a page grows old', async () => {
  let now = 0
  const cache = await aCache({ now: () => now })
  const page = counted()
  await cache.take('/', rule, page.render)
  now = 59_999
  await cache.take('/', rule, page.render)
  expect(page.times()).toBe(1)
  now = 60_000
  await cache.take('/', rule, page.render)
  expect(page.times()).toBe(2)
})

test('the number and the size of pages are bounded; the one longest unused goes first', async () => {
  const cache = await aCache({ most: 2 })
  for (const path of ['/a', '/b', '/a', '/c']) await cache.take(path, rule, counted(path).render)
  const a = counted()
  const b = counted()
  await cache.take('/a', rule, a.render)
  await cache.take('/b', rule, b.render)
  expect([a.times(), b.times(), cache.size]).toEqual([0, 1, 2])

  const small = await aCache({ mostBytes: 10 })
  await small.take('/a', rule, counted('123456').render)
  await small.take('/b', rule, counted('123456').render)
  expect(small.size).toBe(1)
})

test('a drop by tag takes only the pages that carry it', async () => {
  const cache = await aCache()
  await cache.take('/', rule, counted().render)
  await cache.take('/about', { tags: ['about'], seconds: 60 }, counted().render)
  await cache.drop(['front', 'course:1'])
  expect(cache.size).toBe(1)
})

test('a render that began before a drop serves its own waiters and is not kept', async () => {
  const cache = await aCache()
  const { promise, resolve } = Promise.withResolvers<RenderedPage>()
  const waiting = cache.take('/', rule, () => promise)
  await cache.drop(['front'])
  const after = cache.take('/', rule, counted('new').render)
  resolve(aPage('old'))
  expect((await waiting)?.html.toString()).toBe('old')
  expect((await after)?.html.toString()).toBe('new')
  expect((await cache.take('/', rule, counted('newer').render))?.html.toString()).toBe('new')
})

test('a drop reaches the other process', async () => {
  const here = await aCache()
  const there = await aCache()
  await there.take('/', rule, counted().render)
  await here.drop(['front'])
  await expect.poll(() => there.size).toBe(0)
})
