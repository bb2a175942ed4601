import { SaveTicket } from '@arvand/contracts/panel/tickets'
import { listServiceLevels, saveServiceLevel } from '@arvand/contracts/support/service-levels'
import * as staffSide from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let keeper: TestPerson
let writer: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  const { clock } = arvand.platform
  // Saturday 28 November 2026 at eight, when support opens.
  clock.pass((Date.parse('2026-11-28T04:30:00Z') - clock.now().getTime()) / 1000)
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  writer = await aPerson(arvand)
}, 60_000)
afterAll(() => arvand.close())

const opened = async (department: 'payment' | 'teaching') => {
  const ask = { department, subject: 'یک پرسش', body: 'پاسخ را کی می‌گیرم؟', requestId: newId() }
  return (await arvand.call(SaveTicket, ask, writer)).answer.ticket
}
const dueOf = async (ticketId: string) =>
  (await arvand.call(staffSide.showTicket, { ticketId }, keeper)).answer.ticket.dueAt
const set = (level: object, by = keeper) => arvand.call(saveServiceLevel, level as never, by)

test('each department answers in eight working hours and in two when it is urgent, until it is changed', async () => {
  const { items } = (await arvand.call(listServiceLevels, {}, keeper)).answer
  expect(items.map(({ normalHours, urgentHours }) => [normalHours, urgentHours])).toEqual(
    Array.from({ length: 5 }, () => [8, 2]),
  )
  const before = await opened('payment')
  expect(before.dueAt).toBe('2026-11-28T12:30:00.000Z')
  expect((await set({ department: 'payment', normalHours: 4, urgentHours: 1 })).status).toBe(200)
  expect((await opened('payment')).dueAt).toBe('2026-11-28T08:30:00.000Z')
  expect((await opened('teaching')).dueAt).toBe('2026-11-28T12:30:00.000Z')
  // Who was told a time keeps it.
  expect(await dueOf(before.id)).toBe('2026-11-28T12:30:00.000Z')
})

test('department and priority together decide, when a ticket is sorted too', async () => {
  await set({ department: 'teaching', normalHours: 16, urgentHours: 3 })
  const { id: ticketId } = await opened('payment')
  const sort = (department: string, priority: string) =>
    arvand.call(staffSide.sortTicket, { ticketId, department, priority } as never, keeper)
  await sort('teaching', 'normal')
  expect(await dueOf(ticketId)).toBe('2026-11-29T12:30:00.000Z')
  await sort('teaching', 'urgent')
  expect(await dueOf(ticketId)).toBe('2026-11-28T07:30:00.000Z')
  await sort('payment', 'urgent')
  expect(await dueOf(ticketId)).toBe('2026-11-28T05:30:00.000Z')
})

test('levels are for managers of support, of whole hours, and urgent is not slower', async () => {
  const level = { department: 'other', normalHours: 4, urgentHours: 5 }
  expect((await set(level)).problem.code).toBe('request.invalid')
  expect((await set({ ...level, normalHours: 41, urgentHours: 1 })).problem.code).toBe('request.invalid')
  expect((await set({ ...level, normalHours: 5 }, writer)).status).toBe(403)
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  expect((await arvand.call(listServiceLevels, {}, other)).status).toBe(403)
})
