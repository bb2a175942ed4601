import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on settings that the audit log records. */
export const settingsActs = {
  'setting-changed': 'تغییر تنظیمات',
  'setting-reset': 'برگرداندن تنظیمات به پیش‌فرض',
  'site-changed': 'تغییر نام و ظاهر سایت',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(settingsActs)
