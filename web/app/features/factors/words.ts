import type { PaymentState, RefundState, SourceKind } from '@arvand/contracts/commerce'

export const factorsWords = {
  title: 'فاکتورها',
  lead: 'هر خرید یک فاکتور دارد؛ تازه‌ترین‌ها بالاترند.',
  which: 'کدام فاکتورها',
  all: 'همه',
  awaiting: 'در انتظار پرداخت',
  paid: 'پرداخت‌شده',
  ended: 'لغوشده',
  empty: 'هنوز فاکتوری ندارید',
  emptyText: 'اولین خریدتان همین‌جا با جزئیات و نسخهٔ چاپی می‌آید.',
  emptyOnly: 'فاکتوری با این وضعیت ندارید',
  emptyOnlyText: 'با گزینهٔ «همه» فاکتورهای دیگر را ببینید.',
  courses: 'دیدن دوره‌ها',
  andMore: (title: string, count: string) => `${title} و ${count} مورد دیگر`,
  numberOf: (number: string) => `فاکتور \u2066${number}\u2069`,
  unnumbered: 'فاکتور پرداخت‌نشده',
} as const

export const paymentStateWords: Readonly<Record<PaymentState, string>> = {
  created: 'شروع شد',
  atGateway: 'در صفحهٔ بانک',
  verifying: 'در انتظار پاسخ بانک',
  settled: 'موفق',
  failed: 'ناموفق',
  reversed: 'بازپرداخت‌شده',
}

export const refundStateWords: Readonly<Record<RefundState, string>> = {
  requested: 'در حال بررسی',
  paying: 'در حال انجام',
  paid: 'واریزشده',
  refused: 'ردشده',
}

export const sourceWords: Readonly<Record<SourceKind, string>> = {
  giftCard: 'کارت هدیه',
  wallet: 'کیف پول',
  gateway: 'درگاه بانک',
}
