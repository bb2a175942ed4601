import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on external tools that the audit log records. */
export const interopActs = {
  'tool-added': 'ثبت ابزار بیرونی',
  'tool-saved': 'تغییر ابزار بیرونی',
  'tool-closed': 'کنار گذاشتن ابزار بیرونی',
  'tool-opened': 'برگرداندن ابزار بیرونی',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(interopActs)
