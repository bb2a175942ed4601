import { expect, test } from 'vitest'
import type { User } from '../identity/index.ts'
import { nextTasks, taskAddresses } from './next-tasks.ts'

const whole: User = {
  id: '0190a000-0000-7000-8000-000000000000',
  name: 'نیلوفر کیانی',
  mobile: '09120000001',
  email: 'n@example.com',
  emailVerified: true,
  handle: 'niloofar',
  roles: ['user'],
  scopes: [],
  nationalCode: '0084575948',
  birthDate: '1996-09-21',
  education: 'کارشناسی',
  city: 'تبریز',
  biography: 'خوش‌نویس',
  links: [],
  avatar: null,
  publicFields: [],
  referralCode: 'abcd1234',
}
const on = { onSince: '2026-11-20T09:00:00.000Z', required: false, recoveryCodesLeft: 10 }
const off = { onSince: null, required: false, recoveryCodesLeft: 0 }

test('nothing waits for whoever has done it all', () => {
  expect(nextTasks({ user: whole, security: { hasPassword: true, secondFactor: on } })).toEqual([])
})

test('what presses most comes first', () => {
  const user = { ...whole, city: null, emailVerified: false }
  const security = { hasPassword: false, secondFactor: off }
  expect(nextTasks({ user, security })).toEqual(['password', 'profile', 'email', 'factor'])
})

test('a manager sets up the second factor before anything else', () => {
  const security = { hasPassword: false, secondFactor: { ...off, required: true } }
  const [first, ...rest] = nextTasks({ user: whole, security })
  expect(first).toBe('factorRequired')
  expect(rest).toEqual(['password'])
  expect(taskAddresses.factorRequired).toBe('/panel/security/second-factor')
})

test('an e-mail that was never given need not be proved', () => {
  const user = { ...whole, email: null, emailVerified: false }
  expect(nextTasks({ user, security: { hasPassword: true, secondFactor: on } })).toEqual([])
})
