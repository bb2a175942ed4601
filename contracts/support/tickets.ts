import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, instant, line, lines, requestId, title } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { mostAttachments } from '../panel/tickets.ts'
import { department, ticketAct, ticketMessage, ticketPriority, ticketShape, ticketState } from '../tickets.ts'

const staff = { service: 'support', method: 'POST', access: 'manager', scope: 'support' } as const

const person = z.object({ id: z.string(), name: z.string() })

const ticket = ticketShape.extend({
  body: z.string(),
  name: z.string(),
  /** A mobile or an e-mail. */
  replyTo: z.string(),
  /** The account of who wrote while signed in. */
  personId: z.string().nullable(),
  assignee: person.nullable(),
  tags: z.array(z.string()),
  /** Put apart by the staff. */
  isSpam: z.boolean(),
  /** Who changed the state last, and when. */
  change: z.object({ by: z.string(), at: instant }).nullable(),
})

/** By what the queue is laid out: its states, and what was put apart. */
const shelf = z.enum([...ticketState.options, 'spam'])

const tag = line(2, 40)

/** Whose tickets: mine, nobody's, or all when left out. */
const assigned = z.enum(['me', 'nobody'])

export const listTickets = endpoint({
  ...staff,
  path: 'ticket/list',
  prose:
    'Tickets in one state, or the spam, which no state tells: open ones by when they are due, the others by their last message, newest first.',
  body: z.strictObject({
    state: shelf,
    tag: tag.optional(),
    department: department.optional(),
    assigned: assigned.optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(ticket),
  errors: [],
})

export const listTicketsOfPerson = endpoint({
  ...staff,
  path: 'ticket/ofPerson',
  prose: 'Tickets that a person wrote while signed in, newest first, in whatever state.',
  body: pageAsk.extend({ personId: id }),
  reply: pageOf(
    ticketShape.pick({ id: true, number: true, state: true, subject: true }).extend({ at: instant }),
  ),
  errors: [],
})

export const showTicket = endpoint({
  ...staff,
  path: 'ticket/show',
  prose: 'A ticket with its messages, the internal notes among them, and its history.',
  body: z.strictObject({ ticketId: id }),
  reply: z.object({
    ticket,
    messages: z.array(
      ticketMessage.extend({
        isNote: z.boolean(),
        /** An answer that was to go out as a letter and did not, or of which nobody knows whether it did. */
        letter: z.enum(['failed', 'unknown']).nullable(),
      }),
    ),
    changes: z.array(
      z.object({
        id: z.string(),
        act: ticketAct,
        /** Of the act `state` alone. */
        state: ticketState.nullable(),
        /** A number, a name, a tag, or department and priority. */
        detail: z.string().nullable(),
        /** Null: nobody did it, the time for an answer had passed. */
        by: z.string().nullable(),
        at: instant,
      }),
    ),
    ratingComment: z.string().nullable(),
    /** Whether an answer goes to the writer as a letter: they have no account, but an address. */
    answersByMail: z.boolean(),
    /** Other tickets of who wrote it, into which it may be merged: the last twenty. */
    others: z.array(ticketShape.pick({ id: true, number: true, subject: true, state: true })),
  }),
  errors: [],
})

/** States in which an answer may leave a ticket. */
const afterAnswer = ticketState.exclude(['open'])

export const answerTicket = endpoint({
  ...staff,
  path: 'ticket/answer',
  prose:
    'Answers a ticket and leaves it in a state. `lastMessageId` is the last message that was read: a newer one refuses the answer, so that two of the staff do not answer the same thing.',
  body: z.strictObject({
    ticketId: id,
    body: lines(2, 4000),
    state: afterAnswer,
    lastMessageId: id.nullable(),
    attachments: z.array(id).max(mostAttachments, 'حداکثر ده فایل پیوست می‌شود.').optional(),
    requestId,
  }),
  reply: z.object({}),
  errors: [
    'support.answered-meanwhile',
    'support.stranger-opens-no-files',
    'support.ticket-merged',
    'media.unknown-file',
    'media.wrong-use',
  ],
})

export const noteTicket = endpoint({
  ...staff,
  path: 'ticket/note',
  prose: 'Writes a note that only the staff sees.',
  body: z.strictObject({ ticketId: id, body: lines(2, 4000), requestId }),
  reply: z.object({}),
  errors: ['support.ticket-merged'],
})

export const setTicketState = endpoint({
  ...staff,
  path: 'ticket/setState',
  prose: 'Puts a ticket from the state in which it was seen into another; who did it is kept.',
  body: z.strictObject({ ticketId: id, from: ticketState, state: ticketState }),
  reply: z.object({}),
  errors: ['support.state-changed', 'support.ticket-merged'],
})

export const assignTicket = endpoint({
  ...staff,
  path: 'ticket/assign',
  prose: 'Gives a ticket to one of the staff, or to nobody.',
  body: z.strictObject({ ticketId: id, assigneeId: id.nullable() }),
  reply: z.object({}),
  errors: ['support.unknown-assignee'],
})

export const sortTicket = endpoint({
  ...staff,
  path: 'ticket/sort',
  prose: 'Sets department and priority; an open ticket is due anew, counted from when it was opened.',
  body: z.strictObject({ ticketId: id, department, priority: ticketPriority }),
  reply: z.object({}),
  errors: ['support.ticket-merged'],
})

export const mergeTicket = endpoint({
  ...staff,
  path: 'ticket/merge',
  prose:
    'Moves all that was written in a ticket into another of the same person, in the order in which it was written, and tells them; the ticket itself leads there.',
  body: z.strictObject({ ticketId: id, intoId: id, requestId }),
  reply: z.object({}),
  errors: [
    'support.merged-with-itself',
    'support.ticket-merged',
    'support.spam-not-merged',
    'support.not-one-person',
  ],
})

/** The rows of a page, and some more. */
const ticketIds = z.array(id).min(1, 'دست‌کم یک تیکت را انتخاب کنید.').max(50)
const changed = z.object({ changed: z.int() })

export const closeTickets = endpoint({
  ...staff,
  path: 'tickets/close',
  prose: 'Closes several tickets; those that are closed or merged already are let be.',
  body: z.strictObject({ ticketIds }),
  reply: changed,
  errors: [],
})

export const assignTickets = endpoint({
  ...staff,
  path: 'tickets/assign',
  prose: 'Gives several tickets to one of the staff, or to nobody.',
  body: z.strictObject({ ticketIds, assigneeId: id.nullable() }),
  reply: changed,
  errors: ['support.unknown-assignee'],
})

export const tagTickets = endpoint({
  ...staff,
  path: 'tickets/tag',
  prose: 'Gives tickets a tag, of which each has at most ten.',
  body: z.strictObject({ ticketIds, tag }),
  reply: changed,
  errors: ['support.tags-full'],
})

export const untagTickets = endpoint({
  ...staff,
  path: 'tickets/untag',
  prose: 'Takes a tag from tickets.',
  body: z.strictObject({ ticketIds, tag }),
  reply: changed,
  errors: [],
})

export const sortOutSpam = endpoint({
  ...staff,
  path: 'tickets/spam',
  prose:
    'Puts tickets apart as spam, closed without a word to whoever wrote them; or takes them back, which opens them again.',
  body: z.strictObject({ ticketIds, isSpam: z.boolean() }),
  reply: changed,
  errors: [],
})

export const listTags = endpoint({
  ...staff,
  path: 'tags/list',
  prose: 'The tags that some ticket has.',
  body: z.strictObject({}),
  reply: wholeOf(z.object({ tag: z.string() })),
  whole: true,
  errors: [],
})

export const listSupportStaff = endpoint({
  ...staff,
  path: 'staff/list',
  prose: 'The managers with the scope support.',
  body: z.strictObject({}),
  reply: wholeOf(person),
  whole: true,
  errors: [],
})

const cannedAnswer = z.object({ id: z.string(), title: z.string(), body: z.string() })

export const listCannedAnswers = endpoint({
  ...staff,
  path: 'cannedAnswer/list',
  prose: 'The answers that the staff has ready, by title.',
  body: z.strictObject({}),
  reply: wholeOf(cannedAnswer),
  whole: true,
  errors: [],
})

export const saveCannedAnswer = endpoint({
  ...staff,
  path: 'cannedAnswer/save',
  prose:
    'Stores a ready answer, a new one without an id; `{name}` and `{number}` stand for the person and the ticket.',
  body: z.strictObject({ id: id.optional(), title: title(2, 80), body: lines(2, 4000), requestId }),
  reply: z.object({ cannedAnswer }),
  errors: ['support.too-many-canned-answers'],
})

export const removeCannedAnswer = endpoint({
  ...staff,
  path: 'cannedAnswer/remove',
  prose: 'Removes a ready answer.',
  body: z.strictObject({ id }),
  reply: z.object({}),
  errors: [],
})
