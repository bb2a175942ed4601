import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPresent } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page of a class, its line and its server. */
function aPage() {
  const done: string[] = []
  const server = { answer: async (): Promise<boolean> => false }
  const line = { say: (_payload: unknown): void => undefined, open: (): void => undefined }
  const leave = keepPresent({
    sessionId: 'a-class',
    async beat() {
      done.push('beat')
      const isOver = await server.answer()
      done.push('answered')
      return isOver
    },
    load: () => void done.push('load'),
    hear: (_event, listener, onOpen) => {
      Object.assign(line, { say: listener, open: onOpen })
      return () => void done.push('stopped')
    },
  })
  return { done, server, line, leave }
}

test('when the line opens again the page is loaded only once the person is counted as in', async () => {
  const { done, line } = aPage()
  line.open()
  expect(done).toEqual(['beat'])
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['beat', 'answered', 'load'])
})

test('what was refused is shown by the page that is loaded then', async () => {
  const { done, server, line } = aPage()
  server.answer = () => Promise.reject(new Error('removed'))
  line.open()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['beat', 'load'])
})

test('signs of life go twice a minute and load nothing, until the class is over', async () => {
  const { done, server, line, leave } = aPage()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(done).toEqual(['beat', 'answered'])
  line.say({ sessionId: 'another' })
  line.say({ sessionId: 'a-class' })
  expect(done.splice(0)).toEqual(['beat', 'answered', 'load'])
  server.answer = async () => true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(done.splice(0)).toEqual(['beat', 'answered', 'load'])
  line.open()
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toEqual(['beat', 'stopped', 'answered'])
})
