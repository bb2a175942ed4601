import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Exports or imports a course; when the process dies, another one takes the job. */
export const exchange = jobKind('courses.exchange', z.object({ exchangeId: z.uuid() }), {
  retries: 2,
  pause: 30,
})

/** Removes the files of exports and imports a week after they ended. */
export const forgetExchanges = jobKind('courses.forget-exchanges', z.object({}))
