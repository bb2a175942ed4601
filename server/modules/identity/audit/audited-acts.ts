import type { AuditedActs } from '#plugs/audited-acts'
import { recorder } from './record.ts'

/** The audited acts on accounts, sign-in, roles and personal data, with their Persian titles. */
export const identityActs = {
  registered: 'ثبت‌نام',
  'signed-in': 'ورود به حساب',
  'sign-in-failed': 'ورود ناموفق',
  'signed-out': 'خروج از حساب',
  'code-refused': 'کد یک‌بارمصرف نادرست',
  'second-factor-failed': 'رمز دوم نادرست',
  'second-factor-turned-on': 'روشن کردن رمز دوم',
  'second-factor-turned-off': 'خاموش کردن رمز دوم',
  'recovery-codes-made': 'ساختن کدهای بازیابی',
  'recovery-code-used': 'به کار بردن کد بازیابی',
  'password-changed': 'تغییر گذرواژه',
  'password-recovered': 'بازیابی گذرواژه',
  'mobile-changed': 'تغییر شمارهٔ همراه',
  'email-changed': 'تغییر ایمیل',
  'profile-changed': 'تغییر مشخصات',
  'session-ended': 'پایان دادن به یک نشست',
  'other-sessions-ended': 'پایان دادن به همهٔ نشست‌ها',
  reauthenticated: 'تأیید دوبارهٔ هویت',
  'reauthentication-failed': 'تأیید ناموفق هویت',
  'provider-linked': 'پیوستن حساب گوگل',
  'provider-unlinked': 'جدا کردن حساب گوگل',
  'role-granted': 'دادن نقش یا حوزه',
  'role-taken': 'گرفتن نقش یا حوزه',
  'account-blocked': 'مسدود کردن حساب',
  'account-unblocked': 'رفع مسدودی حساب',
  'application-sent': 'فرستادن درخواست تدریس',
  'application-accepted': 'پذیرش درخواست تدریس',
  'application-returned': 'بازگرداندن درخواست تدریس',
  'data-downloaded': 'دریافت دادهٔ خود',
  'account-removed': 'حذف حساب',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit. */
export const record = recorder(identityActs)
