import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** Tries of one message after the first; the waits between them add up to some four hours. */
export const retries = 8

/** Sends one notice over one channel. */
export const deliver = jobKind('notices.deliver', z.object({ deliveryId: z.uuid() }), { retries, pause: 60 })

/** Deletes notices older than a year; runs on a schedule. */
export const forgetOld = jobKind('notices.forget-old', z.strictObject({}), { retries: 2, pause: 60 })
