import { expect, test } from 'vitest'
import { contextFor } from '../../contexts.ts'
import type { ServerContext } from '../../server-context.ts'
import { needRight } from './need-right.ts'

test('a page is refused before its form is filled, as the form would be', () => {
  // `needRight` reads nothing else of the context.
  const context = contextFor({ requestId: 'r' } as ServerContext)
  expect(() => needRight(context, { rights: ['enrol'] }, 'enrol')).not.toThrow()
  try {
    needRight(context, { rights: ['answer'] }, 'enrol')
    expect.unreachable()
  } catch (thrown) {
    expect(thrown).toMatchObject({
      data: { code: 'courses.right-missing', requestId: 'r' },
      init: { status: 403 },
    })
  }
})
