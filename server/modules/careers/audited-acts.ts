import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on companies and skills that the audit log records. */
export const careersActs = {
  'company-accepted': 'تأیید شرکت',
  'company-returned': 'برگرداندن شرکت',
  'company-change-accepted': 'تأیید تغییر نام یا سایت شرکت',
  'company-change-refused': 'رد تغییر نام یا سایت شرکت',
  'skill-saved': 'ذخیرهٔ مهارت',
  'skill-removed': 'حذف مهارت',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(careersActs)
