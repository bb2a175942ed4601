import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenIsKnown } from '../../api/current-token.ts'
import { aBrowser } from '../../api/testing.ts'
import { takeToasts } from '../../ui/toasts.ts'
import { packageSaves, type SavingState } from './package-saves.ts'

const said = (location: string) => ({ data: { 'cmi.location': location }, ends: false })
const saved = { part: { status: 'begun', score: null }, isDone: false, progress: null }

let statuses: number[] = []
let sent: string[] = []
let states: SavingState['state'][] = []
let sentence: string | null = null
let isShown = true

function aSaving() {
  aBrowser('http://localhost:3000/learn/a/b', 'n').stored.set('token', 'fresh')
  return packageSaves({
    courseId: 'course',
    lessonId: 'lesson',
    onSaved: () => undefined,
    onState(next) {
      states.push(next.state)
      sentence = next.sentence
    },
    isShown: () => isShown,
  })
}

beforeEach(() => {
  statuses = []
  sent = []
  states = []
  sentence = null
  isShown = true
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { part, data } = JSON.parse(body)
    sent.push(`${part} ${data['cmi.location']}`)
    const status = statuses.shift() ?? 200
    const problem = { title: 'دسترسی شما به این دوره تمام شده است.', code: 'courses.access-ended' }
    return Response.json(status === 200 ? saved : status === 409 ? problem : {}, { status })
  })
  tokenIsKnown()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([429, 500, 502, 503])('data that the server did not take with %i is sent again', async (status) => {
  statuses = [status]
  const save = aSaving()
  save('one', said('3'))
  save('two', said('1'))
  await vi.advanceTimersByTimeAsync(100)
  expect([sent, states.at(-1)]).toEqual([['one 3', 'two 1'], 'waiting'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([sent, states.at(-1)]).toEqual([['one 3', 'two 1', 'one 3'], 'saved'])
})

test('a final refusal is told with its sentence, also after another part was saved', async () => {
  statuses = [409]
  const save = aSaving()
  save('one', said('3'))
  save('two', said('1'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['one 3', 'two 1'])
  expect([states.at(-1), sentence]).toEqual(['refused', 'دسترسی شما به این دوره تمام شده است.'])
})

test('a final refusal that comes when the person has left the lesson is told by a toast', async () => {
  statuses = [409]
  const toasts: string[] = []
  const stop = takeToasts(({ text }) => void toasts.push(text))
  const save = aSaving()
  isShown = false
  save('one', said('3'))
  await vi.advanceTimersByTimeAsync(100)
  stop()
  expect(toasts).toContain('پیشرفت شما ذخیره نشد: دسترسی شما به این دوره تمام شده است.')
})
