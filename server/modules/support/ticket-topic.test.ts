import { closeTicket, SaveTicket } from '@arvand/contracts/panel/tickets'
import * as staffSide from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { type LivePage, openLivePages } from '#server/testing/live-pages'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let pages: Awaited<ReturnType<typeof openLivePages>>
let keeper: TestPerson
let second: TestPerson
let writer: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  pages = await openLivePages(arvand)
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'], name: 'نگار' })
  second = await aPerson(arvand, { roles: ['manager'], scopes: ['support'], name: 'بهرام' })
  writer = await aPerson(arvand)
}, 60_000)
afterAll(async () => {
  await pages.close()
  await arvand.close()
})

async function aTicket(): Promise<string> {
  const written = {
    department: 'payment',
    subject: 'فاکتور به نام شرکت',
    body: 'شناسه را کجا بنویسم؟',
  } as const
  return (await arvand.call(SaveTicket, { ...written, requestId: newId() }, writer)).answer.ticket.id
}

async function following(ticketId: string, person: TestPerson): Promise<LivePage & { present: unknown }> {
  const page = await pages.page(person)
  const { present } = await page.join('support.ticket', ticketId)
  return { ...page, present }
}

const presence = (page: LivePage) => page.heard('topicPresence')

test('two of the staff who have a ticket open see each other, who writes an answer, and who left', async () => {
  const ticketId = await aTicket()
  const one = await following(ticketId, keeper)
  expect(one.present).toEqual([{ id: keeper.id, name: 'نگار', doing: null }])
  const other = await following(ticketId, second)
  expect(other.present).toHaveLength(2)
  const came = { topic: 'support.ticket', id: ticketId, came: { id: second.id, name: 'بهرام', doing: null } }
  await expect.poll(() => presence(one)).toContainEqual(came)
  expect(await other.say('support.ticket', ticketId, 'typing', { isTyping: true })).toEqual({ answer: null })
  await expect.poll(() => presence(one)).toContainEqual({ ...came, came: { ...came.came, doing: 'typing' } })
  other.close()
  await expect
    .poll(() => presence(one))
    .toContainEqual({ topic: 'support.ticket', id: ticketId, left: second.id })
  one.close()
})

test('the writer, other people, managers of another scope and a ticket that is none: nobody follows', async () => {
  const ticketId = await aTicket()
  const teller = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  for (const person of [writer, await aPerson(arvand), teller]) {
    const page = await pages.page(person)
    expect(await page.join('support.ticket', ticketId)).toEqual({ code: 'request.not-found' })
    expect(await page.say('support.ticket', ticketId, 'typing', { isTyping: true })).toEqual({
      code: 'request.not-found',
    })
    page.close()
  }
  const page = await pages.page(keeper)
  expect(await page.join('support.ticket', newId())).toEqual({ code: 'request.not-found' })
  await page.join('support.ticket', ticketId)
  expect(await page.say('support.ticket', ticketId, 'typing', { isTyping: 'yes' })).toEqual({
    code: 'request.invalid',
  })
  page.close()
})

test('what the staff or the writer does with a ticket is told to the open pages of both sides', async () => {
  const ticketId = await aTicket()
  const page = await following(ticketId, keeper)
  const notify = vi.spyOn(arvand.platform.live, 'notify')
  const changes = () => page.heard('topicMessage').length
  const note = { ticketId, body: 'پرسیدم.', requestId: newId() }
  const sort = { ticketId, department: 'account', priority: 'urgent' } as const
  const answer = { ticketId, body: 'باز کنید.', state: 'answered', lastMessageId: null } as const
  const acts = [
    () => arvand.call(staffSide.noteTicket, note, second),
    () => arvand.call(staffSide.sortTicket, sort, second),
    () => arvand.call(staffSide.answerTicket, { ...answer, requestId: newId() }, second),
    () => arvand.call(SaveTicket, { id: ticketId, body: 'باز شد.', requestId: newId() }, writer),
    () => arvand.call(staffSide.setTicketState, { ticketId, from: 'open', state: 'waiting' }, second),
    () => arvand.call(closeTicket, { ticketId, requestId: newId() }, writer),
  ]
  for (const [at, act] of acts.entries()) {
    expect((await act()).status).toBe(200)
    await expect.poll(changes).toBe(at + 1)
  }
  const told = notify.mock.calls.filter(([, event]) => event === 'ticket').map(([who]) => who)
  notify.mockRestore()
  expect(told).toEqual([writer.id, writer.id])
  page.close()
})
