import { formatNumber } from '@arvand/persian/numbers'

const people = (count: number) => `${formatNumber(count)} نفر`

export const chosenWords = {
  hint: 'کاربران را انتخاب کنید تا با هم پیام بگیرند، خروجی گرفته شود یا حسابشان تغییر کند.',
  choose: 'انتخاب',
  chooseOf: (name: string) => `انتخاب ${name}`,
  message: 'ارسال پیام',
  send: 'ارسال پیام به انتخاب‌شده‌ها',
  export: 'خروجی',
  sheet: 'فایل اکسل انتخاب‌شده‌ها',
  end: 'خروج از دستگاه‌ها',
  endNow: 'خروج از همهٔ دستگاه‌ها',
  role: 'نقش مدرس',
  roleWhat: 'چه شود؟',
  roleGive: 'دادن نقش مدرس',
  roleTake: 'گرفتن نقش مدرس',
  roleSave: 'ذخیرهٔ نقش',
  unblock: 'رفع مسدودی',
  unblockNow: 'رفع مسدودی انتخاب‌شده‌ها',
  block: 'مسدود کردن',
  blockNow: 'مسدود کردن انتخاب‌شده‌ها',
  reason: 'دلیل',
  blockQuestion: (count: number) => ({
    title: `${people(count)} مسدود شوند؟`,
    text: 'از همهٔ دستگاه‌ها خارج می‌شوند و نمی‌توانند وارد شوند. خریدها و موجودی‌شان می‌ماند.',
    confirm: 'مسدود کردن',
    danger: true,
  }),
  endQuestion: (count: number) => ({
    title: `${people(count)} از همهٔ دستگاه‌ها خارج شوند؟`,
    text: 'باید دوباره وارد شوند. دستگاه کنونی خودتان می‌ماند.',
    confirm: 'خروج از همهٔ دستگاه‌ها',
    danger: true,
  }),
  takeQuestion: (count: number) => ({
    title: `نقش مدرس از ${people(count)} گرفته شود؟`,
    text: 'دیگر به پنل مدرس دسترسی ندارند و از دستگاه‌ها خارج می‌شوند. دوره‌هایشان می‌ماند.',
    confirm: 'گرفتن نقش',
    danger: true,
  }),
  done: (count: number) => `برای ${people(count)} انجام شد.`,
  doneNobody: 'برای هیچ‌کس انجام نشد.',
  refused: (count: number) => `برای ${people(count)} انجام نشد`,
  gone: 'این حساب دیگر نیست.',
  somebody: 'یک حساب حذف‌شده',
} as const
