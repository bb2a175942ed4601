import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ToastContent, takeToasts } from '../ui/toasts.ts'
import { clientStorage } from './client-storage.ts'
import { endSession, meetCatalogue, notify, sessionExpiryDelay } from './error-catalogue.ts'
import { refusalFrom } from './refusal.ts'
import { aBrowser } from './testing.ts'

let toasts: ToastContent[] = []
let stop = () => undefined as undefined

beforeEach(() => {
  toasts = []
  stop = takeToasts((toast) => toasts.push(toast)) as typeof stop
  vi.useFakeTimers()
})

afterEach(() => {
  stop()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('401: a warning, the token gone, the page kept, and after two seconds the sign-in page; once for many', () => {
  const { stored, visited } = aBrowser('http://localhost:3000/panel/profile?tab=2')
  stored.set('token', 't')
  for (let times = 0; times < 3; times += 1) meetCatalogue({ status: 401 })
  expect(toasts).toEqual([{ tone: 'warning', text: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.' }])
  expect(clientStorage.token.get()).toBeNull()
  expect(stored.get('backUrl')).toBe('/panel/profile?tab=2')
  vi.advanceTimersByTime(sessionExpiryDelay - 1)
  expect(visited).toEqual([])
  vi.advanceTimersByTime(1)
  expect(visited).toEqual(['/auth/sign-in'])
})

test('what is opened while the page is leaving is where one comes back to; a call that fails then changes nothing', () => {
  const { stored, visited } = aBrowser('http://localhost:3000/panel/profile')
  stored.set('token', 't')
  meetCatalogue({ status: 401 })
  endSession('/panel/factors?cursor=x')
  meetCatalogue({ status: 401 })
  expect(stored.get('backUrl')).toBe('/panel/factors?cursor=x')
  expect(toasts).toHaveLength(1)
  vi.advanceTimersByTime(sessionExpiryDelay)
  expect(visited).toEqual(['/auth/sign-in'])
})

test('500 warns and sends to support; no answer is an error about the connection', () => {
  aBrowser()
  meetCatalogue({ status: 500 })
  meetCatalogue({ status: 0 })
  expect(toasts).toEqual([
    { tone: 'warning', text: 'خطای ۵۰۰ رخ داد. لطفاً با پشتیبانی تماس بگیرید.' },
    { tone: 'danger', text: 'اینترنت وصل نیست. اتصال خود را بررسی کنید.' },
  ])
})

test.each([400, 403, 404, 409, 413, 422, 429, 503])(
  '%i is left to the screen, with a sentence of its own',
  (status) => {
    aBrowser()
    meetCatalogue({ status })
    expect(toasts).toEqual([])
    notify(refusalFrom(status, '<html>Bad Gateway</html>'))
    expect(toasts[0]?.text).toMatch(/^[\u0600-\u06ff]/)
    notify(
      refusalFrom(status, {
        type: '/problems/x',
        title: 'جای خالی نمانده است.',
        status,
        code: 'live.webinar-full',
      }),
    )
    expect(toasts[1]?.text).toBe('جای خالی نمانده است.')
  },
)

test('what the catalogue has told is not told twice', () => {
  aBrowser()
  for (const status of [401, 500, 0]) notify(refusalFrom(status, null))
  expect(toasts).toEqual([])
})
