import { expect, test } from 'vitest'
import { notBefore } from './quiet-hours.ts'

const tehran = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00+03:30`)

test.each([
  ['21:59', tehran('21:59')],
  ['22:00', tehran('08:00', '2026-11-21')],
  ['23:59', tehran('08:00', '2026-11-21')],
  ['00:00', tehran('08:00')],
  ['07:59', tehran('08:00')],
  ['08:00', tehran('08:00')],
])('an SMS that can wait, at %s', (time, expected) => {
  expect(notBefore(tehran(time), 'sms', false)).toEqual(expected)
})

test('what is urgent, mail, and the app do not wait', () => {
  const night = tehran('23:00')
  expect(notBefore(night, 'sms', true)).toEqual(night)
  expect(notBefore(night, 'mail', false)).toEqual(night)
  expect(notBefore(night, 'app', false)).toEqual(night)
})
