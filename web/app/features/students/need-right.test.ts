import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { needRight } from './need-right.ts'

vi.mock('../../contexts.ts', () => ({ given: () => ({ requestId: 'r' }) }))

test('a page is refused before its form is filled, as the form would be', () => {
  const context = new RouterContextProvider()
  expect(() => needRight(context, { rights: ['enrol'] }, 'enrol')).not.toThrow()
  try {
    needRight(context, { rights: ['answer'] }, 'enrol')
    expect.unreachable()
  } catch (thrown) {
    expect(thrown).toMatchObject({ data: { code: 'courses.right-missing' }, init: { status: 403 } })
  }
})
