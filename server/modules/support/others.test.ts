import { sendContactMessage } from '@arvand/contracts/home/contact'
import { searchHelp, voteOnHelp } from '@arvand/contracts/home/help'
import * as own from '@arvand/contracts/panel/tickets'
import * as figures from '@arvand/contracts/support/figures'
import * as help from '@arvand/contracts/support/help'
import { saveServiceLevel } from '@arvand/contracts/support/service-levels'
import * as staffSide from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

/** What is nobody's, somebody else's, too much or too little: each door of support refuses it, and nothing is written. */

let arvand: TestApp
let keeper: TestPerson
let writer: TestPerson
let other: TestPerson
let ticketId: string
let closedId: string
let articleId: string
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  writer = await aPerson(arvand)
  other = await aPerson(arvand)
  ticketId = (await opened()).id
  closedId = (await opened()).id
  await arvand.call(own.closeTicket, { ticketId: closedId, requestId: newId() }, writer)
  const article = { title: 'چطور شروع کنم؟', category: 'learning', requestId: newId() } as const
  articleId = (await arvand.call(help.makeHelpArticle, article, keeper)).answer.articleId
}, 60_000)
afterAll(() => arvand.close())

const text = { department: 'other', subject: 'پرسشی کوتاه', body: 'پاسخش را پیدا نکردم.' } as const
const opened = async () =>
  (await arvand.call(own.SaveTicket, { ...text, requestId: newId() }, writer)).answer.ticket

/** All that support has stored, to see that nothing of it changed. */
async function stored(): Promise<unknown> {
  const tables = ['tickets', 'messages', 'ticket_changes', 'canned_answers', 'service_levels', 'tags']
  const parts = [...tables, 'help_articles', 'help_versions', 'help_votes'].map(
    (table) => `'${table}', (select coalesce(jsonb_agg(t order by t::text), '[]') from support.${table} t)`,
  )
  const { rows } = await arvand.database.pool.query(`select jsonb_build_object(${parts.join()}) as all`)
  return rows[0].all
}

test('another’s ticket and article, and those that are nobody’s, answer in each door as if they were not there', async () => {
  const before = await stored()
  const unknown = newId()
  const requestId = newId()
  const draft = {
    title: 'عنوان دیگر',
    summary: '',
    body: { type: 'doc', content: [] },
    slug: 'another-title',
  }
  const ofOthers = [ticketId, closedId].flatMap((id) => [
    arvand.call(own.getTicket, { id }, other),
    arvand.call(own.SaveTicket, { id, body: 'سلام', requestId: newId() }, other),
    arvand.call(own.closeTicket, { ticketId: id, requestId: newId() }, other),
    arvand.call(own.rateTicket, { ticketId: id, rating: 1 }, other),
    // One of the staff is the writer of nothing but their own.
    arvand.call(own.getTicket, { id }, keeper),
    arvand.call(own.rateTicket, { ticketId: id, rating: 5 }, keeper),
  ])
  const ofNobody = [
    arvand.call(staffSide.showTicket, { ticketId: unknown }, keeper),
    arvand.call(staffSide.noteTicket, { ticketId: unknown, body: 'یادداشت', requestId }, keeper),
    arvand.call(staffSide.setTicketState, { ticketId: unknown, from: 'open', state: 'closed' }, keeper),
    arvand.call(staffSide.assignTicket, { ticketId: unknown, assigneeId: null }, keeper),
    arvand.call(staffSide.sortTicket, { ticketId: unknown, department: 'other', priority: 'urgent' }, keeper),
    arvand.call(staffSide.mergeTicket, { ticketId, intoId: unknown, requestId: newId() }, keeper),
    arvand.call(staffSide.mergeTicket, { ticketId: unknown, intoId: ticketId, requestId: newId() }, keeper),
    arvand.call(
      staffSide.answerTicket,
      {
        ...{ ticketId: unknown, body: 'پاسخ', state: 'answered', lastMessageId: null },
        requestId: newId(),
      },
      keeper,
    ),
    // One that is nobody's beside one that is there: neither is changed.
    arvand.call(staffSide.closeTickets, { ticketIds: [ticketId, unknown] }, keeper),
    arvand.call(staffSide.assignTickets, { ticketIds: [ticketId, unknown], assigneeId: null }, keeper),
    arvand.call(staffSide.tagTickets, { ticketIds: [ticketId, unknown], tag: 'برچسب' }, keeper),
    arvand.call(staffSide.untagTickets, { ticketIds: [ticketId, unknown], tag: 'برچسب' }, keeper),
    arvand.call(staffSide.sortOutSpam, { ticketIds: [ticketId, unknown], isSpam: true }, keeper),
    arvand.call(help.showHelpArticle, { articleId: unknown }, keeper),
    arvand.call(help.showHelpVersion, { articleId, number: 1 }, keeper),
    arvand.call(help.publishHelpArticle, { articleId: unknown }, keeper),
    arvand.call(help.bringBackHelpVersion, { articleId, number: 7 }, keeper),
    arvand.call(help.hideHelpArticle, { articleId: unknown }, keeper),
    arvand.call(help.moveHelpArticle, { articleId: unknown, to: 'up' }, keeper),
    arvand.call(help.removeHelpArticle, { articleId: unknown }, keeper),
    arvand.call(
      help.saveHelpArticle,
      { articleId: unknown, version: 1, category: 'learning', ...draft },
      keeper,
    ),
    // A draft is nobody's to vote on.
    arvand.call(voteOnHelp, { articleId, helped: true, voterId: newId() }, other),
  ]
  const answers = await Promise.all([...ofOthers, ...ofNobody])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(await stored()).toEqual(before)
})

