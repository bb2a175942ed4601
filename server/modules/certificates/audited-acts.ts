import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on certificates that the audit log records. */
export const certificateActs = {
  'brand-changed': 'تغییر صادرکنندهٔ گواهی',
  'certificate-issued': 'صدور گواهی برای دیگران',
  'certificate-renewed': 'تمدید گواهی',
  'certificate-revoked': 'باطل کردن گواهی',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(certificateActs)
