import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgain, isPatient, patiently, retryInMs, watchPatience } from './patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Something that answers at its last try only. */
function asked(tries: number) {
  const ask = vi.fn(async () => (ask.mock.calls.length < tries ? undefined : 'answer'))
  return ask
}
const aMoment = () => vi.advanceTimersByTimeAsync(1)

test('an answer at once is nothing to wait for', async () => {
  const news = vi.fn()
  const stop = watchPatience(news)
  expect(await patiently(asked(1))).toBe('answer')
  expect(news).not.toHaveBeenCalled()
  stop()
})

test('it asks again by itself, at a word, and when the line comes back; all that while it says so', async () => {
  const ask = asked(4)
  const answer = patiently(ask)
  await aMoment()
  expect(isPatient()).toBe(true)
  await vi.advanceTimersByTimeAsync(retryInMs)
  expect(ask).toHaveBeenCalledTimes(2)
  askAgain()
  await aMoment()
  expect(ask).toHaveBeenCalledTimes(3)
  expect(isPatient()).toBe(true)
  dispatchEvent(new Event('online'))
  expect(await answer).toBe('answer')
  expect(isPatient()).toBe(false)
})

test('who gives up waits no more, and nothing is asked again', async () => {
  const ask = asked(9)
  const leaving = new AbortController()
  const answer = patiently(ask, leaving.signal).catch((error: Error) => error.name)
  await aMoment()
  leaving.abort()
  expect(await answer).toBe('AbortError')
  expect(isPatient()).toBe(false)
  await vi.advanceTimersByTimeAsync(3 * retryInMs)
  expect(ask).toHaveBeenCalledTimes(1)
})
