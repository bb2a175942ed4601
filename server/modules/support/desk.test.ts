import { saveHoliday } from '@arvand/contracts/panel/calendar'
import { listNotices } from '@arvand/contracts/panel/notices'
import { closeTicket, getTicket, SaveTicket } from '@arvand/contracts/panel/tickets'
import * as staffSide from '@arvand/contracts/support/tickets'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, aSession, type TestPerson } from '#testing/identity'
import { escalateLate } from './desk/escalate.ts'
import { workedBetween } from './due.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
}, 60_000)
afterAll(() => arvand.close())

/** Somebody as they sign in again: sessions end while a test moves the clock. */
const again = async <Person extends Pick<TestPerson, 'id'>>(person: Person) => ({
  ...person,
  token: (await aSession(arvand, person)).token,
})
const showLater = async (ticketId: string) =>
  (await arvand.call(staffSide.showTicket, { ticketId }, await again(keeper))).answer

const open = async (person: TestPerson, body: string, subject = 'فاکتور شرکت') => {
  arvand.platform.clock.pass(60)
  const ask = { department: 'payment', subject, body, requestId: newId() } as const
  return (await arvand.call(SaveTicket, ask, person)).answer.ticket.id
}
const say = (person: TestPerson, id: string, body: string) => {
  arvand.platform.clock.pass(60)
  return arvand.call(SaveTicket, { id, body, requestId: newId() }, person)
}
const merge = (ticketId: string, intoId: string) =>
  arvand.call(staffSide.mergeTicket, { ticketId, intoId, requestId: newId() }, keeper)
const show = async (ticketId: string) =>
  (await arvand.call(staffSide.showTicket, { ticketId }, keeper)).answer
const mine = async (person: TestPerson, id: string) =>
  (await arvand.call(getTicket, { id }, person)).answer as unknown as {
    ticket: { state: string; mergedInto: { id: string } | null }
    messages: { body: string }[]
  }
const list = async (state: 'open' | 'closed' | 'spam', more: object = {}) =>
  (await arvand.call(staffSide.listTickets, { state, ...more }, keeper)).answer.items.map(({ id }) => id)

test('two tickets of a person become one: in order, with one to lead to the other, and they are told', async () => {
  const person = await aPerson(arvand)
  const older = await open(person, 'اولین پیام')
  const newer = await open(person, 'دومین پیام', 'باز هم فاکتور')
  await say(person, older, 'سومین پیام')
  await say(person, newer, 'چهارمین پیام')
  expect((await show(older)).others.map(({ id }) => id)).toEqual([newer])
  expect((await merge(older, newer)).status).toBe(200)
  const seen = await mine(person, newer)
  expect(seen.messages.map(({ body }) => body)).toEqual([
    'فاکتور شرکت\n\nاولین پیام',
    'دومین پیام',
    'سومین پیام',
    'چهارمین پیام',
  ])
  expect((await mine(person, older)).ticket).toMatchObject({ state: 'closed', mergedInto: { id: newer } })
  const own = (await arvand.call(getTicket, {}, person)).answer as unknown as { items: { id: string }[] }
  expect(own.items.map(({ id }) => id)).toEqual([newer])
  const notices = (await arvand.call(listNotices, {}, person)).answer.items
  expect(notices[0]).toMatchObject({ link: `/panel/tickets/${newer}` })
  // What is written at the old address comes to the other.
  expect((await say(person, older, 'پنجمین پیام')).answer.ticket.id).toBe(newer)
  expect((await mine(person, newer)).messages.at(-1)?.body).toBe('پنجمین پیام')
  const close = { ticketId: older, requestId: newId() }
  expect((await arvand.call(closeTicket, close, person)).problem.code).toBe('support.ticket-merged')
  expect((await show(newer)).changes.at(-1)).toMatchObject({ act: 'merged', by: expect.stringMatching(/./) })
})

