import { describe, expect, test } from 'vitest'
import { endedData, isDone, stateOf } from './part-state.ts'

describe('a SCO that ends without a word of how it stands', () => {
  const ended = (standard: '1.2' | '2004', data: Record<string, string>, tells = false) =>
    isDone(stateOf(standard, 'sco', endedData(standard, data, tells)))

  test.each([
    ['1.2', { 'cmi.core.lesson_status': 'not attempted' }],
    // SCORM 1.2 has no exception for a suspended SCO.
    ['1.2', { 'cmi.core.lesson_status': 'not attempted', 'cmi.core.exit': 'suspend' }],
    ['1.2', {}],
    ['2004', { 'cmi.completion_status': 'unknown', 'cmi.success_status': 'unknown' }],
    ['2004', {}],
  ] as const)('%s is completed by its end: %j', (standard, data) => {
    expect(stateOf(standard, 'sco', data).status).toBe('begun')
    expect(ended(standard, data)).toBe(true)
  })

  test.each([
    ['1.2', { 'cmi.core.lesson_status': 'incomplete' }],
    ['1.2', { 'cmi.core.lesson_status': 'failed' }],
    ['1.2', { 'cmi.core.lesson_status': 'browsed' }],
    ['2004', { 'cmi.completion_status': 'incomplete' }],
    ['2004', { 'cmi.completion_status': 'unknown', 'cmi.success_status': 'failed' }],
    ['2004', { 'cmi.completion_status': 'unknown', 'cmi.exit': 'suspend' }],
    ['2004', { 'cmi.completion_status': 'unknown', 'cmi.completion_threshold': '0.8' }],
  ] as const)('%s is not, by what it said or measures: %j', (standard, data) => {
    expect(ended(standard, data)).toBe(false)
  })

  test('2004 is not where it tells its completion itself', () => {
    expect(ended('2004', {}, true)).toBe(false)
  })
})
