import type { Enrolment } from './enrolment-queries.ts'

/**
 * Pure: why the person may not learn in this course now; null: they may. A completed enrolment stays open as long as
 * its days of access last.
 */
export function whyNotLearn(
  enrolment: Pick<Enrolment, 'state' | 'expires_at'> | undefined,
  now: Date,
): 'courses.not-enrolled' | 'courses.access-ended' | null {
  if (!enrolment || enrolment.state === 'refunded') return 'courses.not-enrolled'
  if (enrolment.state === 'expired') return 'courses.access-ended'
  return enrolment.expires_at !== null && enrolment.expires_at <= now ? 'courses.access-ended' : null
}
