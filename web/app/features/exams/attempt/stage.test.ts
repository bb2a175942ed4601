import { expect, test } from 'vitest'
import { isOpen } from './stage.ts'

const shown = (part: object, endsAt = '2026-11-26T10:10:00Z', more: object = {}) =>
  ({
    ...{ isHere: true, isStopped: false, ...more },
    attempt: { state: 'inProgress', sections: [], endsAt, serverTime: '2026-11-26T10:01:00Z', ...part },
  }) as unknown as Parameters<typeof isOpen>[0]

test('an attempt whose end was put off is open again; one that is over, handed in, stopped or elsewhere is not', () => {
  expect(isOpen(shown({}))).toBe(true)
  expect(isOpen(shown({}, '2026-11-26T10:00:00Z'))).toBe(false)
  expect(isOpen(shown({ state: 'submitted' }))).toBe(false)
  expect(isOpen(shown({}, undefined, { isStopped: true }))).toBe(false)
  expect(isOpen(shown({}, undefined, { isHere: false }))).toBe(false)
  // The clock of its section ran out.
  expect(isOpen(shown({ sections: [{ endsAt: '2026-11-26T10:00:30Z' }] }))).toBe(false)
})
