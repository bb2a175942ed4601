import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** What is written down of learners' reviews of courses. */
export const reviewActs = {
  'review-hidden': 'پنهان کردن یک نظر',
  'review-shown': 'نمایش دوبارهٔ یک نظر',
} as const satisfies AuditedActs

/** Writes one of them down. */
export const record = recorder(reviewActs)
