import { listFactors } from '@arvand/contracts/panel/factors'
import { listPeople } from '@arvand/contracts/panel/people'
import { listManagedReviews } from '@arvand/contracts/panel/reviews'
import { listStudents } from '@arvand/contracts/teacher/students'
import { expect, test } from 'vitest'
import { contextFor } from '../contexts.ts'
import type { Call, CallReply, ServerContext } from '../server-context.ts'
import { loadList } from './load-list.ts'

const page = { status: 200, body: { items: [], nextCursor: null } }

const refusal = (...fields: string[]): CallReply => ({
  status: 422,
  body: {
    code: 'request.invalid',
    title: '…',
    fields: Object.fromEntries(fields.map((name) => [name, '…'])),
  },
})

/** The arguments of a loader at an address whose calls get `replies` in turn, and the inputs of those calls. */
function at(address: string, ...replies: CallReply[]) {
  const asked: Call['input'][] = []
  const call = async ({ input }: Call) => {
    asked.push(input)
    return replies[asked.length - 1] ?? page
  }
  const context = contextFor({ call, requestId: 'r' } as unknown as ServerContext)
  return { args: { context, url: new URL(address, 'https://arvand.example') }, asked }
}

test('the address is read by the fields of the endpoint, and nothing else of it is asked', async () => {
  const { args, asked } = at('/people?q= علی &role=&from=2026-11-01&utm_source=x&cursor=abc')
  const { query } = await loadList(listPeople, args)
  expect(asked).toEqual([{ q: 'علی', from: '2026-11-01', cursor: 'abc' }])
  expect(query).toMatchObject({
    filter: { q: 'علی', from: '2026-11-01' },
    chosen: { q: 'علی', from: '2026-11-01' },
    cursor: 'abc',
    wasInvalid: false,
  })
})

test('a box of the address is a yes or a no', async () => {
  const { args, asked } = at('/reviews?hidden=no')
  const { query } = await loadList(listManagedReviews, args)
  expect(asked).toEqual([{ hidden: false }])
  expect(query).toMatchObject({ filter: { hidden: 'no' }, chosen: { hidden: false } })
})

test('what the page fixes is not chosen by the address; what it starts with is', async () => {
  const options = { with: { courseId: 'own' }, start: { state: 'active' } } as const
  const first = at('/students?courseId=other')
  const started = await loadList(listStudents, first.args, options)
  expect(first.asked).toEqual([{ courseId: 'own', state: 'active' }])
  expect(started.query).toMatchObject({ filter: {}, chosen: { state: 'active' } })

  const second = at('/students?state=completed')
  const chosen = await loadList(listStudents, second.args, options)
  expect(second.asked).toEqual([{ courseId: 'own', state: 'completed' }])
  expect(chosen.query).toMatchObject({ filter: { state: 'completed' }, chosen: { state: 'completed' } })
})

test('what the endpoint refuses is left out, and the list says so', async () => {
  const { args, asked } = at('/factors?only=stolen&cursor=~', refusal('only', 'cursor'))
  const { query } = await loadList(listFactors, args)
  expect(asked).toEqual([{ only: 'stolen', cursor: '~' }, {}])
  expect(query).toMatchObject({ filter: {}, chosen: {}, cursor: null, wasInvalid: true })
})

test('what is refused of the path leads nowhere, and other refusals are pages of their status', async () => {
  const wrongPath = at('/students?q=a', refusal('courseId'))
  const load = loadList(listStudents, wrongPath.args, { with: { courseId: 'x' } })
  await expect(load).rejects.toMatchObject({ init: { status: 404 } })
  expect(wrongPath.asked).toHaveLength(1)

  const busy = at('/factors?only=paid', { status: 503, body: { code: 'request.busy', title: '…' } })
  await expect(loadList(listFactors, busy.args)).rejects.toMatchObject({ init: { status: 503 } })
})

test('one of several lists has a cursor of its own, and its addresses keep those of the others', async () => {
  const { args, asked } = at('/wallet?cursor=a&held=b&only=paid')
  const { query } = await loadList(listFactors, args, { cursorName: 'held', keep: ['cursor'] })
  expect(asked).toEqual([{ only: 'paid', cursor: 'b' }])
  expect(query).toMatchObject({ filter: { only: 'paid', cursor: 'a' }, cursor: 'b', cursorName: 'held' })
})
