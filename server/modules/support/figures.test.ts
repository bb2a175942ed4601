import { closeTicket, rateTicket, SaveTicket } from '@arvand/contracts/panel/tickets'
import * as figures from '@arvand/contracts/support/figures'
import { type SupportFigure, supportFigure } from '@arvand/contracts/support/figures'
import * as staffSide from '@arvand/contracts/support/tickets'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, aSession, type TestPerson } from '#testing/identity'
import { workedBetween } from './due.ts'
import { support } from './tables.ts'

let arvand: TestApp
let keeper: TestPerson
let second: TestPerson
const day = 86_400
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  second = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  // A day of the period before, and two of this one.
  await live({ urgent: false, by: keeper, rating: 5, isClosed: true })
  arvand.platform.clock.pass(30 * day)
  await live({ urgent: true, by: keeper, rating: 2, isClosed: true })
  await live({ urgent: false, by: second, rating: null, isClosed: true })
  await live({ urgent: false, by: second, rating: null, isClosed: false })
  const spam = await open(await aPerson(arvand))
  await arvand.call(staffSide.sortOutSpam, { ticketIds: [spam], isSpam: true }, await again(keeper))
  const twice = await aPerson(arvand)
  const [one, other] = [await open(twice), await open(twice)]
  await arvand.call(
    staffSide.mergeTicket,
    { ticketId: one, intoId: other, requestId: newId() },
    await again(keeper),
  )
  arvand.platform.clock.pass(3 * day)
}, 60_000)
afterAll(() => arvand.close())

/** Somebody as they sign in again: sessions end while the clock moves. */
const again = async (person: TestPerson) => ({ ...person, token: (await aSession(arvand, person)).token })

async function open(person: TestPerson) {
  const ask = { department: 'payment', subject: 'فاکتور', body: 'سلام', requestId: newId() } as const
  return (await arvand.call(SaveTicket, ask, person)).answer.ticket.id
}

interface Life {
  readonly urgent: boolean
  readonly by: TestPerson
  readonly rating: number | null
  readonly isClosed: boolean
}

/** A ticket is opened, sorted, answered the next day, and perhaps closed and rated. */
async function live({ urgent, by, rating, isClosed }: Life) {
  const person = await aPerson(arvand)
  const ticketId = await open(person)
  if (urgent) {
    const sort = { ticketId, department: 'account', priority: 'urgent' } as const
    await arvand.call(staffSide.sortTicket, sort, await again(by))
  }
  arvand.platform.clock.pass(day)
  const answer = {
    ticketId,
    body: 'پاسخ',
    state: 'answered',
    lastMessageId: null,
    requestId: newId(),
  } as const
  expect((await arvand.call(staffSide.answerTicket, answer, await again(by))).status).toBe(200)
  arvand.platform.clock.pass(day / 2)
  if (!isClosed) return
  await arvand.call(closeTicket, { ticketId, requestId: newId() }, await again(person))
  if (rating !== null) await arvand.call(rateTicket, { ticketId, rating }, await again(person))
}

const show = async () => (await arvand.call(figures.showFigures, {}, await again(keeper))).answer
const list = async (figure: SupportFigure, more: object = {}) =>
  (await arvand.call(figures.listOfFigure, { figure, ...more }, await again(keeper))).answer.items

interface Counted {
  readonly created_at: Date
  readonly at: Date
}

/** First answers as the messages themselves tell them. */
const answersBetween = async (from: string, to: string) =>
  (
    await sql<Counted>`
      select t.created_at, min(m.at) as at
      from support.tickets t join support.messages m on m.ticket_id = t.id and m.side = 'staff'
      where t.merged_into_id is null and not t.is_spam
      group by t.id
      having (min(m.at) at time zone 'Asia/Tehran')::date between ${from}::date and ${to}::date`.execute(
      support(arvand.platform.db),
    )
  ).rows

/** Solutions as the history tells them: the last change of those that are closed. */
const solutionsBetween = async (from: string, to: string) =>
  (
    await sql<Counted>`
      select t.created_at, max(c.at) as at
      from support.tickets t join support.ticket_changes c on c.ticket_id = t.id and c.act = 'state'
      where t.state = 'closed' and t.merged_into_id is null and not t.is_spam
      group by t.id
      having (max(c.at) at time zone 'Asia/Tehran')::date between ${from}::date and ${to}::date`.execute(
      support(arvand.platform.db),
    )
  ).rows

async function workedIn(rows: readonly Counted[]) {
  let total = 0
  for (const { created_at, at } of rows) total += await workedBetween(arvand.platform.db, created_at, at)
  return { count: rows.length, total }
}

test('first answers and solutions equal what messages and history tell, in both periods', async () => {
  const { whole, period } = await show()
  const { now, before } = period
  expect(whole.firstAnswer.now).toMatchObject(await workedIn(await answersBetween(now.from, now.to)))
  expect(whole.firstAnswer.before).toMatchObject(await workedIn(await answersBetween(before.from, before.to)))
  expect(whole.solution.now).toMatchObject(await workedIn(await solutionsBetween(now.from, now.to)))
  expect(whole.solution.before).toMatchObject(await workedIn(await solutionsBetween(before.from, before.to)))
  expect(whole.firstAnswer.now.count).toBe(3)
  expect(whole.solution.now.count).toBe(2)
  expect(whole.firstAnswer.before.count).toBe(1)
  // Four: three that were answered and the one that two became; spam and the merged one do not count.
  expect(whole.opened.now.count).toBe(4)
  expect(whole.satisfaction).toMatchObject({
    now: { count: 1, total: 2 },
    before: { count: 1, total: 5 },
  })
})

test('departments and members add up to the whole', async () => {
  const { whole, departments, members } = await show()
  for (const figure of supportFigure.options)
    for (const rows of [departments, members])
      expect(rows.reduce((sum, one) => sum + one.figures[figure].now.total, 0)).toBe(whole[figure].now.total)
  const of = (person: TestPerson) => members.find(({ member }) => member?.id === person.id)?.figures
  expect(of(keeper)?.firstAnswer.now.count).toBe(1)
  expect(of(second)?.firstAnswer.now.count).toBe(2)
  expect(departments.find(({ department }) => department === 'account')?.figures.opened.now.count).toBe(1)
})

test('each figure leads to the tickets that it counts', async () => {
  const { whole } = await show()
  for (const figure of supportFigure.options) {
    const items = await list(figure)
    expect(items).toHaveLength(whole[figure].now.count)
    expect(items.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(whole[figure].now.total)
  }
  expect(await list('firstAnswer', { member: second.id })).toHaveLength(2)
  expect(await list('opened', { member: 'nobody' })).toHaveLength(1)
  expect(await list('opened', { department: 'account' })).toHaveLength(1)
})

test('figures are for managers of support alone', async () => {
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  expect((await arvand.call(figures.showFigures, {}, other)).status).toBe(403)
  expect((await arvand.call(figures.listOfFigure, { figure: 'opened' }, other)).status).toBe(403)
})
