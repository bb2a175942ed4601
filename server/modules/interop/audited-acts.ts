import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on external tools and rosters that the audit log records. */
export const interopActs = {
  'tool-added': 'ثبت ابزار بیرونی',
  'tool-saved': 'تغییر ابزار بیرونی',
  'tool-closed': 'کنار گذاشتن ابزار بیرونی',
  'tool-opened': 'برگرداندن ابزار بیرونی',
  'roster-imported': 'وارد کردن فهرست مدرسه',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(interopActs)
