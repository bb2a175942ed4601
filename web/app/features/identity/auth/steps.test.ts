import { expect, test } from 'vitest'
import { stepOf } from './steps.ts'

test('a door begins when nothing was sent, and says so when it did not know what was', () => {
  expect(stepOf(undefined)).toBeUndefined()
  expect(stepOf({ intent: '', error: 'این فرم شناخته نشد.' })).toEqual({
    at: 'begin',
    to: '',
    callbackUrl: null,
    error: 'این فرم شناخته نشد.',
  })
  const step = { at: 'password', ticket: 't', callbackUrl: '/panel' } as const
  expect(stepOf({ intent: 'check', step })).toBe(step)
})
