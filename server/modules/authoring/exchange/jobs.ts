import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Writes or reads a course; a process that dies leaves it to another one. */
export const exchange = jobKind('courses.exchange', z.object({ exchangeId: z.uuid() }), {
  retries: 2,
  pause: 30,
})

/** Removes written files a week after they were made. */
export const forgetExchanges = jobKind('courses.forget-exchanges', z.object({}))
