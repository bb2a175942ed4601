import { expect, test } from 'vitest'
import { homeAfterSignIn } from './last-role.ts'

test.each([
  ['arvand.role=manager', ['user', 'manager'], '/manage'],
  ['x=1; arvand.role=teacher; y=2', ['user', 'teacher'], '/teach'],
  ['arvand.role=manager', ['user', 'teacher'], '/panel'],
  ['notarvand.role=teacher', ['user', 'teacher'], '/panel'],
  ['arvand.role=constructor', ['user'], '/panel'],
  [null, ['user', 'teacher'], '/panel'],
] as const)('with the cookie %s a person who is %j arrives at %s', (cookies, roles, home) => {
  expect(homeAfterSignIn(cookies, { roles })).toBe(home)
})
