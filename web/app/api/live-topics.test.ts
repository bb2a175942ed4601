import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTopic } from './live-topics.ts'

/** The server at the other end of the connection: what it was asked, and what it answers next. */
const server = vi.hoisted(() => ({
  asked: [] as unknown[],
  answers: [] as unknown[],
  tell: (_event: string, _payload: unknown): void => undefined,
  open: (): void => undefined,
}))
vi.mock('socket.io-client', () => ({
  io: () => ({
    onAny: (tell: typeof server.tell) => void Object.assign(server, { tell }),
    on: (event: string, open: () => void) => event === 'connect' && Object.assign(server, { open }),
    timeout: () => ({
      async emitWithAck(event: string, asked: unknown) {
        if (event !== 'joinTopic') return {}
        server.asked.push(asked)
        return server.answers.shift() ?? Promise.reject(new Error('no answer'))
      },
    }),
    disconnect: () => undefined,
  }),
}))

const topic = { topic: 'support.ticket', id: 'a-ticket' }
const atSequence = (sequence: number) => ({ sequence, missed: null, present: [] })

const leaves: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  vi.useRealTimers()
})

/** Follows the topic with these answers to its joining; what was done then. */
async function follow(...answers: unknown[]) {
  server.asked = []
  server.answers = answers
  const done: string[] = []
  const following = followTopic(topic, {
    hear: (event) => void done.push(event),
    load: () => void done.push('load'),
    joined: () => void done.push('joined'),
    closed: () => void done.push('closed'),
  })
  leaves.push(following.leave)
  await vi.dynamicImportSettled()
  server.open()
  await vi.advanceTimersByTimeAsync(0)
  return done
}

test('the page is loaded again once it follows: something may have come since it was made', async () => {
  const done = await follow(atSequence(7))
  expect(done).toEqual(['load', 'joined'])
  server.tell('topicMessage', { ...topic, sequence: 8, previous: 7, event: 'said', payload: {} })
  expect(done).toEqual(['load', 'joined', 'said'])
})

test('after a short cut what was missed comes, and nothing is loaded', async () => {
  const missed = [{ sequence: 8, previous: 7, event: 'said', payload: {} }]
  const done = await follow(atSequence(7), { sequence: 8, missed, present: [] })
  done.splice(0)
  server.open()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked.at(-1)).toEqual({ ...topic, after: 7 })
  expect(done).toEqual(['said', 'joined'])
})

test('a refusal that does not last is tried again, later each time; one that lasts closes', async () => {
  const busy = { code: 'request.too-many' }
  const done = await follow(busy, busy, atSequence(7))
  expect([server.asked.length, done]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(server.asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(server.asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual(['load', 'joined'])
  leaves.pop()?.()
  expect(await follow({ code: 'request.not-found' })).toEqual(['closed'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toHaveLength(1)
})

test('whoever leaves while it is refused asks no more', async () => {
  await follow({ code: 'request.unavailable' })
  leaves.pop()?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toHaveLength(1)
})
