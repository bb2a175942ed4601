import { expect, test } from 'vitest'
import { csrfBy, sameText } from './csrf.ts'

const csrf = csrfBy('a secret of at least thirty-two characters')

test('a pair holds for its own session only', () => {
  const { token, cookie } = csrf.make('session')
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(csrf.tokenOf(cookie, 'session')).toBe(token)
  expect(csrf.tokenOf(cookie, null)).toBeNull()
  expect(csrf.tokenOf(cookie, 'another')).toBeNull()
})

test('a cookie that we did not make holds nothing', () => {
  const { token, cookie } = csrf.make(null)
  expect(csrf.tokenOf(csrfBy('another secret').make(null).cookie, null)).toBeNull()
  expect(csrf.tokenOf(`${token}.${'0'.repeat(64)}`, null)).toBeNull()
  expect(csrf.tokenOf(cookie.slice(0, -1), null)).toBeNull()
  expect(csrf.tokenOf(`${cookie}\u0000`, null)).toBeNull()
  expect(csrf.tokenOf('', null)).toBeNull()
  expect(csrf.tokenOf(null, null)).toBeNull()
})

test('texts are the same or not, of any length', () => {
  expect(sameText('الف', 'الف')).toBe(true)
  expect(sameText('الف', 'ب')).toBe(false)
})
