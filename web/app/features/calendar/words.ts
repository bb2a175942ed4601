import { formatDay } from '@arvand/persian/format-date'

export const holidaysWords = {
  title: 'تعطیلی‌های رسمی',
  lead: 'روزهای تعطیل همهٔ تقویم‌های آروند و شمارش روزهای کاری از این‌جاست.',
  years: 'سال‌ها',
  year: (year: string) => `سال ${year}`,
  before: 'سال پیش',
  after: 'سال بعد',
  now: 'امسال',

  toConfirm: (count: string) => `${count} تعطیلی قمری این سال پیش‌بینی است`,
  toConfirmText:
    'تاریخ قمری با دیدن ماه گاهی یک روز جابه‌جا می‌شود. هر کدام را با تقویم رسمی مقایسه کنید؛ اگر روزش درست است تأیید کنید، اگر نه روز را درست کنید.',

  solar: 'خورشیدی، ثابت در قانون',
  announced: 'اعلام‌شده',
  estimated: 'پیش‌بینی، تأیید می‌خواهد',

  confirm: 'تأیید',
  confirmOf: (title: string) => `تأیید روز «${title}»`,
  confirmed: (title: string) => `روز «${title}» تأیید شد.`,
  mend: 'ویرایش',
  mendOf: (title: string) => `ویرایش «${title}»`,
  mending: (title: string) => `ویرایش «${title}»`,
  save: 'ذخیرهٔ تعطیلی',
  saved: (title: string) => `«${title}» ذخیره شد و در همهٔ تقویم‌ها به‌روز است.`,

  add: 'افزودن تعطیلی',
  addLead: 'تعطیلی‌ای که در همین سال اعلام شده است، مانند تعطیلی برای آلودگی هوا.',
  added: (title: string) => `«${title}» اضافه شد.`,
  day: 'روز',
  get dayHint() {
    return `مانند ${formatDay('2026-12-06')}.`
  },
  occasion: 'مناسبت',
  occasionHint: 'همان‌طور که در تقویم‌ها نوشته می‌شود.',

  remove: 'حذف',
  removeOf: (title: string) => `حذف «${title}»`,
  removed: (title: string) => `«${title}» از تقویم حذف شد.`,
  removeQuestion: (title: string) => `«${title}» از تقویم حذف شود؟`,
  removeText: 'این روز در همهٔ تقویم‌ها و شمارش‌ها روز کاری می‌شود. بعد می‌توانید دوباره اضافه کنید.',
  removeConfirm: 'حذف از تقویم',

  empty: 'این سال هنوز تعطیلی ندارد',
  countOf: (count: string) => `${count} روز`,
} as const
