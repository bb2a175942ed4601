import { z } from 'zod'
import { jobKind } from '#platform/jobs'

const ofPlus = z.strictObject({ personId: z.uuid() })

/** Left in the transaction by which somebody has plus from now on: a new one, or one that was paused. */
export const plusBegan = jobKind('commerce.plus-began', ofPlus, { retries: 20, pause: 1 })

/** Left in the transaction by which plus ends, or rests. */
export const plusEnded = jobKind('commerce.plus-ended', ofPlus, { retries: 20, pause: 1 })
