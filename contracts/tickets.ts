import { z } from 'zod'
import { instant } from './fields.ts'

/** What a message to support is about. */
export const department = z.enum(['learning', 'payment', 'account', 'teaching', 'other'])

/** Whose turn it is: the staff's, answered, the person's, or nobody's any more. */
export const ticketState = z.enum(['open', 'answered', 'waiting', 'closed'])

/** An urgent one is due earlier. */
export const ticketPriority = z.enum(['normal', 'urgent'])

/** What was done with a ticket, as its history tells it. */
export const ticketAct = z.enum([
  'state',
  'merged',
  'assigned',
  'sorted',
  'tagged',
  'untagged',
  'spam',
  'notSpam',
  'escalated',
])

/** What a ticket was opened from. */
export const ticketContextKind = z.enum(['lesson', 'factor', 'attempt', 'class'])
export type TicketContextKind = z.output<typeof ticketContextKind>

/** A ticket as both sides see it. */
export const ticketShape = z.object({
  id: z.string(),
  /** By which people speak of it. */
  number: z.int(),
  state: ticketState,
  department,
  priority: ticketPriority,
  subject: z.string(),
  createdAt: instant,
  /** Of the last message that both sides see. */
  updatedAt: instant,
  /** By when the staff answers, in working hours; null while it is not their turn. */
  dueAt: instant.nullable(),
  context: z
    .object({ kind: ticketContextKind, title: z.string(), href: z.string(), second: z.int().nullable() })
    .nullable(),
  /** 1 to 5, by its writer after it was closed. */
  rating: z.int().nullable(),
  /** The ticket to which its messages were moved. */
  mergedInto: z.object({ id: z.string(), number: z.int() }).nullable(),
})

export const ticketMessage = z.object({
  id: z.string(),
  author: z.object({ name: z.string(), isStaff: z.boolean(), isMe: z.boolean() }),
  body: z.string(),
  at: instant,
  attachments: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
})
