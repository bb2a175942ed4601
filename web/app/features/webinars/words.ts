import type { RegistrationState } from '@arvand/contracts/live'

export const registrationWords: Readonly<Record<RegistrationState, string>> = {
  waiting: 'در لیست انتظار',
  pendingPayment: 'در انتظار پرداخت',
  confirmed: 'ثبت‌نام شده',
  attended: 'حاضر بودید',
  certified: 'گواهی گرفتید',
  absent: 'غایب بودید',
  cancelled: 'لغو شد',
}

export const webinarsWords = {
  title: 'وبینارها',
  description: 'کلاس‌های زندهٔ آروند: زمان، ظرفیت و ثبت‌نام آنلاین.',
  lead: 'کلاس‌های زنده‌ای که یک بار برگزار می‌شوند؛ از هر جا که هستید شرکت کنید.',
  tabs: 'زمان وبینارها',
  when: { upcoming: 'پیش رو', live: 'در حال برگزاری', past: 'برگزار شده' },
  none: {
    upcoming: 'وبینار پیش رویی نیست',
    live: 'اکنون وبیناری برگزار نمی‌شود',
    past: 'هنوز وبیناری برگزار نشده است',
  },
  noneText: 'به‌زودی وبینارهای تازه‌ای اعلام می‌شود.',
  next: 'وبینارهای پیش رو',
  all: 'همهٔ وبینارها',
  seatsLeft: (count: string) => `${count} جای خالی`,
  full: 'ظرفیت تکمیل',
  at: (from: string, to: string) => `ساعت ${from} تا ${to}`,
  minutes: (count: string) => `${count} دقیقه`,
} as const

export const webinarWords = {
  inThis: 'در این وبینار',
  about: 'دربارهٔ این وبینار',
  tehran: (day: string) => `${day}، به وقت تهران`,
  capacity: (count: string) => `ظرفیت ${count} شرکت‌کننده`,
  register: 'ثبت‌نام رایگان',
  registerPaid: (sum: string) => `ثبت‌نام و پرداخت ${sum}`,
  joinQueue: 'ورود به لیست انتظار',
  wouldBe: (waiting: string, place: string) =>
    `${waiting} نفر در لیست انتظارند؛ شما نفر ${place} می‌شوید. اگر جایی خالی شود، خبر می‌دهیم.`,
  place: (place: string) => `نفر ${place} لیست انتظار هستید. اگر جایی خالی شود، خبر می‌دهیم.`,
  registered: 'در این وبینار ثبت‌نام کرده‌اید.',
  done: 'ثبت‌نام شما قطعی شد.',
  queued: 'در لیست انتظار قرار گرفتید.',
  held: (until: string) => `این جا تا ساعت ${until} برای شما نگه داشته می‌شود.`,
  heldByFactor: 'یک جا برای شما نگه داشته‌ایم. با پرداخت، ثبت‌نام شما قطعی می‌شود.',
  offCode: 'کد تخفیف',
  giftCard: 'کد کارت هدیه',
  giftCardHint: 'اگر چند کارت دارید، میان کدها فاصله بگذارید.',
  useWallet: 'از کیف پول هم برداشت شود',
  payNow: 'پرداخت',
  factor: 'دیدن فاکتور',
  paid: 'پرداخت شد و ثبت‌نام شما قطعی است.',
  enter: 'ورود به کلاس',
  host: 'میزبان این وبینار هستید.',
  manage: 'مدیریت وبینار',
  cancel: 'انصراف از ثبت‌نام',
  leaveQueue: 'خروج از لیست انتظار',
  cancelTitle: 'از این وبینار انصراف می‌دهید؟',
  cancelText: 'جای شما به نفر بعدی می‌رسد. اگر مبلغی پرداخته باشید، از همان راه برمی‌گردد.',
  cancelled: 'ثبت‌نام شما لغو شد.',
  calendar: 'افزودن به تقویم',
  includes: {
    label: 'ویژگی‌های وبینار',
    live: (minutes: string) => `${minutes} دقیقه کلاس زنده`,
    remind: 'یادآوری یک روز، یک ساعت و ده دقیقه قبل',
  },
  rule: (hours: string | null) =>
    `${hours === null ? 'تا شروع وبینار' : `تا ${hours} ساعت قبل از شروع`} می‌توانید انصراف دهید؛ همهٔ مبلغ برمی‌گردد.`,
  ruleFree: 'تا شروع وبینار می‌توانید انصراف دهید.',
  ended: 'این وبینار برگزار شده است.',
  wasCancelled: 'این وبینار لغو شده است.',
  recording: 'ضبط وبینار',
  recordingForPeople: 'اگر این وبینار ضبط شده باشد، شرکت‌کننده‌های آن با ورود به حساب خود این‌جا می‌بینند.',
  noRecording: 'برای این وبینار ضبطی گذاشته نشده است.',
  action: 'ثبت‌نام',
} as const

export const seriesWords = {
  title: (count: string) => `سری ${count} جلسه‌ای`,
  part: (number: string) => `جلسهٔ ${number}`,
  here: 'همین صفحه',
  all: (count: string) => `ثبت‌نام در ${count} جلسهٔ باز`,
  done: (registered: string, waiting: string | null) =>
    `در ${registered} جلسه ثبت‌نام شدید${waiting ? ` و در لیست انتظار ${waiting} جلسه قرار گرفتید` : ''}.`,
} as const

export const classWords = {
  kinds: 'انواع کلاس زنده',
  webinars: 'وبینارها',
  rooms: 'کلاس‌ها',
  meets: 'جلسه‌های خصوصی',
  rehearsal: 'اتاق تمرین: آزمایش میکروفون، دوربین و اینترنت',
} as const

export const mineWords = {
  title: 'وبینارهای من',
  lead: 'وبینارهایی که در آن‌ها ثبت‌نام کرده‌اید.',
  empty: 'هنوز در وبیناری ثبت‌نام نکرده‌اید',
  see: 'دیدن وبینارها',
  place: (place: string) => `نفر ${place}`,
} as const
