import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { refusedSentence } from './refused-sentence.ts'

/** The real service worker, run in a fake browser that can go offline; the fake has only what the queue uses. */
const worker = new Script(readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8'))

interface Sent {
  readonly path: string
  readonly body: unknown
  readonly as: string | null
}

type Kept = Map<string, { readonly key: string }>

/** The part of IndexedDB that the worker uses. */
function aDatabase() {
  const stores: Record<string, Kept> = { packs: new Map(), queue: new Map() }
  const soon = <Value>(value: Value) => {
    const asked: { result: Value; onsuccess?: () => void } = { result: value }
    queueMicrotask(() => asked.onsuccess?.())
    return asked
  }
  const storeOf = (kept: Kept) => ({
    put: (row: { key: string }) => soon(void kept.set(row.key, row)),
    get: (key: string) => soon(kept.get(key)),
    delete: (key: string) => soon(void kept.delete(key)),
    clear: () => soon(kept.clear()),
    count: () => soon(kept.size),
    getAll: () => soon([...kept.values()]),
  })
  const transaction = (name: string) => ({ objectStore: () => storeOf(stores[name] ?? new Map()) })
  return { stores, open: () => soon({ transaction, close: () => undefined }) }
}

function aBrowser() {
  const heard = new Map<string, (event: object) => void>()
  const indexedDB = aDatabase()
  const sent: Sent[] = []
  const told: unknown[] = []
  let isOnline = true
  let refusal = ''
  let pages = 1
  const self = {
    location: { origin: 'https://arvand.test' },
    registration: {},
    clients: {
      matchAll: async () => Array(pages).fill({ postMessage: (news: unknown) => told.push(news) }),
    },
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
  }
  const fetch = async (what: Request | string, init?: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    const request = typeof what === 'string' ? new Request(`${self.location.origin}${what}`, init) : what
    const body = await request.clone().text()
    const { pathname } = new URL(request.url)
    sent.push({
      path: pathname,
      body: body ? JSON.parse(body) : null,
      as: request.headers.get('authorization'),
    })
    return refusal ? Response.json({ title: refusal }, { status: 403 }) : Response.json({})
  }
  const caches = { keys: async () => [] }
  worker.runInNewContext({
    self,
    fetch,
    caches,
    indexedDB,
    Request,
    Response,
    Headers,
    URL,
    Date,
    Map,
    Promise,
  })
  const post = (path: string, body: object): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new Request(`${self.location.origin}/api/panel/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: 'Bearer own' },
      })
      heard.get('fetch')?.({
        request,
        respondWith: (answer: Promise<Response>) => void answer.then(resolve, reject),
        waitUntil: (work: Promise<unknown>) => void work.then(() => undefined, reject),
      })
    })
  const sync = () =>
    new Promise((resolve, reject) => {
      heard.get('sync')?.({
        tag: 'arvand-queue',
        waitUntil: (work: Promise<unknown>) => void work.then(resolve, reject),
      })
    })
  return {
    post,
    sync,
    sent,
    told,
    waiting: () => [...(indexedDB.stores.queue?.values() ?? [])],
    line: (isThere: boolean) => {
      isOnline = isThere
    },
    refuse: (sentence: string) => {
      refusal = sentence
    },
    open: (count: number) => {
      pages = count
    },
  }
}

let browser: ReturnType<typeof aBrowser>
beforeEach(() => {
  browser = aBrowser()
})

const note = (text: string, requestId: string, second = 754) => ({
  lessonId: 'lesson',
  second,
  text,
  requestId,
})

test('a note goes straight where there is a line', async () => {
  expect((await browser.post('note/save', note('آب', 'one'))).status).toBe(200)
  expect(browser.waiting()).toEqual([])
})

test('notes written without a line arrive once, in their order, at their second', async () => {
  browser.line(false)
  const answer = await browser.post('note/save', note('آب', 'one', 12))
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'offline.kept' })
  await browser.post('note/save', note('نان', 'two', 754))
  // The same note sent twice, with the same request id.
  await browser.post('note/save', note('نان', 'two', 754))
  await expect(browser.sync()).rejects.toThrow()
  expect(browser.waiting()).toHaveLength(2)

  browser.line(true)
  await browser.sync()
  const path = '/api/panel/note/save'
  expect(browser.sent).toEqual([
    { path, as: 'Bearer own', body: note('آب', 'one', 12) },
    { path, as: 'Bearer own', body: note('نان', 'two', 754) },
  ])
  expect(browser.waiting()).toEqual([])
  expect(browser.told).toEqual([{ told: 'queue-sent' }])
  await browser.sync()
  expect(browser.sent).toHaveLength(2)
})

test('of places the newest alone waits, steps each for itself', async () => {
  browser.line(false)
  const place = { courseId: 'course', lessonId: 'lesson' }
  for (const position of [5, 9]) await browser.post('course/position', { ...place, position })
  for (const step of [1, 2]) await browser.post('course/step', { ...place, step })
  browser.line(true)
  await browser.sync()
  expect(browser.sent.map(({ body }) => body)).toEqual([
    { ...place, position: 9 },
    { ...place, step: 1 },
    { ...place, step: 2 },
  ])
})

test('what the server refuses for good is not sent again, and waits for a page that tells it', async () => {
  browser.line(false)
  await browser.post('note/save', note('آب', 'one'))
  browser.line(true)
  browser.refuse('دسترسی شما به این دوره تمام شده است.')
  browser.open(0)
  await browser.sync()
  await browser.sync()
  expect([browser.sent.length, browser.told]).toEqual([1, []])
  browser.open(1)
  await browser.sync()
  const refused = {
    told: 'queue-refused',
    path: '/api/panel/note/save',
    body: JSON.stringify(note('آب', 'one')),
    reason: 'دسترسی شما به این دوره تمام شده است.',
  }
  expect(browser.told).toEqual([refused])
  expect(refusedSentence(refused)).toBe(
    'یادداشتی که آفلاین نوشتید ذخیره نشد: «آب». دسترسی شما به این دوره تمام شده است.',
  )
  expect([browser.sent.length, browser.waiting()]).toEqual([1, []])
})

test('who leaves leaves nothing that waits, though they keep no lesson', async () => {
  browser.line(false)
  await browser.post('note/save', note('راز', 'one'))
  browser.line(true)
  await browser.post('logout', {})
  await expect.poll(browser.waiting).toEqual([])
})
