import { z } from 'zod'
import { jobKind } from '#platform/jobs'

const ofPlus = z.strictObject({ personId: z.uuid() })

/** Job that a transaction leaves when a person has plus from now on: a new one, or one that was paused. */
export const plusBegan = jobKind('commerce.plus-began', ofPlus, { retries: 20, pause: 1 })

/** Job that a transaction leaves when plus ends or is paused. */
export const plusEnded = jobKind('commerce.plus-ended', ofPlus, { retries: 20, pause: 1 })
