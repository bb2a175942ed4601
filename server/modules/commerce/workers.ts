import { z } from 'zod'
import { jobKind, type Worker, worker } from '#platform/jobs'
import { expireFactors } from './factors/end-factor.ts'
import { sendReceipt, tellOfFactor } from './factors/tell-of-factor.ts'
import type { CommerceParts } from './parts.ts'
import { lookAtPayments, lookAtPaymentsKind } from './payments/look-at-payments.ts'

const expireFactorsKind = jobKind('commerce.expire-factors', z.strictObject({}), { retries: 1, pause: 20 })

const everyMinute = { every: '* * * * *', atOnce: 1 }

/** What commerce does after a commit, and by the clock. */
export const commerceWorkers = (parts: CommerceParts): Worker[] => [
  worker(tellOfFactor, ({ factorId }) => sendReceipt(parts, factorId)),
  worker(expireFactorsKind, (_, signal) => expireFactors(parts, signal), everyMinute),
  worker(lookAtPaymentsKind, (_, signal) => lookAtPayments(parts, signal), everyMinute),
]
