import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Outcome, Refusal } from './refusal.ts'
import { sendQueue } from './send-queue.ts'
import { aBrowser } from './testing.ts'

let sent: string[] = []
let outcomes: Outcome<string>[] = []
let told: string[] = []

const refusal = (status: number, retryAfter?: number, code = 'request.failed'): Outcome<string> => ({
  refusal: new Refusal({ status, code, title: `${status}` }, retryAfter),
})

const aQueue = (atOnce?: number) =>
  sendQueue<string, string>({
    send: async (item) => {
      sent.push(item)
      return outcomes.shift() ?? { answer: item }
    },
    ...(atOnce ? { atOnce } : {}),
    arrived: (key, reply) => void told.push(`${key} arrived: ${reply}`),
    refused: (key, { status }) => void told.push(`${key} refused: ${status}`),
  })

beforeEach(() => {
  sent = []
  outcomes = []
  told = []
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([0, 429, 500, 502, 503])(
  'after status %i the item is sent again until it arrives',
  async (status) => {
    aBrowser()
    outcomes = [refusal(status), refusal(status)]
    const queue = aQueue()
    queue.put('a', 'one')
    await vi.advanceTimersByTimeAsync(0)
    expect([sent, queue.isPausing()]).toEqual([['one'], true])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([sent, told]).toEqual([['one', 'one'], []])
    await vi.advanceTimersByTimeAsync(10_000)
    expect([sent.length, told, queue.isPausing()]).toEqual([3, ['a arrived: one'], false])
  },
)

test('the pause is as long as the server asked for', async () => {
  aBrowser()
  outcomes = [refusal(429, 30)]
  aQueue().put('a', 'one')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(sent).toEqual(['one'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual(['a arrived: one'])
})

test('when the browser is online again the pause ends', async () => {
  aBrowser()
  outcomes = [refusal(0)]
  aQueue().put('a', 'one')
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['a arrived: one'])
})

test('of several items with one key the newest is sent, and other keys do not wait for a pause', async () => {
  aBrowser()
  outcomes = [refusal(503)]
  const queue = aQueue(1)
  queue.put('a', 'one')
  queue.put('a', 'two')
  queue.put('b', 'other')
  await vi.advanceTimersByTimeAsync(0)
  queue.put('a', 'three')
  expect(sent).toEqual(['one', 'other'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([sent, told]).toEqual([
    ['one', 'other', 'three'],
    ['b arrived: other', 'a arrived: three'],
  ])
})

test.each([
  [403, 'courses.not-enrolled'],
  [503, 'offline.kept'],
])('a final refusal (%i %s) is reported once, and the next item is sent', async (status, code) => {
  aBrowser()
  outcomes = [refusal(status, undefined, code)]
  const queue = aQueue(1)
  queue.put('a', 'one')
  queue.put('b', 'other')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, told]).toEqual([
    ['one', 'other'],
    [`a refused: ${status}`, 'b arrived: other'],
  ])
})

test('what one person did is not sent once the page stands for somebody else', async () => {
  aBrowser('http://localhost:3000/', 'one')
  outcomes = [refusal(503)]
  const queue = aQueue()
  queue.put('a', 'one')
  await vi.advanceTimersByTimeAsync(0)
  window.document.documentElement.dataset.person = 'another'
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, told, queue.isPausing()]).toEqual([['one'], [], false])
})
