import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { department, ticketState } from '../tickets.ts'

const ticket = z.object({
  id: z.string(),
  /** By which people speak of it. */
  number: z.int(),
  state: ticketState,
  department,
  subject: z.string(),
  body: z.string(),
  name: z.string(),
  /** A mobile or an e-mail. */
  replyTo: z.string(),
  /** The account of who wrote while signed in. */
  personId: z.string().nullable(),
  at: instant,
  /** Who changed the state last, and when. */
  change: z.object({ by: z.string(), at: instant }).nullable(),
})

/** The states that the staff sets by hand while a ticket has no conversation. */
const settable = ticketState.exclude(['waiting'])

export const listTickets = endpoint({
  service: 'support',
  method: 'POST',
  path: 'ticket/list',
  access: 'manager',
  scope: 'support',
  prose: 'Tickets in one state, the longest waiting first when they are open, else newest first.',
  body: z.strictObject({
    state: settable,
    department: department.optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(ticket),
  errors: [],
})

export const listTicketsOfPerson = endpoint({
  service: 'support',
  method: 'POST',
  path: 'ticket/ofPerson',
  access: 'manager',
  scope: 'support',
  prose: 'Tickets that a person wrote while signed in, newest first, in whatever state.',
  body: pageAsk.extend({ personId: id }),
  reply: pageOf(ticket.pick({ id: true, number: true, state: true, subject: true, at: true })),
  errors: [],
})

export const setTicketState = endpoint({
  service: 'support',
  method: 'POST',
  path: 'ticket/setState',
  access: 'manager',
  scope: 'support',
  prose: 'Puts a ticket from the state in which it was seen into another; who did it is kept.',
  body: z.strictObject({ ticketId: id, from: ticketState, state: settable }),
  reply: z.object({}),
  errors: ['support.state-changed'],
})
