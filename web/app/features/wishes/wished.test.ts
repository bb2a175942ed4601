import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenIsKnown } from '../../api/current-token.ts'
import { aBrowser } from '../../api/testing.ts'
import { askWished, wishedNow } from './wished.ts'

let answers: Response[] = []
let asked = 0

const someone = (personId: string) =>
  aBrowser('http://localhost:3000/courses', personId).stored.set('token', 'fresh')

beforeEach(() => {
  answers = []
  asked = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return answers.shift() ?? Response.json({}, { status: 503 })
  })
  tokenIsKnown()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('wishes that the server could not tell at first are asked for again, once for all hearts', async () => {
  someone('one')
  answers = [Response.json({}, { status: 503 }), Response.json({ items: ['a'] })]
  askWished('one')
  askWished('one')
  await vi.advanceTimersByTimeAsync(100)
  expect([asked, wishedNow()]).toEqual([1, null])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([asked, wishedNow()]).toEqual([2, new Set(['a'])])
})

test('somebody else who signs in sees their own wishes', async () => {
  someone('two')
  answers = [Response.json({ items: ['a'] }), Response.json({ items: ['b'] })]
  askWished('two')
  await vi.advanceTimersByTimeAsync(100)
  someone('three')
  askWished('three')
  expect(wishedNow()).toBeNull()
  await vi.advanceTimersByTimeAsync(100)
  expect(wishedNow()).toEqual(new Set(['b']))
})

test('after a final refusal the next heart asks again', async () => {
  someone('four')
  answers = [Response.json({}, { status: 403 }), Response.json({ items: ['c'] })]
  askWished('four')
  await vi.advanceTimersByTimeAsync(100)
  askWished('four')
  await vi.advanceTimersByTimeAsync(100)
  expect(wishedNow()).toEqual(new Set(['c']))
})
