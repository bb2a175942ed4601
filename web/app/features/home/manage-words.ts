import type { FunnelStage } from '@arvand/contracts/analysis/funnel'
import type { FigurePeriod, ManagerFigure } from '@arvand/contracts/home/homes'
import type { SalesFigure } from '@arvand/contracts/panel/manage-sales'
import type { TaughtFigure } from '@arvand/contracts/teacher/sales'

/** A figure of the manager's home, the report of sales, the funnel, or a teacher's own sales. */
export type FigureName = ManagerFigure | SalesFigure | FunnelStage | TaughtFigure

export const manageWords = {
  title: 'خانه',
  greetings: ['شب به‌خیر', 'صبح به‌خیر', 'ظهر به‌خیر', 'عصر به‌خیر'] as const,
  salesToday: 'فروش امروز تا این ساعت:',
  toman: 'تومان',
} as const

export const attentionWords = {
  title: 'نیازمند رسیدگی',
  total: (count: string) => `${count} کار`,
  oldest: 'قدیمی‌ترین:',
  buttonName: (verb: string, count: string) => `${verb}، ${count} مورد`,
  restAre: (names: string) => `${names} هم هست`,
  and: ' و ',
  all: 'همهٔ کارها',
  queue: 'در انتظار بررسی',
  oneByOne: 'دیدن یکی‌یکی',
  oneByOneOf: (title: string) => `دیدن یکی‌یکی: ${title}`,
  done: 'همه‌چیز رسیدگی شده است',
  lastLook: (time: string) => `آخرین بررسی: ساعت ${time}`,
} as const

export const notReadWords = {
  row: 'شمارش نشد',
  part: 'دریافت نشد.',
  tile: 'دریافت نشد',
  buttonName: (verb: string, title: string) => `${verb}: ${title}`,
} as const

export const runningWords = {
  title: 'در حال برگزاری',
  live: 'زنده',
  kinds: { room: 'کلاس', webinar: 'وبینار', meet: 'جلسهٔ خصوصی', examSession: 'آزمون' },
  since: (time: string) => `از ${time}`,
  until: (time: string) => `تا ${time}`,
  people: (count: string) => `${count} نفر`,
  peopleOf: (count: string, seats: string) => `${count} نفر از ${seats}`,
  writing: (count: string) => `${count} داوطلب`,
  writingAndCut: (count: string, cut: string) => `${count} داوطلب، ${cut} نفر قطع شده‌اند`,
  none: 'اکنون چیزی برگزار نمی‌شود',
  noneText: 'کلاس‌ها و آزمون‌هایی که شروع شوند این‌جا دیده می‌شوند.',
  next: (title: string, time: string) => `بعدی: ${title}، ${time}`,
  noNext: 'امروز برنامهٔ دیگری نیست',
  today: 'برنامهٔ پیش رو',
} as const

export const healthWords = {
  title: 'وضعیت آروند',
  well: 'همه‌چیز عادی است',
  partly: 'بخشی دریافت نشد',
  waiting: (count: string) => `${count} مورد نیاز به رسیدگی دارد`,
  notRead: (name: string) => `${name}: دریافت نشد`,
} as const

const periods: Readonly<Record<FigurePeriod, string>> = {
  thirtyDays: '۳۰ روز گذشته',
  day: 'روز',
  week: 'هفته',
  month: 'ماه',
  season: 'فصل',
}

export const periodWords = {
  title: 'روند آروند',
  choose: 'بازهٔ زمانی',
  periods,
  monthOf: { jalali: 'ماه شمسی', gregorian: 'ماه میلادی' },
  earlier: 'بازهٔ قبلی',
  later: 'بازهٔ بعدی',
  range: (from: string, to: string) => `${from} تا ${to}`,
  against: {
    thirtyDays: 'در برابر ۳۰ روز پیش از آن',
    day: 'در برابر روز قبل',
    week: 'در برابر هفتهٔ قبل',
    month: 'در برابر ماه قبل',
    season: 'در برابر فصل قبل',
  } satisfies Readonly<Record<FigurePeriod, string>>,
  dayUpTo: (hour: string) => `تا ساعت ${hour}، در برابر همین ساعت‌های روز قبل`,
  partOf: (count: string, whole: string, before: string) =>
    `${count} روز از ${whole} در برابر ${count} روز ${before}`,
  wholes: { week: ['هفته', 'هفتهٔ قبل'], month: ['ماه', 'ماه قبل'], season: ['فصل', 'فصل قبل'] } as const,
  justBegun: 'هنوز یک روز کامل از این بازه نگذشته است',
  lastYear: 'در برابر همین روزهای سال پیش، چون نوروز در میان است',
} as const

