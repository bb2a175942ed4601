import { listNotices } from '@arvand/contracts/panel/notices'
import { closeTicket, getTicket, rateTicket, SaveTicket } from '@arvand/contracts/panel/tickets'
import * as staffSide from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { supportSettings } from './support-settings.ts'

let arvand: TestApp
let keeper: TestPerson
let other: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  other = await aPerson(arvand)
}, 60_000)
afterAll(() => arvand.close())

const written = {
  department: 'payment',
  subject: 'فاکتور به نام شرکت',
  body: 'شناسهٔ ملی را کجا وارد کنم؟',
} as const
const save = (person: TestPerson, more: object = {}) =>
  arvand.call(SaveTicket, { ...written, requestId: newId(), ...more } as never, person)
const reply = (person: TestPerson, id: string, body: string) =>
  arvand.call(SaveTicket, { id, body, requestId: newId() }, person)
const show = async (person: TestPerson, id: string) =>
  (await arvand.call(getTicket, { id }, person)).answer as unknown as {
    ticket: { state: string; dueAt: string | null; rating: number | null; context: { title: string } | null }
    messages: { id: string; body: string; author: { isStaff: boolean; isMe: boolean } }[]
  }
const answer = (id: string, lastMessageId: string | null, state = 'answered', body = 'در صفحهٔ پرداخت.') =>
  arvand.call(
    staffSide.answerTicket,
    { ticketId: id, body, state, lastMessageId, requestId: newId() } as never,
    keeper,
  )

test('a ticket is opened, answered, replied to, closed and rated', async () => {
  const person = await aPerson(arvand)
  const { ticket } = (await save(person)).answer
  expect(ticket).toMatchObject({ state: 'open', department: 'payment', rating: null, priority: 'normal' })
  expect(ticket.dueAt).not.toBeNull()
  expect((await answer(ticket.id, null)).status).toBe(200)
  const answered = await show(person, ticket.id)
  expect(answered.ticket).toMatchObject({ state: 'answered', dueAt: null })
  expect(answered.messages.map(({ author }) => [author.isStaff, author.isMe])).toEqual([
    [false, true],
    [true, false],
  ])
  const notices = (await arvand.call(listNotices, {}, person)).answer.items
  expect(notices[0]).toMatchObject({ link: `/panel/tickets/${ticket.id}` })
  expect((await reply(person, ticket.id, 'پیدا نکردم.')).answer.ticket.state).toBe('open')
  const close = { ticketId: ticket.id, requestId: newId() }
  expect((await arvand.call(rateTicket, { ticketId: ticket.id, rating: 5 }, person)).problem.code).toBe(
    'support.ticket-not-closed',
  )
  expect((await arvand.call(closeTicket, close, person)).answer.ticket.state).toBe('closed')
  expect((await arvand.call(closeTicket, { ...close, requestId: newId() }, person)).problem.code).toBe(
    'support.ticket-closed',
  )
  expect(
    (await arvand.call(rateTicket, { ticketId: ticket.id, rating: 4 }, person)).answer.ticket.rating,
  ).toBe(4)
  expect((await reply(person, ticket.id, 'باز هم نشد.')).answer.ticket.state).toBe('open')
})

test('another’s ticket does not exist, in any door', async () => {
  const person = await aPerson(arvand)
  const { id } = (await save(person)).answer.ticket
  expect((await arvand.call(getTicket, { id }, other)).status).toBe(404)
  expect((await reply(other, id, 'سلام')).status).toBe(404)
  expect((await arvand.call(closeTicket, { ticketId: id, requestId: newId() }, other)).status).toBe(404)
  expect((await arvand.call(rateTicket, { ticketId: id, rating: 1 }, other)).status).toBe(404)
  expect((await arvand.call(getTicket, {}, other)).answer).toMatchObject({ items: [] })
  expect((await arvand.call(staffSide.showTicket, { ticketId: id }, person)).status).toBe(403)
})

