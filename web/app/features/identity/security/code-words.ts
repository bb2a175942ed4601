export const codeWords = {
  code: 'کد یک‌بارمصرف',
  hint: 'رقم فارسی و لاتین هر دو پذیرفته است.',
  sentToPhone: ['کد را به ', ' پیامک کردیم. تا چند دقیقه اعتبار دارد.'] as const,
  sentToMail: ['کد را به ', ' ایمیل کردیم. تا چند دقیقه اعتبار دارد.'] as const,
  resend: 'ارسال دوبارهٔ کد',
  resendIn: ['ارسال دوباره تا ', ' دیگر'] as const,
  call: 'دریافت کد با تماس',
} as const
