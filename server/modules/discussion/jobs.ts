import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Tells those who answer for it of a question. */
export const notifyOfQuestion = jobKind('discussion.tell-of-question', z.object({ threadId: z.uuid() }))

/** Tells those who follow a thread, and those who have it before them, of an answer. */
export const notifyOfAnswer = jobKind('discussion.tell-of-answer', z.object({ commentId: z.uuid() }))
