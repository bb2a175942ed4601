import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** Acts of managers on the list of all courses that go into the audit log. */
export const managedCourseActs = {
  'courses-exported': 'خروجی گرفتن از فهرست دوره‌ها',
} as const satisfies AuditedActs

/** Writes one of these acts into the audit log. */
export const record = recorder(managedCourseActs)