test('a ticket that is answered can be written to after a merge whichever text was first', async () => {
  const person = await aPerson(arvand)
  const older = await open(person, 'اولین پیام')
  const newer = await open(person, 'دومین پیام')
  await merge(older, newer)
  const { messages } = await show(newer)
  const last = messages.findLast(({ id }) => id !== newer)?.id ?? null
  const answer = { ticketId: newer, body: 'پاسخ', state: 'answered', lastMessageId: last } as const
  expect((await arvand.call(staffSide.answerTicket, { ...answer, requestId: newId() }, keeper)).status).toBe(
    200,
  )
})

test('an open ticket that is merged opens the other again, due when it was', async () => {
  const person = await aPerson(arvand)
  const first = await open(person, 'پیام')
  await arvand.call(closeTicket, { ticketId: first, requestId: newId() }, person)
  const second = await open(person, 'همان پیام')
  const { dueAt } = (await show(second)).ticket
  await merge(second, first)
  expect((await show(first)).ticket).toMatchObject({ state: 'open', dueAt })
})

test('what cannot be merged is refused', async () => {
  const [one, other] = [await aPerson(arvand), await aPerson(arvand)]
  const [ofOne, again, ofOther] = [await open(one, 'سلام'), await open(one, 'باز'), await open(other, 'سلام')]
  const code = async (from: string, into: string) => (await merge(from, into)).problem.code
  expect(await code(ofOne, ofOther)).toBe('support.not-one-person')
  expect(await code(ofOne, ofOne)).toBe('support.merged-with-itself')
  expect((await merge(ofOne, newId())).status).toBe(404)
  const apart = { ticketIds: [again], isSpam: true }
  await arvand.call(staffSide.sortOutSpam, apart, keeper)
  expect(await code(again, ofOne)).toBe('support.spam-not-merged')
  await arvand.call(staffSide.sortOutSpam, { ...apart, isSpam: false }, keeper)
  expect((await merge(again, ofOne)).status).toBe(200)
  expect(await code(again, ofOne)).toBe('support.ticket-merged')
})

test('spam is kept apart, silent, and comes back open', async () => {
  const person = await aPerson(arvand)
  const id = await open(person, 'ارزان‌ترین قیمت‌ها')
  const put = (isSpam: boolean) => arvand.call(staffSide.sortOutSpam, { ticketIds: [id], isSpam }, keeper)
  expect((await put(true)).answer).toEqual({ changed: 1 })
  expect((await put(true)).answer).toEqual({ changed: 0 })
  expect(await list('spam')).toContain(id)
  expect([...(await list('open')), ...(await list('closed'))]).not.toContain(id)
  await say(person, id, 'باز هم ارزان‌تر')
  expect((await mine(person, id)).ticket.state).toBe('closed')
  expect(await list('spam')).toContain(id)
  await put(false)
  expect((await show(id)).ticket).toMatchObject({ state: 'open', isSpam: false })
  expect(await list('spam')).not.toContain(id)
})

test('several tickets are tagged, given to one of the staff and closed at once', async () => {
  const person = await aPerson(arvand)
  const ticketIds = [await open(person, 'یک'), await open(person, 'دو')]
  const tag = `فاکتور ${newId().slice(-6)}`
  const tagged = async () => (await arvand.call(staffSide.tagTickets, { ticketIds, tag }, keeper)).answer
  const untagged = async () => (await arvand.call(staffSide.untagTickets, { ticketIds, tag }, keeper)).answer
  const closed = async () => (await arvand.call(staffSide.closeTickets, { ticketIds }, keeper)).answer
  expect(await tagged()).toEqual({ changed: 2 })
  expect(new Set(await list('open', { tag }))).toEqual(new Set(ticketIds))
  const tags = (await arvand.call(staffSide.listTags, {}, keeper)).answer.items.map((one) => one.tag)
  expect(tags).toContain(tag)
  const give = { ticketIds, assigneeId: keeper.id }
  expect((await arvand.call(staffSide.assignTickets, give, keeper)).answer).toEqual({ changed: 2 })
  expect(
    (await arvand.call(staffSide.assignTickets, { ...give, assigneeId: person.id }, keeper)).problem.code,
  ).toBe('support.unknown-assignee')
  expect(await closed()).toEqual({ changed: 2 })
  expect(await closed()).toEqual({ changed: 0 })
  expect(await untagged()).toEqual({ changed: 2 })
  const acts = (await show(ticketIds[0] ?? '')).changes.map(({ act, detail }) => [act, detail])
  expect(acts).toEqual([
    ['tagged', tag],
    ['assigned', 'سارا محمدی'],
    ['state', null],
    ['untagged', tag],
  ])
  const unknown = { ticketIds: [newId()], tag }
  expect((await arvand.call(staffSide.tagTickets, unknown, keeper)).status).toBe(404)
  expect((await arvand.call(staffSide.tagTickets, { ticketIds, tag }, person)).status).toBe(403)
})

