import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenIsKnown } from '../../api/current-token.ts'
import { aBrowser } from '../../api/testing.ts'
import { type ToastContent, takeToasts } from '../../ui/toasts.ts'
import { stepSends } from './step-sends.ts'

const title = 'این درس هنوز باز نشده است.'

let answers: [status: number, code?: string][] = []
let sent: number[] = []
let done: readonly number[] = []
let waits = false
let percents: number[] = []
let toasts: ToastContent[] = []
let stop = () => {}

function aLesson() {
  aBrowser('http://localhost:3000/learn/a/b', 'n').stored.set('token', 'fresh')
  return stepSends({
    courseId: 'course',
    lessonId: 'lesson',
    stepsDone: [1],
    position: () => undefined,
    onDone(steps) {
      done = steps
    },
    onProgress: ({ percent }) => void percents.push(percent),
    onWaits(is) {
      waits = is
    },
  })
}

beforeEach(() => {
  answers = []
  sent = []
  done = [1]
  waits = false
  percents = []
  toasts = []
  stop = takeToasts((toast) => toasts.push(toast))
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).step)
    const [status, code = 'request.failed'] = answers.shift() ?? [200]
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json(status === 200 ? { progress: { percent: 50 } } : { title, code }, { status })
  })
  tokenIsKnown()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([0, 429, 500, 503])(
  'a step that the server did not take (%i) is sent again, unasked',
  async (status) => {
    answers = [[status], [status]]
    aLesson()(2)
    await vi.advanceTimersByTimeAsync(100)
    expect([sent, done, waits]).toEqual([[2], [1, 2], true])
    await vi.advanceTimersByTimeAsync(20_000)
    expect([sent, done, waits, percents]).toEqual([[2, 2, 2], [1, 2], false, [50]])
  },
)

test('a refused step is told and not shown as done, and may be asked for again', async () => {
  answers = [
    [409, 'courses.not-yet-open'],
    [409, 'courses.not-yet-open'],
  ]
  const step = aLesson()
  step(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, done, toasts]).toEqual([[2], [1], [{ tone: 'warning', text: title }]])
  step(2)
  expect(done).toEqual([1])
  await vi.advanceTimersByTimeAsync(60_000)
  step(2)
  await vi.advanceTimersByTimeAsync(100)
  expect([sent, done]).toEqual([
    [2, 2, 2],
    [1, 2],
  ])
})

test('a step that the service worker has queued stays shown as done and is not sent again', async () => {
  answers = [[503, 'offline.kept']]
  const step = aLesson()
  step(2)
  await vi.advanceTimersByTimeAsync(60_000)
  step(2)
  expect([sent, done, waits]).toEqual([[2], [1, 2], false])
})

test('a step that the server knows already is not sent', () => {
  aLesson()(1)
  expect(sent).toEqual([])
})
