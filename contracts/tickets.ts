import { z } from 'zod'

/** What a message to support is about. */
export const department = z.enum(['learning', 'payment', 'account', 'teaching', 'other'])

/** Whose turn it is: the staff's, answered, the person's, or nobody's any more. */
export const ticketState = z.enum(['open', 'answered', 'waiting', 'closed'])
