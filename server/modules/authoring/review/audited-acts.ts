import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** What is written down of the review of courses. */
export const courseReviewActs = {
  'course-published': 'انتشار دوره',
  'course-returned': 'برگرداندن دوره برای اصلاح',
  'course-archived': 'برداشتن دوره از فهرست',
} as const satisfies AuditedActs

/** Writes one of them down. */
export const record = recorder(courseReviewActs)