const long = (most: number) => 'ا'.repeat(most + 1)
const ids = (count: number) => Array.from({ length: count }, newId)
const requestId = newId()
const answered = { body: 'پاسخ', state: 'answered', lastMessageId: null, requestId }

type Refused = readonly [what: string, endpoint: unknown, ask: () => object, field: string]

const ofPeople: readonly Refused[] = [
  ['no department', own.SaveTicket, () => ({ ...text, department: undefined, requestId }), 'department'],
  ['no subject', own.SaveTicket, () => ({ ...text, subject: undefined, requestId }), 'subject'],
  [
    'an unknown department',
    own.SaveTicket,
    () => ({ ...text, department: 'sales', requestId }),
    'department',
  ],
  ['a subject of 121', own.SaveTicket, () => ({ ...text, subject: long(120), requestId }), 'subject'],
  ['a subject of signs', own.SaveTicket, () => ({ ...text, subject: '؟؟؟', requestId }), 'subject'],
  ['a text of 4001', own.SaveTicket, () => ({ ...text, body: long(4000), requestId }), 'body'],
  ['a text of spaces', own.SaveTicket, () => ({ ...text, body: '   ', requestId }), 'body'],
  ['11 files', own.SaveTicket, () => ({ ...text, attachments: ids(11), requestId }), 'attachments'],
  [
    'the second before a film',
    own.SaveTicket,
    () => ({ ...text, context: { kind: 'lesson', id: newId(), second: -1 }, requestId }),
    'context.second',
  ],
  [
    'a context that nobody offers',
    own.SaveTicket,
    () => ({ ...text, context: { kind: 'wallet', id: newId() }, requestId }),
    'context.kind',
  ],
  ['no request', own.SaveTicket, () => ({ ...text }), 'requestId'],
  ['no star', own.rateTicket, () => ({ ticketId: closedId, rating: 0 }), 'rating'],
  ['six stars', own.rateTicket, () => ({ ticketId: closedId, rating: 6 }), 'rating'],
  ['half a star', own.rateTicket, () => ({ ticketId: closedId, rating: 3.5 }), 'rating'],
  [
    'a rating of 1001',
    own.rateTicket,
    () => ({ ticketId: closedId, rating: 3, comment: long(1000) }),
    'comment',
  ],
  ['a state', own.getTicket, () => ({ state: 'spam' }), 'state'],
  ['a search of 121', searchHelp, () => ({ q: long(120) }), 'q'],
  [
    'a vote of 501',
    voteOnHelp,
    () => ({ articleId, helped: false, comment: long(500), voterId: newId() }),
    'comment',
  ],
  [
    'a number that is none',
    sendContactMessage,
    () => ({ ...text, name: 'سارا', replyTo: '123', body: long(10), requestId: newId() }),
    'replyTo',
  ],
  [
    'a name of digits',
    sendContactMessage,
    () => ({ ...text, name: '۱۲۳', replyTo: '09120000099', body: long(10), requestId: newId() }),
    'name',
  ],
]

