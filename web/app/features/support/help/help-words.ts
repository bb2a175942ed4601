import type { HelpCategory, HelpState } from '@arvand/contracts/help'

export const categories: Readonly<Record<HelpCategory, string>> = {
  account: 'ورود و حساب',
  buying: 'خرید و پرداخت',
  learning: 'یادگیری',
  exams: 'آزمون و گواهی',
  teaching: 'تدریس در آروند',
}

export const helpWords = {
  title: 'راهنما',
  summary: 'پاسخ آنچه بیشتر می‌پرسند. اگر پاسخ خود را پیدا نکردید، برای ما بنویسید.',
  search: 'جست‌وجو در راهنما',
  searchHint: 'مثلاً: کد ورود نرسید',
  go: 'جست‌وجو',
  results: (q: string) => `نتیجه‌های «${q}»`,
  nothing: 'راهنمایی با این کلمه‌ها پیدا نشد.',
  nothingText: 'با کلمه‌های دیگری بگردید، یا همین را از پشتیبانی بپرسید.',
  all: 'همهٔ راهنماها',
  empty: 'هنوز راهنمایی منتشر نشده است',
  notFound: 'پاسخ خود را پیدا نکردید؟',
  write: 'نوشتن به پشتیبانی',
  others: 'راهنماهای دیگر این بخش',
  changed: 'آخرین تغییر',
  suggested: 'شاید پاسخ شما این‌جا باشد',
} as const

export const voteWords = {
  question: 'آیا این راهنما کمک کرد؟',
  yes: 'بله',
  no: 'خیر',
  thanks: 'خوشحالیم که کمک کرد. سپاس از پاسخ شما.',
  sorry: 'ممنون که گفتید. این راهنما را بهتر می‌کنیم.',
  comment: 'چه چیزی کم بود؟ (اختیاری)',
  commentHint: 'فقط گروه پشتیبانی این را می‌خواند و به آن پاسخی داده نمی‌شود.',
  send: 'ارسال توضیح',
  sent: 'توضیح شما رسید. سپاس‌گزاریم.',
} as const

export const stateWords: Readonly<Record<HelpState, string>> = {
  draft: 'پیش‌نویس',
  published: 'منتشرشده',
  changed: 'تغییر منتشرنشده',
}

export const manageWords = {
  title: 'راهنما',
  lead: 'پاسخ پرسش‌های پرتکرار، به ترتیبی که مردم در صفحهٔ راهنما می‌بینند.',
  empty: 'هنوز راهنمایی ننوشته‌اید',
  emptyText: 'از پرسشی شروع کنید که این هفته بیشتر از همه پرسیده‌اند.',
  make: 'راهنمای تازه',
  category: 'بخش',
  choose: 'انتخاب کنید',
  start: 'شروع نوشتن',
  moved: 'ترتیب عوض شد.',
  up: (title: string) => `«${title}» یک جا بالاتر برود`,
  down: (title: string) => `«${title}» یک جا پایین‌تر برود`,
  upShort: 'بالاتر',
  downShort: 'پایین‌تر',
  share: (percent: string, all: string) => `${percent} از ${all} نفر گفته‌اند کمک کرد`,
  noVotes: 'هنوز کسی رأی نداده است',
  page: 'دیدن صفحهٔ راهنما',
} as const

export const editorWords = {
  heading: 'عنوان',
  headingHint: 'همان‌طور که مردم می‌پرسند؛ مثل «کد ورود نرسید، چه کنم؟».',
  summary: 'پاسخ کوتاه',
  summaryHint: 'در یکی دو جمله. در فهرست، نتیجهٔ جست‌وجو و پیشنهاد هنگام نوشتن تیکت دیده می‌شود.',
  text: 'متن راهنما',
  textHint: 'قدم‌ها را شماره بزنید و به صفحه‌ای که کار در آن انجام می‌شود لینک بدهید.',
  slug: 'آدرس راهنما',
  slugHint: 'حروف کوچک لاتین، رقم و خط تیره.',
  slugFixed: 'آدرس راهنمای منتشرشده عوض نمی‌شود.',
  save: 'ذخیرهٔ راهنما',
  saved: 'راهنما ذخیره شد.',
  publication: 'انتشار',
  publish: 'انتشار راهنما',
  published: 'راهنما منتشر شد.',
  notSaved: 'متن هنوز ذخیره نشده است. اینترنت را بررسی کنید و دوباره بزنید.',
  live: 'خوانندگان همین متن را می‌بینند.',
  liveOlder: 'خوانندگان هنوز نسخهٔ قبلی را می‌بینند.',
  page: 'دیدن در سایت',
  hide: 'برداشتن از سایت',
  hidden: 'راهنما از سایت برداشته شد.',
  hideQuestion: {
    title: 'راهنما از سایت برداشته شود؟',
    text: 'دیگر کسی آن را نمی‌بیند. متن و نسخه‌هایش می‌ماند و دوباره می‌شود آن را منتشر کرد.',
    confirm: 'برداشتن از سایت',
  },
  remove: 'حذف پیش‌نویس',
  removeQuestion: {
    title: 'پیش‌نویس حذف شود؟',
    text: 'این متن برای همیشه پاک می‌شود.',
    confirm: 'حذف پیش‌نویس',
  },
  votes: 'رأی خوانندگان',
  comments: 'آنچه خوانندگان کم دیدند',
  versions: 'نسخه‌ها',
  version: (number: string) => `نسخهٔ ${number}`,
  isLive: 'روی سایت',
  bringBack: 'برگرداندن این نسخه',
  backToEditor: 'برگشت به ویرایش',
} as const
