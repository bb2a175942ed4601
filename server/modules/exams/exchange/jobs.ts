import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Reads or writes a file of questions; when the process dies, another one takes the job. */
export const questionExchange = jobKind('exams.question-exchange', z.object({ exchangeId: z.uuid() }), {
  retries: 2,
  pause: 30,
})

/** Removes what was read and never confirmed, and files that were written a week ago. */
export const forgetQuestionExchanges = jobKind('exams.forget-question-exchanges', z.object({}))