const ofStaff: readonly Refused[] = [
  ['an answer of 4001', staffSide.answerTicket, () => ({ ...answered, ticketId, body: long(4000) }), 'body'],
  ['an answer that opens', staffSide.answerTicket, () => ({ ...answered, ticketId, state: 'open' }), 'state'],
  [
    'an answer of 11 files',
    staffSide.answerTicket,
    () => ({ ...answered, ticketId, attachments: ids(11) }),
    'attachments',
  ],
  ['a note of 4001', staffSide.noteTicket, () => ({ ticketId, body: long(4000), requestId }), 'body'],
  [
    'a priority',
    staffSide.sortTicket,
    () => ({ ticketId, department: 'other', priority: 'low' }),
    'priority',
  ],
  ['no tickets', staffSide.closeTickets, () => ({ ticketIds: [] }), 'ticketIds'],
  ['51 tickets', staffSide.sortOutSpam, () => ({ ticketIds: ids(51), isSpam: true }), 'ticketIds'],
  ['a tag of one', staffSide.tagTickets, () => ({ ticketIds: [ticketId], tag: 'ب' }), 'tag'],
  ['a tag of 41', staffSide.tagTickets, () => ({ ticketIds: [ticketId], tag: long(40) }), 'tag'],
  ['a shelf', staffSide.listTickets, () => ({ state: 'lost' }), 'state'],
  [
    'a title of 81',
    staffSide.saveCannedAnswer,
    () => ({ title: long(80), body: 'متن آماده', requestId }),
    'title',
  ],
  [
    'no hour',
    saveServiceLevel,
    () => ({ department: 'other', normalHours: 8, urgentHours: 0 }),
    'urgentHours',
  ],
  [
    '41 hours',
    saveServiceLevel,
    () => ({ department: 'other', normalHours: 41, urgentHours: 2 }),
    'normalHours',
  ],
  [
    'urgent that is slower',
    saveServiceLevel,
    () => ({ department: 'other', normalHours: 2, urgentHours: 3 }),
    'urgentHours',
  ],
  ['a day that is in no calendar', figures.showFigures, () => ({ to: '2026-02-30' }), 'to'],
  ['a period', figures.showFigures, () => ({ period: 'century' }), 'period'],
  ['a member', figures.listOfFigure, () => ({ figure: 'opened', member: 'everybody' }), 'member'],
  [
    'an article of 121',
    help.makeHelpArticle,
    () => ({ title: long(120), category: 'learning', requestId }),
    'title',
  ],
  ['a place', help.moveHelpArticle, () => ({ articleId, to: 'top' }), 'to'],
]

test.each([
  ...ofPeople.map((one) => [...one, () => writer] as const),
  ...ofStaff.map((one) => [...one, () => keeper] as const),
])('refused, and nothing is written: %s', async (_, endpoint, ask, field, who) => {
  const before = await stored()
  const { status, problem } = await arvand.call(endpoint as typeof own.getTicket, ask(), who())
  expect([status, problem.code]).toEqual([422, 'request.invalid'])
  expect(Object.keys(problem.fields ?? {})).toEqual([field])
  expect(await stored()).toEqual(before)
})
