import { expect, test } from 'vitest'
import type { Data } from './part-state.ts'
import { withSpentTime } from './spent-time.ts'

test.each([
  ['1.2', 'cmi.core.', '00:05:30', '0001:00:00', '0001:05:30'],
  ['1.2', 'cmi.core.', '0000:00:59.75', '00:00:00.50', '0000:01:00.25'],
  ['2004', 'cmi.', 'PT5M30S', 'PT1H', 'PT3930S'],
  ['2004', 'cmi.', 'PT0.5S', undefined, 'PT0.5S'],
] as const)('%s: what was spent and never ended is in the total', (standard, core, session, total, sum) => {
  const data = { [`${core}session_time`]: session, ...(total ? { [`${core}total_time`]: total } : {}) }
  expect(withSpentTime(standard, data)).toEqual({ [`${core}total_time`]: sum })
})

test('a session without a time, or with one that is none, changes nothing', () => {
  const sessions: Data[] = [{}, { 'cmi.core.session_time': 'soon' }, { 'cmi.core.session_time': '00:00:00' }]
  for (const data of sessions) expect(withSpentTime('1.2', data)).toBe(data)
})
