import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInFirst } from '../api/sign-in-address.ts'
import { type ToastContent, takeToasts } from '../ui/toasts.ts'
import { guardPage } from './guard-page.ts'

const origin = 'http://arvand.test'
const refused = (status: number, data: unknown = null) => ({
  type: 'error',
  result: { status, statusText: '', internal: false, data },
})

let toasts: ToastContent[] = []
let stop = () => {}

beforeEach(() => {
  toasts = []
  stop = takeToasts((toast) => toasts.push(toast))
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function after(address: string, result: object, init?: RequestInit) {
  const request = new Request(new URL(address, origin), init)
  // `guardPage` reads no other argument of a middleware.
  const args = { request } as unknown as Parameters<typeof guardPage>[0]
  return Promise.resolve(guardPage(args, async () => ({ page: result }) as never))
}

test('what a control asked for beside its page is refused aloud, by the title, and the page stays', async () => {
  const title = 'این گفت‌وگو برای شما باز نیست.'
  const results = await after('/discussion/about?lesson=x&aside', refused(403, { title }))
  expect(results).toEqual({ page: { type: 'data', result: null } })
  expect(toasts).toEqual([{ tone: 'danger', text: title }])
})

test('a page that is opened or read again keeps its failure', async () => {
  const failure = refused(403, { title: 'نه.' })
  expect(await after('/courses?q=%D8%AC%D8%A8%D8%B1', failure)).toEqual({ page: failure })
  expect(toasts).toEqual([])
})

test('a refused form says the title where everything typed still stands', async () => {
  const body = new URLSearchParams({ intent: 'keep', text: 'سلام' })
  const results = await after('/courses', refused(409, { title: 'پر شده است.' }), { method: 'POST', body })
  expect(results).toMatchObject({
    page: {
      type: 'data',
      result: { data: { intent: 'keep', error: 'پر شده است.', values: { text: 'سلام' } } },
    },
  })
})

const cut = { type: 'error', result: new TypeError('Failed to fetch') }
const proxy = refused(502, '<h1>Bad gateway</h1>')

test.each([
  ['no answer', cut],
  ['the answer of a proxy', proxy],
  [
    'an answer that broke off',
    { type: 'error', result: new Error('Unable to decode turbo-stream response') },
  ],
])('%s to a page is held until it is called off', async (_, result) => {
  const navigation = new AbortController()
  let isOver = false
  const answer = after('/courses', result, { signal: navigation.signal }).catch((reason) => {
    isOver = true
    return reason
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isOver).toBe(false)
  navigation.abort('called off')
  expect(await answer).toBe('called off')
})

test('what a control asked for over a cut line is told by the catalogue’s sentence', async () => {
  expect(await after('/discussion/about?aside', cut)).toEqual({ page: { type: 'data', result: null } })
  expect(toasts).toEqual([{ tone: 'danger', text: 'اینترنت وصل نیست. اتصال خود را بررسی کنید.' }])
})

test('a stranger is led to sign in', async () => {
  vi.stubGlobal('window', { document: { documentElement: { dataset: {} } } })
  const way = { type: 'error', result: signInFirst(new URL('/panel/wallet?x=1', origin)) }
  expect(await after('/panel/wallet?x=1', way)).toEqual({ page: way })
})
