import { expect, test } from 'vitest'
import { proveFirst } from '../../../api/sign-in-address.ts'
import { keyIn } from './factor-answer.ts'
import { nextOf } from './proof.ts'
import { proofMethods } from './proof-methods.ts'

const at = (next: string) =>
  new URL(`https://arvand.example/panel/security/confirm?next=${encodeURIComponent(next)}`)

test.each([
  ['/panel/security/password', '/panel/security/password'],
  ['/manage/teaching', '/manage/teaching'],
  ['/panel', '/panel/security'],
  ['/signout', '/panel/security'],
  ['https://evil.example/panel/x', '/panel/security'],
  ['//evil.example/panel/x', '/panel/security'],
  ['/panel/../signout', '/panel/security'],
  ['/panel/\\evil', '/panel/security'],
  ['javascript:alert(1)', '/panel/security'],
])('after the proof «%s» leads to %s', (next, to) => {
  expect(nextOf(at(next))).toBe(to)
})

test('the way to the proof leads back', () => {
  const answer = proveFirst(new URL('https://arvand.example/panel/security/mobile?x=1'))
  expect(answer.headers.get('location')).toBe('/panel/security/confirm?next=%2Fpanel%2Fsecurity%2Fmobile')
})

const contacts = { mobile: '09120000001', email: 'n@example.com', emailVerified: true }

test('a password comes first, a code to what is proved after it', () => {
  expect(proofMethods({ hasPassword: true }, contacts)).toEqual(['password', 'mobile', 'email'])
  const unproved = { mobile: null, email: 'n@example.com', emailVerified: false }
  expect(proofMethods({ hasPassword: false }, unproved)).toEqual([])
})

test('only addresses of our own kind come back into the page of the second factor', () => {
  const carried: Record<string, string> = {
    secret: 'ABCD',
    address: 'otpauth://totp/x?secret=ABCD',
    qr: 'data:image/svg+xml;base64,PHN2Zz4=',
  }
  const keyOf = (other: Record<string, string>) => keyIn((name) => ({ ...carried, ...other })[name] ?? '')
  expect(keyOf({})).toMatchObject({ secret: 'ABCD' })
  expect(keyOf({ address: 'javascript:alert(1)' })).toBeNull()
  expect(keyOf({ qr: 'https://evil.example/x.svg' })).toBeNull()
})