test('of two of the staff who answer the same message the second is told; a note does not hinder', async () => {
  const person = await aPerson(arvand)
  const { id } = (await save(person)).answer.ticket
  const note = { ticketId: id, body: 'با مالی هماهنگ شد.', requestId: newId() }
  expect((await arvand.call(staffSide.noteTicket, note, keeper)).status).toBe(200)
  const both = await Promise.all([answer(id, null), answer(id, null)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const seen = await show(person, id)
  expect(seen.messages.map(({ body }) => body)).toEqual([written.body, 'در صفحهٔ پرداخت.'])
  const staff = (await arvand.call(staffSide.showTicket, { ticketId: id }, keeper)).answer
  expect(staff.messages.map(({ isNote }) => isNote)).toEqual([false, true, false])
  expect(staff.ticket.assignee?.id).toBe(keeper.id)
  expect(staff.changes.map(({ state }) => state)).toEqual(['answered'])
})

test('a repeated request writes one ticket, and one message', async () => {
  const person = await aPerson(arvand)
  const requestId = newId()
  const [first, second] = [await save(person, { requestId }), await save(person, { requestId })]
  expect(second.answer.ticket.id).toBe(first.answer.ticket.id)
  expect((await save(person, { requestId, body: 'متن دیگری' })).problem.code).toBe('request.id-reused')
})

test('department and priority move the time by which an answer is due', async () => {
  const person = await aPerson(arvand)
  const { id, dueAt } = (await save(person)).answer.ticket
  const sort = { ticketId: id, department: 'account', priority: 'urgent' } as const
  expect((await arvand.call(staffSide.sortTicket, sort, keeper)).status).toBe(200)
  const { ticket } = (await arvand.call(staffSide.showTicket, { ticketId: id }, keeper)).answer
  expect(ticket).toMatchObject({ department: 'account', priority: 'urgent' })
  expect(new Date(ticket.dueAt ?? '') < new Date(dueAt ?? '')).toBe(true)
})

test('a ticket is given to one of the staff alone, and found among theirs', async () => {
  const { id } = (await save(await aPerson(arvand))).answer.ticket
  const give = (assigneeId: string | null) =>
    arvand.call(staffSide.assignTicket, { ticketId: id, assigneeId }, keeper)
  expect((await give(other.id)).problem.code).toBe('support.unknown-assignee')
  expect((await give(keeper.id)).status).toBe(200)
  const mine = (await arvand.call(staffSide.listTickets, { state: 'open', assigned: 'me' }, keeper)).answer
  expect(mine.items.map((one) => one.id)).toContain(id)
  expect((await give(null)).status).toBe(200)
  const staff = (await arvand.call(staffSide.listSupportStaff, {}, keeper)).answer.items
  expect(staff.map((one) => one.id)).toContain(keeper.id)
})

test('a ticket from a lesson says which, and one from another’s thing is refused', async () => {
  const [teacher, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const course = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['text'] }] })
  await anEnrolment(arvand, course, learner.id)
  const lessonId = course.sections[0]?.lessons[0]?.id ?? ''
  const context = { kind: 'lesson', id: lessonId, second: 65 }
  const { ticket } = (await save(learner, { context })).answer
  expect(ticket.context).toMatchObject({
    kind: 'lesson',
    second: 65,
    href: `/learn/${course.slug}/${lessonId}`,
  })
  expect((await save(other, { context })).problem.code).toBe('support.unknown-context')
  expect((await save(learner, { context: { kind: 'factor', id: newId() } })).problem.code).toBe(
    'support.unknown-context',
  )
})

test('files of others are not attached', async () => {
  expect((await save(other, { attachments: [newId()] })).problem.code).toBe('media.unknown-file')
  const many = Array.from({ length: 11 }, () => newId())
  expect((await save(other, { attachments: many })).problem.code).toBe('request.invalid')
})

test('ready answers are written, changed and removed', async () => {
  const ask = { title: 'بازپرداخت', body: 'سلام {name}', requestId: newId() }
  const { cannedAnswer } = (await arvand.call(staffSide.saveCannedAnswer, ask, keeper)).answer
  const change = { ...ask, id: cannedAnswer.id, title: 'برگشت پول', requestId: newId() }
  expect((await arvand.call(staffSide.saveCannedAnswer, change, keeper)).status).toBe(200)
  const titles = async () =>
    (await arvand.call(staffSide.listCannedAnswers, {}, keeper)).answer.items.map(({ title }) => title)
  expect(await titles()).toContain('برگشت پول')
  const gone = { id: cannedAnswer.id }
  expect((await arvand.call(staffSide.removeCannedAnswer, gone, keeper)).status).toBe(200)
  expect((await arvand.call(staffSide.removeCannedAnswer, gone, keeper)).status).toBe(404)
  expect(
    (await arvand.call(staffSide.saveCannedAnswer, { ...change, requestId: newId() }, keeper)).status,
  ).toBe(404)
})

test('a person has at most as many open tickets as the setting says', async () => {
  await aSetting(arvand, supportSettings.openTickets, 1)
  const person = await aPerson(arvand)
  await save(person)
  expect((await save(person)).problem.code).toBe('support.too-many-open')
  await aSetting(arvand, supportSettings.openTickets, null)
  expect((await save(person)).status).toBe(200)
})

test('a person has at most twenty that are not closed', async () => {
  const person = await aPerson(arvand)
  const one = (await save(person)).answer.ticket
  for (let more = 1; more < 20; more += 1) await save(person)
  expect((await save(person)).problem.code).toBe('support.too-many-open')
  await arvand.call(closeTicket, { ticketId: one.id, requestId: newId() }, person)
  expect((await save(person)).status).toBe(200)
})
