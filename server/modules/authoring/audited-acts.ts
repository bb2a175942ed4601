import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** Acts of the course review that go into the audit log. */
export const courseReviewActs = {
  'course-published': 'انتشار دوره',
  'course-returned': 'برگرداندن دوره برای اصلاح',
  'course-archived': 'خارج کردن دوره از فهرست',
  'course-noted': 'یادداشت بررسی دوره',
  'course-note-removed': 'حذف یادداشت بررسی دوره',
  'course-note-done': 'ثبت رفع یک یادداشت بررسی',
  'course-note-reopened': 'باز کردن دوبارهٔ یک یادداشت بررسی',
} as const satisfies AuditedActs

/** Writes one of these acts into the audit log. */
export const record = recorder(courseReviewActs)
