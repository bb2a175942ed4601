import type { MissedBy } from '@arvand/contracts/live'

/** Until how long before a meet; no hours: until its start. */
const untilHours = (hours: string) => (hours === '' ? 'تا شروع جلسه' : `تا ${hours} ساعت قبل از جلسه`)

export const meetsWords = {
  title: 'جلسه‌های خصوصی',
  lead: 'جلسه‌های دونفره‌ای که با مدرس‌ها رزرو کرده‌اید.',
  empty: 'هنوز جلسه‌ای رزرو نکرده‌اید',
  emptyText: 'از فهرست مدرس‌ها یکی را انتخاب کنید و زمان آزاد او را ببینید.',
  minutes: (count: string) => `${count} دقیقه`,
  enter: 'ورود به کلاس',
  pay: 'پرداخت',
  cancel: 'لغو جلسه',
  cancelOf: (when: string) => `لغو جلسه، ${when}`,
  cancelTitle: 'این جلسه لغو شود؟',
  cancelText: (hours: string) => `${untilHours(hours)}، همهٔ مبلغ از همان راه برمی‌گردد.`,
  move: 'تغییر زمان',
  moveOf: (when: string) => `تغییر زمان جلسه، ${when}`,
  recordings: 'ضبط جلسه',
  recordingsOf: (when: string) => `ضبط جلسهٔ ${when}`,
  recordingsLead: 'ضبط را تنها شما دو نفر می‌بینید.',
  movedByTeacher: 'مدرس زمان را عوض کرده است؛ تا شروع جلسه می‌توانید آن را بدون هزینه لغو کنید.',
  cancelled: 'جلسه لغو شد.',
  book: 'رزرو جلسهٔ تازه',
} as const

export const missedWords = {
  learner: { learner: 'غیبت شما', teacher: 'غیبت مدرس', both: 'کسی نیامد' },
  teacher: { learner: 'غیبت شرکت‌کننده', teacher: 'غیبت شما', both: 'کسی نیامد' },
} as const satisfies Record<string, Readonly<Record<MissedBy, string>>>

export const moveWords = {
  title: 'تغییر زمان جلسه',
  of: (name: string) => `جلسهٔ خصوصی با ${name}`,
  now: (when: string) => `زمان اکنون: ${when}`,
  rules: (hours: string) => `هر جلسه ${untilHours(hours)} و حداکثر دو بار جابه‌جا می‌شود و هزینه‌ای ندارد.`,
  taughtRules:
    'هر جلسه را حداکثر دو بار، به زمانی از ۲۴ ساعت بعد به بعد جابه‌جا می‌کنید. شرکت‌کننده خبر می‌گیرد و تا شروع جلسه می‌تواند آن را با برگشت همهٔ پول لغو کند.',
  slot: 'زمان تازه',
  choose: 'یک زمان آزاد انتخاب کنید',
  reason: 'دلیل',
  reasonHint: 'همین متن برای شرکت‌کننده فرستاده می‌شود.',
  move: 'تغییر زمان',
  none: 'زمان آزاد دیگری نیست',
  noneText: 'زمانی با همین مدت و قیمت در هفته‌های پیش رو آزاد نیست. بعدتر دوباره ببینید.',
  noneTaught: 'در «ساعت‌های هفته» زمان تازه‌ای بگذارید و دوباره بیایید.',
  back: 'بازگشت به جلسه‌ها',
} as const

export const teachersWords = {
  title: 'انتخاب مدرس',
  lead: 'مدرس‌هایی که جلسهٔ خصوصی دارند.',
  empty: 'هنوز مدرسی جلسهٔ خصوصی ندارد',
  lasts: (minutes: string) => `هر جلسه ${minutes} دقیقه`,
} as const

export const slotsWords = {
  title: (name: string) => `جلسهٔ خصوصی با ${name}`,
  lead: 'یک زمان آزاد انتخاب کنید. همهٔ ساعت‌ها به وقت تهران است.',
  none: 'در این روزها زمان آزادی نیست',
  noneText: 'روزهای بعد را ببینید.',
  days: 'روزها',
  next: 'روزهای بعد',
  previous: 'روزهای قبل',
  slots: (day: string) => `زمان‌های آزاد ${day}`,
  book: (time: string) => `رزرو ساعت ${time}`,
  booked: 'جلسه رزرو شد. آن را در «جلسه‌های خصوصی» می‌بینید.',
} as const

export const taughtWords = {
  title: 'جلسه‌های خصوصی',
  lead: 'ساعت‌های آزاد خود را بگذارید تا دیگران جلسه رزرو کنند.',
  empty: 'هنوز جلسه‌ای رزرو نشده است',
  offer: 'شرایط جلسه',
  isOpen: 'رزرو باز است',
  minutes: 'مدت هر جلسه، به دقیقه',
  price: 'قیمت بدون مالیات',
  save: 'ذخیرهٔ شرایط',
  saved: 'شرایط جلسه ذخیره شد.',
  onHolidays: 'در تعطیلات رسمی هم رزرو باز باشد',
  noHandle: 'برای این‌که شما را پیدا کنند، در پروفایل خود یک نام کاربری بگذارید.',
  week: 'ساعت‌های هفته',
  noHours: 'هنوز ساعتی نگذاشته‌اید.',
  day: 'روز هفته',
  from: 'از ساعت',
  to: 'تا ساعت',
  add: 'افزودن ساعت',
  added: 'ساعت اضافه شد.',
  remove: 'حذف ساعت',
  removeOf: (hours: string) => `حذف ساعت، ${hours}`,
  removed: 'ساعت حذف شد.',
  hours: (day: string, from: string, to: string) => `${day} ${from} تا ${to}`,
  days: 'روزهای استثنا',
  daysLead: 'در این روزها ساعت‌های هفته برقرار نیست. جلسه‌های رزروشده سر جای خود می‌مانند.',
  noDays: 'روزی با هفته فرق ندارد.',
  date: 'تاریخ',
  dayFrom: 'ساعت شروع',
  dayTo: 'ساعت پایان',
  dayHint: 'برای تعطیلی همهٔ روز، ساعت‌ها را خالی بگذارید.',
  addDay: 'افزودن روز',
  dayAdded: 'روز اضافه شد.',
  removeDay: 'حذف روز',
  removeDayOf: (day: string) => `حذف روز، ${day}`,
  dayRemoved: 'روز حذف شد.',
  dayOff: 'تعطیل',
  dayHours: (from: string, to: string) => `${from} تا ${to}`,
  cancel: 'لغو',
  reason: 'دلیل لغو',
  reasonHint: 'همین متن برای شرکت‌کننده فرستاده می‌شود و پول او برمی‌گردد.',
  doCancel: 'لغو جلسه',
  cancelled: 'جلسه لغو شد و به شرکت‌کننده خبر داده شد.',
} as const