interface FigureWords {
  readonly label: string
  readonly daily: string
  readonly hourly: string
  /** Of one unit: «۶۱ فاکتور». */
  readonly one: string
  readonly none: string
  /** The list of the whole period, and what a press on the chart opens. */
  readonly list: string
  readonly press: string
}

export const figureWords: Readonly<Record<FigureName, FigureWords>> = {
  sales: {
    label: 'فروش',
    daily: 'فروش روزانه',
    hourly: 'فروش ساعت به ساعت',
    one: 'فاکتور',
    none: 'در این بازه فروشی نبود',
    list: 'فاکتورهای این بازه',
    press: 'روی هر روز بزنید تا فاکتورهایش باز شود.',
  },
  factors: {
    label: 'فاکتور پرداخت‌شده',
    daily: 'فاکتورهای پرداخت‌شده در روز',
    hourly: 'فاکتورهای پرداخت‌شده، ساعت به ساعت',
    one: 'فاکتور',
    none: 'در این بازه فاکتوری پرداخت نشد',
    list: 'فاکتورهای این بازه',
    press: 'روی هر روز بزنید تا فاکتورهایش باز شود.',
  },
  discounts: {
    label: 'تخفیف داده‌شده',
    daily: 'تخفیف روزانه',
    hourly: 'تخفیف ساعت به ساعت',
    one: 'فاکتور',
    none: 'در این بازه تخفیفی داده نشد',
    list: 'فاکتورهای این بازه',
    press: 'روی هر روز بزنید تا فاکتورهایش باز شود.',
  },
  enrolments: {
    label: 'ثبت‌نام در دوره',
    daily: 'ثبت‌نام روزانه در دوره‌ها',
    hourly: 'ثبت‌نام در دوره‌ها، ساعت به ساعت',
    one: 'ثبت‌نام',
    none: 'در این بازه کسی در دوره‌ای ثبت‌نام نکرد',
    list: 'ثبت‌نام‌های این بازه',
    press: 'روی هر روز بزنید تا ثبت‌نام‌هایش باز شود.',
  },
  completions: {
    label: 'تکمیل دوره',
    daily: 'تکمیل روزانهٔ دوره‌ها',
    hourly: 'تکمیل دوره‌ها، ساعت به ساعت',
    one: 'تکمیل دوره',
    none: 'در این بازه دوره‌ای تکمیل نشد',
    list: 'دوره‌های تکمیل‌شدهٔ این بازه',
    press: 'روی هر روز بزنید تا فهرستش باز شود.',
  },
  active: {
    label: 'کاربران فعال',
    daily: 'کاربران فعال در روز',
    hourly: 'اولین ورود کاربران، ساعت به ساعت',
    one: 'نفر',
    none: 'در این بازه کسی فعال نبود',
    list: 'کاربران فعال این بازه',
    press: 'روی هر روز بزنید تا کاربران فعال آن روز را ببینید.',
  },
  accounts: {
    label: 'حساب‌های تازه',
    daily: 'حساب‌های تازه در روز',
    hourly: 'حساب‌های تازه، ساعت به ساعت',
    one: 'حساب',
    none: 'در این بازه حساب تازه‌ای ساخته نشد',
    list: 'حساب‌های تازهٔ این بازه',
    press: 'روی هر روز بزنید تا حساب‌های تازه‌اش باز شود.',
  },
  refunds: {
    label: 'بازپرداخت',
    daily: 'بازپرداخت روزانه',
    hourly: 'بازپرداخت ساعت به ساعت',
    one: 'بازپرداخت',
    none: 'در این بازه بازپرداختی نبود',
    list: 'بازپرداخت‌های این بازه',
    press: 'روی هر روز بزنید تا بازپرداخت‌هایش باز شود.',
  },
  visitors: {
    label: 'بازدیدکننده',
    daily: 'بازدیدکننده‌های هر روز',
    hourly: 'اولین بازدید بازدیدکننده‌ها، ساعت به ساعت',
    one: 'بازدیدکننده',
    none: 'در این بازه بازدیدی نبود',
    list: 'صفحه‌های دیده‌شدهٔ این بازه',
    press: 'روی هر روز بزنید تا صفحه‌های دیده‌شده‌اش باز شود.',
  },
  courseVisitors: {
    label: 'بازدیدکنندهٔ دوره‌ها',
    daily: 'بازدیدکننده‌های صفحهٔ دوره‌ها در روز',
    hourly: 'اولین بازدید از صفحهٔ دوره‌ها، ساعت به ساعت',
    one: 'بازدیدکننده',
    none: 'در این بازه کسی صفحهٔ دوره‌ای را ندید',
    list: 'دوره‌های دیده‌شدهٔ این بازه',
    press: 'روی هر روز بزنید تا دوره‌های دیده‌شده‌اش باز شود.',
  },
  madeFactors: {
    label: 'فاکتور صادرشده',
    daily: 'فاکتورهای صادرشده در روز',
    hourly: 'فاکتورهای صادرشده، ساعت به ساعت',
    one: 'فاکتور',
    none: 'در این بازه فاکتوری صادر نشد',
    list: 'فاکتورهای صادرشدهٔ این بازه',
    press: 'روی هر روز بزنید تا فاکتورهایش باز شود.',
  },
  income: {
    label: 'درآمد از دوره‌ها',
    daily: 'درآمد روزانه از دوره‌ها',
    hourly: 'درآمد از دوره‌ها، ساعت به ساعت',
    one: 'فروش',
    none: 'در این بازه درآمدی از دوره‌ها نبود',
    list: 'فروش‌ها و سهم شما',
    press: 'روی هر روز بزنید تا فروش‌ها باز شود.',
  },
  sold: {
    label: 'دورهٔ فروخته‌شده',
    daily: 'دوره‌های فروخته‌شده در روز',
    hourly: 'دوره‌های فروخته‌شده، ساعت به ساعت',
    one: 'فروش',
    none: 'در این بازه دوره‌ای فروخته نشد',
    list: 'فروش‌ها و سهم شما',
    press: 'روی هر روز بزنید تا فروش‌ها باز شود.',
  },
}

