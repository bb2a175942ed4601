import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import { z } from 'zod'
import { emailFault } from './fields.ts'

/** What a message to support is about. */
export const department = z.enum(['learning', 'payment', 'account', 'teaching', 'other'])

/** Whose turn it is: the staff's, answered, the person's, or nobody's any more. */
export const ticketState = z.enum(['open', 'answered', 'waiting', 'closed'])

/** A mobile or an e-mail at which somebody wants the answer; parsed to E.164 or a clean address. */
export const replyTo = z
  .string()
  .max(320)
  .transform((text, context) => {
    const value = parsePhone(text) ?? parseEmail(text)
    if (value !== null) return value
    const message = text.includes('@') ? emailFault(text) : 'شمارهٔ موبایل یا ایمیل خود را درست بنویسید.'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
