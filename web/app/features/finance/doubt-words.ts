export const doubtWords = {
  title: 'پرداخت‌های نامشخص',
  lead: 'بانک هنوز نگفته است که پول این پرداخت‌ها را دارد یا نه. به‌طور خودکار پیگیری می‌کنیم.',
  empty: 'پرداخت نامشخصی نیست',
  emptyText: 'وضعیت همهٔ پرداخت‌های بانکی مشخص است.',
  topUp: 'افزایش موجودی کیف پول',
  checks: (count: string) => `${count} بار پیگیری شد`,
  nextLook: (when: string) => `پیگیری بعدی ${when}`,
  askBank: 'استعلام از بانک',
  said: { settled: 'پول رسیده بود و ثبت شد.', failed: 'بانک گفت که پولی نرسیده است.' } as Readonly<
    Record<string, string>
  >,
  silent: 'بانک هنوز پاسخی نداده است.',
} as const