export const chartWords = {
  figures: 'شاخص‌ها',
  million: 'میلیون تومان',
  thousand: 'هزار تومان',
  toman: 'تومان',
  inTable: 'دیدن در جدول',
  inChart: 'دیدن در نمودار',
  day: 'روز',
  hour: 'ساعت',
  hourOf: (hour: string) => `ساعت ${hour}`,
  before: 'روز متناظر',
  hourBefore: 'همان ساعت',
  change: 'تغییر',
  notYet: 'هنوز نرسیده',
  of: (value: string, count: string) => `${value} از ${count}`,
  earlier: (label: string, value: string) => `${label}: ${value}`,
  sentence: (label: string, range: string, value: string, change: string) =>
    `${label} از ${range}: ${value}، ${change}`,
  count: (count: string) => `${count} مورد، `,
  otherPeriod: 'بازهٔ دیگر',
} as const

export const bestWords = {
  title: 'پرفروش‌ترین دوره‌ها',
  all: 'همهٔ دوره‌ها',
  enrolments: (count: string) => `${count} ثبت‌نام`,
  none: 'در این بازه دوره‌ای فروخته نشد.',
  shares: 'سهم رشته‌ها از فروش',
  million: (value: string) => `${value} میلیون`,
  noField: 'غیر از دوره‌ها',
} as const
