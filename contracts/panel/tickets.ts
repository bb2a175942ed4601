import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, lines, requestId, title } from '../fields.ts'
import { pageOf } from '../page.ts'
import { department, ticketContextKind, ticketMessage, ticketShape, ticketState } from '../tickets.ts'

export const mostAttachments = 10

export const getTicket = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'getTicket',
  access: 'user',
  prose:
    'One of the person’s own tickets with its messages; without an id, their tickets, newest change first.',
  body: z.strictObject({ id: id.optional(), cursor: cursor.optional(), state: ticketState.optional() }),
  reply: z.union([z.object({ ticket: ticketShape, messages: z.array(ticketMessage) }), pageOf(ticketShape)]),
  errors: [],
})

export const SaveTicket = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'SaveTicket',
  access: 'user',
  prose:
    'Opens a ticket, or answers in one of one’s own; an answer in a closed one opens it again, and one in a merged one goes where that leads.',
  body: z
    .strictObject({
      id: id.optional(),
      department: department.optional(),
      subject: title(3, 120).optional(),
      body: lines(2, 4000),
      attachments: z.array(id).max(mostAttachments, 'حداکثر ده فایل پیوست می‌شود.').optional(),
      context: z
        .strictObject({ kind: ticketContextKind, id, second: z.int().min(0).max(360_000).optional() })
        .optional(),
      requestId,
    })
    .refine(({ id: given, department: about }) => given !== undefined || about !== undefined, {
      path: ['department'],
      message: 'بگویید پیام دربارهٔ چیست.',
    })
    .refine(({ id: given, subject }) => given !== undefined || subject !== undefined, {
      path: ['subject'],
      message: 'موضوع را بنویسید.',
    }),
  reply: z.object({ ticket: ticketShape }),
  errors: [
    'media.unknown-file',
    'media.wrong-use',
    'support.unknown-context',
    'support.too-many-open',
    'support.ticket-merged',
  ],
})

export const closeTicket = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'ticket/close',
  access: 'user',
  prose: 'Closes one of the person’s own tickets.',
  body: z.strictObject({ ticketId: id, requestId }),
  reply: z.object({ ticket: ticketShape }),
  errors: ['support.ticket-closed', 'support.ticket-merged'],
})

export const rateTicket = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'ticket/rate',
  access: 'user',
  prose: 'Says how satisfied the person is with a closed ticket; may be changed.',
  body: z.strictObject({
    ticketId: id,
    rating: z.int().min(1).max(5),
    comment: lines(0, 1000).optional(),
  }),
  reply: z.object({ ticket: ticketShape }),
  errors: ['support.ticket-not-closed', 'support.ticket-merged'],
})
