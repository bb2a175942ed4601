import { sendContactMessage } from '@arvand/contracts/home/contact'
import { showManagerHome } from '@arvand/contracts/home/homes'
import {
  listTickets,
  listTicketsOfPerson,
  setTicketState,
  showTicket,
} from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { supportPersonalData } from './support-personal-data.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
}, 60_000)
afterAll(() => arvand.close())

const message = {
  name: 'سارا محمدی',
  replyTo: '۰۹۱۲ ۱۱۱ ۲۲۳۳',
  department: 'payment',
  subject: 'پرداخت دو بار انجام شد',
  body: 'دیشب ساعت ۹ پرداختم و دو بار از حسابم کم شد.',
} as const

/** Addresses of the range for documentation, one for each test. */
let last = 0
const from = () => `198.51.100.${++last}`
const send = async (more: object = {}, options: object = { address: from() }) =>
  arvand.call(sendContactMessage, { ...message, requestId: newId(), ...more }, options)
const list = async (ask: object = {}, person: TestPerson = keeper) =>
  arvand.call(listTickets, { state: 'open', ...ask } as never, person)
const find = async (number: number | undefined, ask: object = {}) =>
  (await list(ask)).answer?.items.find((ticket) => ticket.number === number)

test('what a stranger writes waits for the staff, with a number to remember', async () => {
  const { answer } = await send()
  const ticket = await find(answer?.number)
  expect(ticket).toMatchObject({
    ...{ state: 'open', department: 'payment', subject: message.subject, body: message.body },
    ...{ name: message.name, replyTo: '09121112233', personId: null, change: null },
  })
  expect(await find(answer?.number, { department: 'payment' })).toBeDefined()
  expect(await find(answer?.number, { department: 'learning' })).toBeUndefined()
})

test.each(['علی ۱۲۳', '@ali', 'ع', '۱۲۳', 'http://x'])('«%s» is no name to write under', async (name) => {
  const { status, problem } = await send({ name })
  expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
    422,
    'request.invalid',
    ['name'],
  ])
})

test('who writes while signed in is known; an e-mail is an address as well', async () => {
  const person = await aPerson(arvand)
  const { answer } = await send({ replyTo: 'Sara@Example.com' }, person)
  expect(await find(answer?.number)).toMatchObject({ personId: person.id, replyTo: 'sara@example.com' })
})

test('the tickets of one person are told to the staff alone', async () => {
  const person = await aPerson(arvand)
  const first = (await send({}, person)).answer?.number
  const second = (await send({}, person)).answer?.number
  await send({}, await aPerson(arvand))
  const ask = { personId: person.id }
  const { items } = (await arvand.call(listTicketsOfPerson, ask, keeper)).answer
  expect(items.map(({ number }) => number)).toEqual([second, first])
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  expect((await arvand.call(listTicketsOfPerson, ask, other)).status).toBe(403)
  expect((await arvand.call(listTicketsOfPerson, ask)).status).toBe(401)
})

test('open ones stand in their order, and the home of the staff says how many and who waits longest', async () => {
  const numbers = [await send(), await send()].map(({ answer }) => answer?.number)
  const seen = (await list()).answer?.items.map(({ number }) => number) ?? []
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  expect(seen).toEqual(expect.arrayContaining(numbers))
  const { answer } = await arvand.call(showManagerHome, {}, keeper)
  expect(answer?.attention.find(({ code }) => code === 'support.tickets-waiting')).toMatchObject({
    count: seen.length,
    link: '/manage/tickets',
    oldest: { name: message.name },
  })
})

test('a ticket is answered, closed and opened again; who did it last is kept', async () => {
  const number = (await send()).answer?.number
  const ticketId = (await find(number))?.id ?? ''
  const move = (state: string, seen: string) =>
    arvand.call(setTicketState, { ticketId, from: seen, state } as never, keeper)
  expect((await move('answered', 'open')).status).toBe(200)
  expect(await find(number)).toBeUndefined()
  expect(await find(number, { state: 'answered' })).toMatchObject({ change: { by: expect.any(String) } })
  expect((await move('closed', 'answered')).status).toBe(200)
  expect((await move('open', 'closed')).status).toBe(200)
  expect(await find(number)).toMatchObject({ state: 'open' })
  const stale = { status: 409, code: 'support.state-changed' }
  expect((await move('closed', 'answered')).problem).toMatchObject(stale)
  expect((await move('open', 'open')).problem).toMatchObject(stale)
  expect((await move('reopened', 'open')).status).toBe(422)
})

test('of two managers at the same moment the second is told that it has changed', async () => {
  const number = (await send()).answer?.number
  const ticketId = (await find(number))?.id ?? ''
  const moves = (['answered', 'closed'] as const).map((state) =>
    arvand.call(setTicketState, { ticketId, from: 'open', state }, keeper),
  )
  expect((await Promise.all(moves)).map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('only managers of support see tickets', async () => {
  const others = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['people', 'finance'] }),
  ]
  for (const other of others) expect((await list({}, other)).status).toBe(403)
  expect((await arvand.call(listTickets, { state: 'open' })).status).toBe(401)
  const move = { ticketId: crypto.randomUUID(), from: 'open', state: 'closed' } as const
  expect((await arvand.call(setTicketState, move)).status).toBe(401)
  expect((await arvand.call(setTicketState, move, keeper)).status).toBe(404)
})

test('a flood from one address is stopped with a time to wait, and a person may still write', async () => {
  const address = from()
  for (let times = 0; times < 5; times += 1) expect((await send({}, { address })).status).toBe(200)
  const refused = await send({}, { address })
  expect(refused.problem).toMatchObject({ status: 429, code: 'request.too-many' })
  const { token } = await aPerson(arvand)
  expect((await send({}, { address, token })).status).toBe(200)
})

test.each([
  { name: '' },
  { replyTo: 'سارا' },
  { replyTo: '021' },
  { department: 'police' },
  { subject: 'ا' },
  { body: 'کوتاه' },
  { body: 'ا'.repeat(4001) },
  { more: 1 },
])('bad input is a 422: case %#', async (wrong) => {
  expect((await send(wrong)).problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('a person’s messages are told to them, and go with the account', async () => {
  const person = await aPerson(arvand)
  const number = (await send({}, person)).answer?.number
  const { db } = arvand.platform
  expect(await supportPersonalData.collect(db, person.id)).toMatchObject([{ subject: message.subject }])
  await transaction(db, (tx) => supportPersonalData.forget(tx, person.id))
  expect(await supportPersonalData.collect(db, person.id)).toEqual([])
  expect(await find(number)).toBeUndefined()
})

test('a press repeated makes one ticket, of a stranger and of who is signed in', async () => {
  for (const options of [{ address: from() }, await aPerson(arvand)]) {
    const requestId = newId()
    const pressed = await Promise.all([1, 2, 3].map(() => send({ requestId }, options)))
    const [first] = pressed
    expect(first?.status).toBe(200)
    for (const { answer } of pressed) expect(answer).toEqual(first?.answer)
    expect((await send({ requestId }, options)).answer).toEqual(first?.answer)
    expect((await send({}, options)).answer?.number).not.toBe(first?.answer?.number)
  }
})

test('a name is stored as everywhere: Persian letters, no signs of vowels, one space', async () => {
  const person = await aPerson(arvand)
  await send({ name: '  علي   مُحَمَّدي ' }, person)
  const [written] = (await arvand.call(listTicketsOfPerson, { personId: person.id }, keeper)).answer.items
  const { answer } = await arvand.call(showTicket, { ticketId: written?.id ?? '' }, keeper)
  expect(answer.ticket.name).toBe('علی محمدی')
})
