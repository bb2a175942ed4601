import type { Access, Service } from '@arvand/contracts/endpoint'
import type { Kind } from './field-table.ts'

export const serviceWords: Readonly<Record<Service, { title: string; text: string }>> = {
  panel: { title: 'پنل', text: 'کارهای هر شخص در حساب خودش، و کارهای مدیران زیر manage.' },
  home: { title: 'خانه', text: 'آنچه همه می‌بینند. با GET خوانده می‌شود، یا با POST و بدنه.' },
  teacher: { title: 'مدرس', text: 'کارهای مدرس در درس‌ها و کلاس‌هایش.' },
  support: { title: 'پشتیبانی', text: 'میز کار کسانی که به تیکت‌ها پاسخ می‌دهند.' },
  analysis: { title: 'تحلیل', text: 'دیدارها، معرفی‌ها و رقم‌ها.' },
  export: { title: 'خروجی', text: 'ساختن فایل اکسل از داده‌ها.' },
}

export const accessWords: Readonly<Record<Access, string>> = {
  public: 'همه',
  user: 'هر کس که وارد شده باشد',
  teacher: 'مدرس',
  manager: 'مدیر',
}

export const kindWords: Readonly<Record<Kind, string>> = {
  text: 'متن',
  email: 'آدرس ایمیل',
  id: 'شناسه (UUID)',
  day: 'روز میلادی، YYYY-MM-DD',
  instant: 'لحظه، ISO 8601 به وقت UTC',
  address: 'آدرس وب',
  whole: 'عدد درست',
  number: 'عدد',
  truth: 'درست یا نادرست',
  object: 'شیء',
  map: 'شیء با کلیدهای آزاد',
  anything: 'هر مقدار',
}

export const developersWords = {
  title: 'برای برنامه‌نویسان',
  lead: 'هر چه صفحه‌های آروند می‌کنند با همین آدرس‌ها می‌کنند. این صفحه از خود قراردادهایی ساخته می‌شود که سرور با آن‌ها کار می‌کند، پس همیشه درست است.',
  rules: 'قواعد عمومی',
  ruleList: [
    {
      title: 'چه کسی صدا می‌زند',
      text: 'توکن ورود در هدر Authorization می‌آید: Bearer و پس از آن توکن. کوکی پذیرفته نمی‌شود. توکن را از login بگیرید.',
    },
    {
      title: 'پاسخ و خطا',
      text: 'پاسخ درست ۲۰۰ است و خود پاسخ. خطا application/problem+json است با code، یک جملهٔ فارسی در title، و در fields یک جمله برای هر فیلد نادرست.',
    },
    {
      title: 'فهرست‌ها',
      text: 'هر فهرست ده‌تا ده‌تا می‌آید: items و nextCursor. برای ادامه همان را در cursor بفرستید؛ null یعنی تمام شد.',
    },
    {
      title: 'دوباره ارسال',
      text: 'جایی که requestId هست، با همان شناسه و همان بدنه دوباره بفرستید: همان پاسخ را می‌گیرید و کار دو بار انجام نمی‌شود.',
    },
    {
      title: 'پول و زمان',
      text: 'پول عدد درست به ریال است. لحظه‌ها ISO 8601 به وقت UTC و روزها میلادی‌اند؛ تقویم خورشیدی فقط روی صفحه است.',
    },
    {
      title: 'رقم و حرف',
      text: 'رقم فارسی، عربی و لاتین و «ي» و «ك» عربی پذیرفته و یکدست می‌شود. نیم‌فاصله در جست‌وجو فرقی نمی‌گذارد.',
    },
  ],
  services: 'سرویس‌ها',
  json: 'همین قرارداد به OpenAPI',
  countOf: (count: string) => `${count} آدرس`,
  noneYet: 'این سرویس هنوز آدرس ندارد.',
  address: 'آدرس',
  who: 'چه کسی',
  prose: 'چه می‌کند',
  scope: 'با حوزهٔ',
  generalErrors: 'خطاهایی که هر آدرس می‌تواند داشته باشد',

  tableOf: (title: string) => `جدول ${title}`,
  ask: 'آنچه می‌فرستید',
  inPath: 'در آدرس',
  inQuery: 'در پرسش آدرس',
  inBody: 'در بدنه، JSON',
  nothingToSend: 'بدنه یک شیء خالی است.',
  answer: 'پاسخ ۲۰۰',
  emptyAnswer: 'یک شیء خالی.',
  shape: (number: string) => `شکل ${number}`,
  oneOf: 'پاسخ یکی از این شکل‌هاست:',
  field: 'نام',
  kind: 'نوع',
  need: 'الزام',
  limits: 'مقدار',
  required: 'الزامی',
  optional: 'اختیاری',
  always: 'همیشه',
  sometimes: 'گاهی',
  listOf: 'فهرستی از',
  or: ' یا ',
  orNull: 'یا null',
  oneOfValues: 'یکی از',
  characters: 'کاراکتر',
  least: 'دست‌کم',
  most: 'حداکثر',
  errors: 'خطاهای این آدرس',
  noErrors: 'خطای دیگری جز خطاهای عمومی ندارد.',
  general: 'خطاهای عمومی',
  code: 'کد',
  status: 'وضعیت',
  sentence: 'جمله‌ای که شخص می‌بیند',
} as const
