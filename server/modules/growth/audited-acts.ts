import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on rewards that the audit log records. */
export const growthActs = {
  'referral-campaign-saved': 'ذخیرهٔ طرح پاداش دعوت',
  'referral-campaign-stopped': 'توقف طرح پاداش دعوت',
  'referral-reward-decided': 'تصمیم دربارهٔ پاداش دعوت',
  'wheel-prize-saved': 'ذخیرهٔ جایزهٔ گردونه',
  'wheel-prize-removed': 'برداشتن جایزهٔ گردونه',
  'wheel-set': 'تنظیم گردونهٔ شانس',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(growthActs)
