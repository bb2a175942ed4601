import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** Acts on learners' reviews that go into the audit log. */
export const reviewActs = {
  'review-hidden': 'پنهان کردن یک نظر',
  'review-shown': 'نمایش دوبارهٔ یک نظر',
} as const satisfies AuditedActs

/** Writes one of these acts into the audit log. */
export const record = recorder(reviewActs)
