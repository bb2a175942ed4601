import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on live classes that the audit log records. */
export const liveActs = {
  'class-ended': 'پایان دادن به کلاس زنده',
  'classes-exported': 'خروجی گرفتن از کلاس‌های زنده',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(liveActs)
