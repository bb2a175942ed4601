import { type Origin, recorder } from '#modules/identity'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on money, codes, cards and plans that the audit log records. */
export const commerceActs = {
  'refund-given': 'بازپرداخت از طرف مدیر',
  'refund-approved': 'تأیید درخواست بازپرداخت',
  'refund-refused': 'رد درخواست بازپرداخت',
  'refund-settled': 'تعیین تکلیف بازپرداخت نامشخص',
  'withdrawal-approved': 'تأیید برداشت',
  'withdrawal-refused': 'رد برداشت',
  'withdrawal-paid': 'ثبت واریز برداشت',
  // No longer written: limits and percents are settings of the site.
  'finance-settings-changed': 'تغییر تنظیمات مالی',
  'seller-changed': 'تغییر مشخصات فروشنده',
  'finance-exported': 'دریافت فایل مالی',
  'tax-number-written': 'نوشتن شمارهٔ مالیاتی',
  'gift-cards-issued': 'ساختن کارت هدیه',
  'gift-cards-exported': 'دریافت کدهای کارت هدیه',
  'gift-card-adjusted': 'تغییر ماندهٔ کارت هدیه',
  'gift-card-stopped': 'غیرفعال کردن کارت هدیه',
  'gift-card-started': 'فعال کردن کارت هدیه',
  'gift-card-expiry-changed': 'تغییر تاریخ انقضای کارت هدیه',
  'off-codes-made': 'ساختن کد تخفیف',
  'off-code-changed': 'تغییر کد تخفیف',
  'off-codes-exported': 'دریافت کدهای تخفیف',
  'off-code-stopped': 'غیرفعال کردن کد تخفیف',
  'off-code-started': 'فعال کردن کد تخفیف',
  'campaign-made': 'ساختن کمپین',
  'campaign-changed': 'تغییر کمپین',
  'plan-made': 'ساختن طرح پلاس',
  'plan-changed': 'تغییر طرح پلاس',
  'plan-stopped': 'پایان فروش طرح پلاس',
  'plan-sold-again': 'فروش دوبارهٔ طرح پلاس',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(commerceActs)

type Exporter = Parameters<typeof record>[3]['actor']

/** Writes to the audit log that a manager has exported figures of finance, here or in a module above. */
export const recordExport = (
  db: Db,
  clock: Clock,
  origin: Origin,
  actor: Exporter,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> => record(db, clock, origin, { act: 'finance-exported', personId: null, actor, detail })
