import { learningEventWords } from '@arvand/contracts/state-words/learning'

export const analysisWords = {
  title: 'تحلیل',
  tabs: 'بخش‌های تحلیل',
  funnel: 'قیف فروش',
  sales: 'فروش',
  retention: 'ماندگاری',
  lessons: 'ریزش درس‌ها',
  visits: 'بازدید و ارجاع',
  learning: 'رویدادهای یادگیری',
  leads: {
    funnel: 'از بازدید تا ثبت‌نام در دوره، در برابر بازهٔ قبل. هر عدد به فهرست خودش می‌رسد.',
    sales: 'فروش به تفکیک دوره، مدرس، رشته و کد تخفیف. جمع ردیف‌ها با دفتر کل برابر است.',
    retention: 'از کسانی که در هر ماه عضو شده‌اند، چند نفر در ماه‌های بعد درسی خوانده‌اند.',
    lessons: 'دانشجویان هر دوره تا کدام درس پیش می‌روند. دوره‌ای را انتخاب کنید.',
    visits: 'بازدیدکننده‌ها از کدام سایت‌ها می‌آیند و کدام صفحه‌ها را می‌بینند.',
    learning: 'درس و دورهٔ تکمیل‌شده، نتیجهٔ آزمون، حضور در وبینار و گواهی‌های سیزده ماه گذشته.',
  },
} as const

export const funnelWords = {
  steps: 'مرحله به مرحله',
  caption: 'قیف فروش، مرحله به مرحله',
  stage: 'مرحله',
  now: 'این بازه',
  before: 'بازهٔ قبل',
  change: 'تغییر',
  ofPrevious: 'از مرحلهٔ قبل',
  sheet: { xlsx: 'روز به روز، فایل اکسل', csv: 'روز به روز، فایل CSV' },
  note: 'هر بازدیدکننده در هر روز یک بار شمرده می‌شود و نام او نگه داشته نمی‌شود. دوره‌های رایگان و ثبت‌نام به دست مدرس فاکتور ندارند.',
} as const

export const visitsWords = {
  title: 'بازدید و ارجاع',
  days: 'بازهٔ زمانی',
  last: (days: string) => `${days} روز گذشته`,
  range: (from: string, to: string) => `از ${from} تا ${to}`,
  views: 'بازدید',
  signUps: 'حساب تازه',
  referralViews: 'بازدید از لینک دعوت',
  viewsOf: (count: string) => `${count}، صفحه‌های دیده‌شده`,
  signUpsOf: (count: string) => `${count}، حساب‌های تازهٔ این روزها`,
  referralViewsOf: (count: string) => `${count}، بازدیدهای لینک‌های دعوت`,
  referrers: 'سایت‌های ارجاع‌دهنده',
  host: 'سایت',
  noReferrers: 'در این روزها کسی از سایت دیگری نیامد.',
  pages: 'پربازدیدترین صفحه‌ها',
  page: 'صفحه',
  noPages: 'در این روزها صفحه‌ای دیده نشد.',
  allPages: 'همهٔ صفحه‌های دیده‌شده',
} as const

export const learningWords = {
  title: 'رویدادهای یادگیری',
  kind: 'نوع رویداد',
  every: 'همه',
  types: learningEventWords,
  empty: 'هنوز رویدادی ثبت نشده است',
  emptyText: 'از اولین درسی که کسی تکمیل کند، این‌جا پر می‌شود.',
  nothing: 'رویدادی از این نوع نیست',
} as const

export const clientLogsWords = {
  title: 'خطاهای مرورگر',
  lead: 'آنچه در سی روز گذشته در مرورگر کاربران درست کار نکرد. این‌جا نوشته نمی‌شود که چه کسی بوده است.',
  levels: { error: 'خطا', warn: 'هشدار' },
  more: 'جزئیات',
  empty: 'خطایی ثبت نشده است',
  emptyText: 'اگر صفحه‌ای در مرورگر کسی درست کار نکند، این‌جا دیده می‌شود.',
} as const

export const pagesWords = {
  title: 'صفحه‌های دیده‌شده',
  lead: (from: string, to: string) => `بازدید صفحه‌ها از ${from} تا ${to}؛ هر بار دیدن یک بازدید است.`,
  which: 'کدام صفحه‌ها',
  all: 'همهٔ صفحه‌ها',
  courses: 'صفحهٔ دوره‌ها',
  views: (count: string) => `${count} بازدید`,
  order: 'پربازدیدترین‌ها بالاترند.',
  empty: 'در این روزها صفحه‌ای دیده نشد',
} as const

