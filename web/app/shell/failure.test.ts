import { expect, test } from 'vitest'
import { failureMeta, failureOf } from './failure.ts'

const answered = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })

test.each([401, 403, 404, 405, 429, 500, 502, 503, 418])(
  '%i has a title and a way on, in Persian',
  (status) => {
    const { title, text } = failureOf(answered(status))
    expect(title).toMatch(/^[\u0600-\u06ff]/)
    expect(text.length).toBeGreaterThan(30)
  },
)

test('the problem says it in its own words where it has some', () => {
  const { text, requestId } = failureOf(
    answered(403, { title: 'این دوره برای شما باز نیست.', requestId: 'r' }),
  )
  expect(text).toBe('این دوره برای شما باز نیست.')
  expect(requestId).toBe('r')
})

test('a failed server and no answer are told in the very sentences of the error catalogue', () => {
  const [failed, unanswered] = [
    'خطای ۵۰۰ رخ داد. لطفاً با پشتیبانی تماس بگیرید.',
    'اینترنت وصل نیست. اتصال خود را بررسی کنید.',
  ]
  expect(failureOf(answered(500)).text).toBe(failed)
  expect(failureOf(new Error('x')).text).toBe(failed)
  expect(failureOf(new TypeError('Failed to fetch')).text).toBe(unanswered)
  expect(failureOf(new Error('x'), false).text).toBe(unanswered)
})

test('an unexpected error shows nothing of itself', () => {
  expect(JSON.stringify(failureOf(new Error('password is hunter2')))).not.toContain('hunter2')
  expect(failureOf(new Error('x')).status).toBe(500)
})

test('without a connection every failure is about the connection', () => {
  expect(failureOf(new TypeError('Failed to fetch'), false).status).toBe(0)
})

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  '«%s» is no fault of ours and none of the reader',
  (message) => {
    expect(failureOf(new TypeError(message))).toMatchObject({ status: 0, title: 'پاسخی نرسید' })
    expect(failureOf(new TypeError('x is undefined')).status).toBe(500)
  },
)

test('the title tells the failure, and the site where there is none', () => {
  expect(failureMeta({ error: answered(404) })).toEqual([{ title: 'این صفحه پیدا نشد | آروند' }])
  expect(failureMeta({})).toEqual([{ title: 'آروند' }])
})
