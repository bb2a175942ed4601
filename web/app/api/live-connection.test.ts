import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const socket = Object.assign(new EventEmitter(), { onAny: vi.fn(), connect: vi.fn(), disconnect: vi.fn() })
vi.mock('socket.io-client', () => ({ io: () => socket }))
const { openConnection } = await import('./live-connection.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  socket.removeAllListeners()
})

const opening = () => openConnection(vi.fn(), vi.fn())
const refuse = (message: string) => socket.emit('connect_error', new Error(message))

test.each(['request.unavailable', 'request.too-many'])('a page refused with %s tries again', (message) => {
  opening()
  refuse(message)
  expect(socket.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  expect(socket.connect).toHaveBeenCalledOnce()
  refuse(message)
  vi.advanceTimersByTime(3_000)
  expect(socket.connect).toHaveBeenCalledTimes(2)
})

test('a page whose session ended asks once more and then stays away', () => {
  opening()
  socket.emit('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(3_000)
  expect(socket.connect).toHaveBeenCalledOnce()
  refuse('request.unauthenticated')
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).toHaveBeenCalledOnce()
})

test('a line that broke is left to the library, which connects again by itself', () => {
  opening()
  socket.emit('disconnect', 'transport close')
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).not.toHaveBeenCalled()
})

test('a page that no longer listens does not try again', () => {
  const connection = opening()
  refuse('request.unavailable')
  connection.close()
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).not.toHaveBeenCalled()
})