test('a ticket has at most ten tags', async () => {
  const ticketIds = [await open(await aPerson(arvand), 'برچسب‌ها')]
  const add = (tag: string) => arvand.call(staffSide.tagTickets, { ticketIds, tag }, keeper)
  for (let place = 1; place <= 10; place += 1) expect((await add(`برچسب ${place}`)).status).toBe(200)
  expect((await add('یازدهمی')).problem.code).toBe('support.tags-full')
})

test('all of the staff is told once of a ticket whose time has passed, and its history says so', async () => {
  const id = await open(await aPerson(arvand), 'پاسخ نمی‌گیرم')
  const { dueAt } = (await showLater(id)).ticket
  const escalate = () => escalateLate(arvand.platform)
  const acts = async () => (await showLater(id)).changes.map(({ act }) => act)
  await escalate()
  expect(await acts()).toEqual([])
  arvand.platform.clock.pass((Date.parse(dueAt ?? '') - arvand.platform.clock.now().getTime()) / 1000 + 1)
  await escalate()
  await escalate()
  expect(await acts()).toEqual(['escalated'])
  const notices = (await arvand.call(listNotices, {}, await again(keeper))).answer.items
  expect(notices.filter(({ link }) => link === `/manage/tickets/${id}`)).toHaveLength(1)
})

test('a holiday that is declared meanwhile puts off the time of an answer, and nobody is told', async () => {
  const id = await open(await aPerson(arvand), 'روز تعطیل')
  const { dueAt } = (await showLater(id)).ticket
  const day = dayAt(new Date(dueAt ?? ''))
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['settings'] })
  const announce = { day, title: 'تعطیل رسمی' }
  expect((await arvand.call(saveHoliday, announce as never, manager)).status).toBe(200)
  arvand.platform.clock.pass((Date.parse(dueAt ?? '') - arvand.platform.clock.now().getTime()) / 1000 + 1)
  await escalateLate(arvand.platform)
  const { ticket, changes } = await showLater(id)
  expect(changes).toEqual([])
  expect(Date.parse(ticket.dueAt ?? '')).toBeGreaterThan(Date.parse(dueAt ?? ''))
})

test('the clock stands while the writer is asked, and begins anew after an answer', async () => {
  const person = await aPerson(arvand)
  const id = await open(person, 'ساعت')
  const { dueAt } = (await showLater(id)).ticket
  // An hour before it is due its writer is asked something, and replies at once.
  const hour = 3600
  arvand.platform.clock.pass((Date.parse(dueAt ?? '') - arvand.platform.clock.now().getTime()) / 1000 - hour)
  const asking = { ticketId: id, from: 'open', state: 'waiting' } as const
  await arvand.call(staffSide.setTicketState, asking, await again(keeper))
  expect((await showLater(id)).ticket.dueAt).toBeNull()
  await say(await again(person), id, 'با مرورگر کروم')
  const resumed = new Date((await showLater(id)).ticket.dueAt ?? '')
  expect(await workedBetween(arvand.platform.db, new Date(dueAt ?? ''), resumed)).toBe(60)
  const answered = { ticketId: id, from: 'open', state: 'answered' } as const
  await arvand.call(staffSide.setTicketState, answered, await again(keeper))
  await say(await again(person), id, 'باز هم نشد')
  expect(Date.parse((await showLater(id)).ticket.dueAt ?? '')).toBeGreaterThan(
    resumed.getTime() + 6 * hour * 1000,
  )
})
