import type { AuditedActs } from '#plugs/audited-acts'
import { recorder } from './record.ts'

/** The audited acts on accounts, sign-in, roles and personal data, with their Persian titles. */
export const identityActs = {
  registered: 'ثبت‌نام',
  'account-imported': 'ساختن حساب از فهرست کاربران',
  'signed-in': 'ورود به حساب',
  'sign-in-failed': 'ورود ناموفق',
  'signed-out': 'خروج از حساب',
  'code-refused': 'کد یک‌بارمصرف نادرست',
  'second-factor-failed': 'کد رمزساز نادرست',
  'second-factor-turned-on': 'روشن کردن ورود دومرحله‌ای',
  'second-factor-turned-off': 'خاموش کردن ورود دومرحله‌ای',
  'recovery-codes-made': 'ساختن کدهای بازیابی',
  'recovery-code-used': 'استفاده از کد بازیابی',
  'password-changed': 'تغییر رمز عبور',
  'password-recovered': 'بازیابی رمز عبور',
  'mobile-changed': 'تغییر شمارهٔ موبایل',
  'email-changed': 'تغییر ایمیل',
  'profile-changed': 'تغییر مشخصات',
  'session-ended': 'خروج یک دستگاه',
  'other-sessions-ended': 'خروج همهٔ دستگاه‌ها',
  reauthenticated: 'تأیید دوبارهٔ هویت',
  'reauthentication-failed': 'تأیید ناموفق هویت',
  'provider-linked': 'وصل کردن حساب گوگل',
  'provider-unlinked': 'جدا کردن حساب گوگل',
  'passkey-added': 'افزودن کلید عبور',
  'passkey-removed': 'حذف کلید عبور',
  'role-granted': 'دادن نقش یا حوزه',
  'role-taken': 'گرفتن نقش یا حوزه',
  'account-blocked': 'مسدود کردن حساب',
  'account-unblocked': 'رفع مسدودی حساب',
  'people-exported': 'خروجی گرفتن از فهرست کاربران',
  'list-exported': 'دریافت فهرستی با نام افراد',
  'person-messaged': 'پیام مدیر به کاربر',
  'person-noted': 'یادداشت مدیران دربارهٔ کاربر',
  'application-sent': 'ارسال درخواست تدریس',
  'application-accepted': 'پذیرش درخواست تدریس',
  'application-returned': 'بازگرداندن درخواست تدریس',
  'data-downloaded': 'دریافت دادهٔ خود',
  'account-removed': 'حذف حساب',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit. */
export const record = recorder(identityActs)
