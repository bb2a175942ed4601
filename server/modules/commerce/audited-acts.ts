import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on money, codes, cards and plans that the audit log records. */
export const commerceActs = {
  'refund-given': 'بازپرداخت به دست مدیر',
  'refund-approved': 'پذیرفتن درخواست بازپرداخت',
  'refund-refused': 'نپذیرفتن درخواست بازپرداخت',
  'refund-settled': 'روشن کردن بازپرداخت در تردید',
  'withdrawal-approved': 'پذیرفتن برداشت',
  'withdrawal-refused': 'نپذیرفتن برداشت',
  'withdrawal-paid': 'ثبت واریز برداشت',
  'finance-settings-changed': 'تغییر تنظیمات مالی',
  'finance-exported': 'دریافت فایل مالی',
  'tax-number-written': 'نوشتن شمارهٔ مالیاتی',
  'gift-cards-issued': 'ساختن کارت هدیه',
  'gift-cards-exported': 'گرفتن کدهای کارت هدیه',
  'gift-card-adjusted': 'تغییر ماندهٔ کارت هدیه',
  'gift-card-stopped': 'از کار انداختن کارت هدیه',
  'gift-card-started': 'به کار انداختن کارت هدیه',
  'gift-card-expiry-changed': 'تغییر مهلت کارت هدیه',
  'off-codes-made': 'ساختن کد تخفیف',
  'off-codes-exported': 'گرفتن کدهای تخفیف',
  'off-code-stopped': 'از کار انداختن کد تخفیف',
  'off-code-started': 'به کار انداختن کد تخفیف',
  'campaign-made': 'ساختن کارزار',
  'campaign-changed': 'تغییر کارزار',
  'plan-made': 'ساختن طرح پلاس',
  'plan-changed': 'تغییر طرح پلاس',
  'plan-stopped': 'پایان فروش طرح پلاس',
  'plan-sold-again': 'فروش دوبارهٔ طرح پلاس',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(commerceActs)
