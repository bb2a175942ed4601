import { listWishedIds } from '@arvand/contracts/panel/wishes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ToastContent, takeToasts } from '../ui/toasts.ts'
import { call } from './browser.ts'
import { clientStorage } from './client-storage.ts'
import { tokenIsKnown } from './current-token.ts'
import { attemptAloud, sessionExpiryDelay } from './error-catalogue.ts'
import { setSessionQuestion } from './page-person.ts'
import { attempt } from './refusal.ts'
import { aBrowser as aStrangersBrowser } from './testing.ts'

const aBrowser = (address?: string) => aStrangersBrowser(address, 'n')

const warning = 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.'

let toasts: ToastContent[] = []
let stop = () => {}
let carried: (string | null)[] = []
let living = 'fresh'
/** What happens in another tab while the first call is in progress. */
let meanwhile = () => {}

beforeEach(() => {
  toasts = []
  carried = []
  living = 'fresh'
  meanwhile = () => {}
  stop = takeToasts((toast) => toasts.push(toast))
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? null
    carried.push(token)
    meanwhile()
    meanwhile = () => {}
    const isIn = token === living
    return new Response(isIn ? '{"ids":[]}' : '{}', { status: isIn ? 200 : 401 })
  })
  tokenIsKnown()
})

afterEach(() => {
  stop()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setSessionQuestion(async () => null)
})

const ask = () => attempt(call(listWishedIds, {}))

test('a call with a dead token ends nothing where a fresh one is kept meanwhile: it is made again', async () => {
  const { stored, visited } = aBrowser('http://localhost:3000/panel')
  stored.set('token', 'dead')
  setSessionQuestion(async () => 'n')
  meanwhile = () => void stored.set('token', 'fresh')
  expect((await ask()).answer).toEqual({ ids: [] })
  vi.advanceTimersByTime(sessionExpiryDelay)
  expect([carried, toasts, visited, clientStorage.token.get()]).toEqual([['dead', 'fresh'], [], [], 'fresh'])
})

test('nothing of this page is done in the name of somebody else who has signed in meanwhile', async () => {
  const { stored, visited } = aBrowser('http://localhost:3000/panel')
  stored.set('token', 'dead')
  setSessionQuestion(async () => 'another')
  meanwhile = () => void stored.set('token', 'fresh')
  expect((await ask()).refusal?.status).toBe(401)
  expect([carried, toasts, visited, clientStorage.token.get()]).toEqual([['dead'], [], [], 'fresh'])
})

test('a page of somebody that keeps no token asks for it before it calls', async () => {
  const { stored } = aBrowser('http://localhost:3000/panel')
  setSessionQuestion(async () => {
    stored.set('token', 'fresh')
    return 'n'
  })
  expect((await ask()).answer).toEqual({ ids: [] })
  expect([carried, toasts]).toEqual([['fresh'], []])
})

test('a call with the token that is kept ends the session', async () => {
  const { stored, visited } = aBrowser('http://localhost:3000/courses?q=x')
  stored.set('token', 'dead')
  await ask()
  expect(toasts).toEqual([{ tone: 'warning', text: warning }])
  expect([clientStorage.token.get(), clientStorage.backUrl.get()]).toEqual([null, '/courses?q=x'])
  vi.advanceTimersByTime(sessionExpiryDelay)
  expect(visited).toEqual(['/auth/sign-in'])
})

test('whoever signs in again in another tab within the two seconds stays', async () => {
  const { stored, visited } = aBrowser('http://localhost:3000/courses?q=x')
  stored.set('token', 'dead')
  await ask()
  stored.set('token', 'fresh')
  vi.advanceTimersByTime(sessionExpiryDelay)
  expect(visited).toEqual(['/courses?q=x'])
})

test('a stranger goes to sign in at once, without a warning, and comes back', async () => {
  const { visited } = aStrangersBrowser('http://localhost:3000/courses?q=x')
  await ask()
  expect([toasts, visited]).toEqual([[], ['/auth/sign-in?callbackUrl=%2Fcourses%3Fq%3Dx']])
})

test('what a control asked without a form is refused aloud, by the title', async () => {
  const { stored } = aBrowser()
  stored.set('token', 'fresh')
  const title = 'این دوره دیگر در فهرست نیست.'
  vi.stubGlobal('fetch', async () => Response.json({ title, code: 'x.y', status: 409 }, { status: 409 }))
  const { refusal } = await attemptAloud(call(listWishedIds, {}))
  expect(refusal?.message).toBe(title)
  expect(toasts).toEqual([{ tone: 'warning', text: title }])
})
