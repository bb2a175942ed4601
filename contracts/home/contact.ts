import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lines, personName, phoneOrEmail, requestId, title } from '../fields.ts'
import { department } from '../tickets.ts'

export const sendContactMessage = endpoint({
  service: 'home',
  method: 'POST',
  path: 'contact',
  access: 'public',
  prose: 'Sends a message to support; it becomes a ticket, whose number is told; sent twice, it is one.',
  body: z.strictObject({
    name: personName,
    replyTo: phoneOrEmail,
    department,
    subject: title(3, 120),
    body: lines(10, 4000),
    requestId,
  }),
  reply: z.object({ number: z.int() }),
  errors: [],
})
