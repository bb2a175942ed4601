import { expect, test } from 'vitest'
import { releaseTyped } from './release-typed.ts'

const typed = (fields: Record<string, string>) => releaseTyped((name) => fields[name] ?? '')

test.each([
  [
    { when: 'now', day: 'x', days: 'x' },
    { releaseAt: null, releaseAfterDays: null },
  ],
  [
    { when: 'on', day: '۱۴۰۵/۱۰/۱' },
    { releaseAt: '2026-12-21T20:30:00.000Z', releaseAfterDays: null },
  ],
  [
    { when: 'after', days: '۷' },
    { releaseAt: null, releaseAfterDays: 7 },
  ],
] as const)('%j is %j', (fields, release) => expect(typed(fields)).toEqual({ release }))

test('what cannot be read is told at its field', () => {
  expect(Object.keys(typed({ when: 'on', day: 'فردا' }).wrong ?? {})).toEqual(['day'])
  expect(Object.keys(typed({ when: 'after', days: 'زود' }).wrong ?? {})).toEqual(['days'])
})
