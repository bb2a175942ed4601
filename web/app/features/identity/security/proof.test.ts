import { expect, test } from 'vitest'
import { keyIn } from './factor-answer.ts'
import { nextOf, proveFirst } from './proof.ts'
import { proofWays } from './proof-ways.ts'

const at = (next: string) =>
  new URL(`https://arvand.example/panel/security/confirm?next=${encodeURIComponent(next)}`)

test.each([
  ['/panel/security/password', '/panel/security/password'],
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

const on = { onSince: '2026-11-20T09:00:00.000Z', required: false, recoveryCodesLeft: 10 }
const off = { onSince: null, required: false, recoveryCodesLeft: 0 }
const contacts = { mobile: '09120000001', email: 'n@example.com', emailVerified: true }

test('a code is a proof only where there is no second factor', () => {
  expect(proofWays({ hasPassword: true, secondFactor: off }, contacts)).toEqual([
    'password',
    'mobile',
    'email',
  ])
  expect(proofWays({ hasPassword: true, secondFactor: on }, contacts)).toEqual(['password', 'factor'])
  const unproved = { mobile: null, email: 'n@example.com', emailVerified: false }
  expect(proofWays({ hasPassword: false, secondFactor: off }, unproved)).toEqual([])
})

test('only addresses of our own kind come back into the page of the second factor', () => {
  const form = new FormData()
  form.set('secret', 'ABCD')
  form.set('address', 'otpauth://totp/x?secret=ABCD')
  form.set('qr', 'data:image/svg+xml;base64,PHN2Zz4=')
  expect(keyIn(form)).toMatchObject({ secret: 'ABCD' })
  form.set('address', 'javascript:alert(1)')
  expect(keyIn(form)).toBeNull()
  form.set('address', 'otpauth://totp/x')
  form.set('qr', 'https://evil.example/x.svg')
  expect(keyIn(form)).toBeNull()
})