export const referralViewsWords = {
  title: 'بازدیدهای لینک‌های دعوت',
  lead: (from: string, to: string) =>
    `بازدید لینک دعوت هر کس از ${from} تا ${to}؛ هر بازدیدکننده در هفت روز یک بار شمرده می‌شود.`,
  views: (count: string) => `${count} بازدید`,
  left: 'حساب حذف‌شده',
  order: 'پربازدیدترین‌ها بالاترند.',
  empty: 'در این روزها کسی با لینک دعوت نیامد',
} as const

export const enrolmentsWords = {
  title: 'ثبت‌نام‌ها',
  by: {
    enrolled: {
      title: 'ثبت‌نام‌ها',
      lead: (from: string, to: string) => `کسانی که از ${from} تا ${to} در دوره‌ای ثبت‌نام کرده‌اند.`,
      empty: 'در این روزها کسی در دوره‌ای ثبت‌نام نکرد',
    },
    completed: {
      title: 'دوره‌های تکمیل‌شده',
      lead: (from: string, to: string) => `کسانی که از ${from} تا ${to} دوره‌ای را تمام کرده‌اند.`,
      empty: 'در این روزها کسی دوره‌ای را تمام نکرد',
    },
  },
  source: {
    self: 'رایگان',
    teacher: 'به دست مدرس',
    purchase: 'خرید',
    gift: 'هدیه',
    seat: 'خرید سازمانی',
    plus: 'اشتراک پلاس',
  },
  refunded: 'بازپرداخت‌شده',
} as const

export const retentionWords = {
  caption: 'ماندگاری کسانی که در هر ماه عضو شده‌اند',
  month: 'ماه عضویت',
  joined: 'عضو تازه',
  same: 'همان ماه',
  later: (months: string) => `${months} ماه بعد`,
  cell: (people: string, joined: string, month: string, later: string) =>
    `${people} نفر از ${joined} عضو ${month}، ${later}`,
  joinedOf: (people: string, month: string) => `${people} عضو تازهٔ ${month}`,
  none: 'هنوز کسی عضو نشده است',
  noneText: 'از اولین عضویت، این جدول پر می‌شود.',
  note: 'کسی شمرده می‌شود که در آن ماه دست‌کم یک مرحله از درسی را گذرانده باشد. ماه جاری هنوز تمام نشده است.',
  sheet: { xlsx: 'فایل اکسل', csv: 'فایل CSV' },
  people: 'ماندگارها',
  peopleLead: (joined: string, learned: string) => `اعضای ${joined} که در ${learned} درس خوانده‌اند.`,
  days: (count: string) => `${count} روز درس خوانده`,
  joinedAt: (date: string) => `عضویت: ${date}`,
  nobody: 'کسی از این اعضا در آن ماه درس نخوانده است',
} as const

export const lessonsWords = {
  list: 'دوره‌ها',
  none: 'هنوز دوره‌ای منتشر نشده است',
  note: (teacher: string, lessons: string) => `${teacher}، ${lessons} درس`,
  completed: (completed: string, enrolled: string) => `${completed} از ${enrolled} نفر تمام کرده‌اند`,
  order: 'پردانشجوترین‌ها بالاترند.',
  did: {
    reached: 'رسیده‌ها',
    notReached: 'نرسیده‌ها',
    completed: 'تمام‌کرده‌ها',
    watched: 'تماشاکرده‌ها',
  },
  choose: 'چه کسانی',
  enrolledAt: (date: string) => `ثبت‌نام: ${date}`,
  nobody: 'کسی در این فهرست نیست',
} as const

export const taughtSalesWords = {
  title: 'تحلیل دوره‌ها',
  lead: 'درآمد، فروش و ثبت‌نام دوره‌های شما در برابر بازهٔ قبل، و این که دانشجویان کجا می‌مانند.',
  trend: 'روند دوره‌ها',
  caption: 'درآمد، فروش و ثبت‌نام هر دوره',
  byCourse: 'دوره به دوره',
  note: (learners: string, sold: string, enrolments: string) =>
    `${learners} دانشجو، ${sold} فروش و ${enrolments} ثبت‌نام در این بازه`,
  soldOf: (count: string, title: string) => `${count} فروش «${title}»`,
  enrolmentsOf: (count: string, title: string) => `${count} ثبت‌نام در «${title}»`,
  course: 'دوره',
  income: 'درآمد',
  sold: 'فروش',
  enrolments: 'ثبت‌نام',
  change: 'در برابر بازهٔ قبل',
  dropOff: 'ریزش درس‌ها',
  dropOffOf: (title: string) => `ریزش درس‌ها، «${title}»`,
  learners: (count: string) => `${count} دانشجو`,
  toman: 'تومان',
  none: 'هنوز دوره‌ای ندارید',
  noneText: 'پس از ساختن اولین دوره، آمار آن این‌جا می‌آید.',
  order: 'پردرآمدترین‌ها بالاترند.',
} as const
