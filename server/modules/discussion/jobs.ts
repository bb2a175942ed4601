import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Notifies the teachers who answer there of a question. */
export const notifyOfQuestion = jobKind('discussion.tell-of-question', z.object({ threadId: z.uuid() }))

/** Notifies followers of a thread, and the pages where the thread is open, of an answer. */
export const notifyOfAnswer = jobKind('discussion.tell-of-answer', z.object({ commentId: z.uuid() }))

/** Tells authors of new likes of their posts. A schedule repeats it. */
export const notifyOfLikesKind = jobKind('discussion.notify-of-likes', z.object({}))

/** Lets go what was kept of removed posts, once nobody may appeal any more. A schedule repeats it. */
export const endAppealsKind = jobKind('discussion.end-appeals', z.object({}))
