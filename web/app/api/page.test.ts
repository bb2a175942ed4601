import { showFactor } from '@arvand/contracts/panel/factors'
import { expect, test } from 'vitest'
import { contextFor } from '../contexts.ts'
import type { ServerContext } from '../server-context.ts'
import { callerOf } from './page.ts'

/** What a loader throws when its only call gets this answer. */
function pageAfter(status: number, code: string): Promise<unknown> {
  const body = { title: 'بعضی از خانه‌ها درست پر نشده‌اند.', code }
  const page = { call: async () => ({ status, body }), requestId: 'r' }
  // A loader's API reads no other field of the server context.
  const context = contextFor(page as unknown as ServerContext)
  return callerOf(context)(showFactor, { factorId: 'no such id' }).catch((thrown: unknown) => thrown)
}

test('an address that the contract does not read leads nowhere; other refusals keep their status', async () => {
  expect(await pageAfter(422, 'request.invalid')).toMatchObject({ init: { status: 404 } })
  expect(await pageAfter(403, 'request.forbidden')).toMatchObject({ init: { status: 403 } })
})
