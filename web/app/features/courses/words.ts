import type { CourseLevel } from '@arvand/contracts/courses'
import type { CourseSort } from '@arvand/contracts/home/courses'
import type { LessonKind } from '@arvand/contracts/lesson-content'

export const levelWords: Readonly<Record<CourseLevel, string>> = {
  beginner: 'مقدماتی',
  intermediate: 'میانه',
  advanced: 'پیشرفته',
  everyone: 'برای همه',
}

export const kindWords: Readonly<Record<LessonKind, string>> = {
  video: 'ویدیو',
  audio: 'صدا',
  text: 'خواندنی',
  file: 'فایل',
  embed: 'صفحهٔ همراه',
  assignment: 'تکلیف',
  scorm: 'بستهٔ آموزشی',
  exam: 'آزمون',
  survey: 'نظرسنجی',
  live: 'کلاس زنده',
}

export const sortWords: Readonly<Record<CourseSort, string>> = {
  relevance: 'نزدیک‌ترین',
  newest: 'تازه‌ترین',
  popular: 'پرطرفدارترین',
  rating: 'بهترین نظرها',
  title: 'به ترتیب نام',
  cheapest: 'ارزان‌ترین',
  dearest: 'گران‌ترین',
}

export const priceWords = { free: 'رایگان', paid: 'پولی' } as const

export const coursesWords = {
  title: 'دوره‌ها',
  description: 'دوره‌های فارسی آروند در ریاضی، برنامه‌نویسی، علوم، ادبیات، هنر و موسیقی؛ با جست‌وجو و دسته‌بندی.',
  lead: (count: string) => `${count} دوره`,
  search: 'جست‌وجوی دوره',
  searchHint: 'می‌خواهم یاد بگیرم…',
  find: 'جست‌وجو',
  narrow: 'محدود کردن فهرست',
  category: 'رشته',
  level: 'سطح',
  price: 'هزینه',
  sort: 'ترتیب',
  all: 'همه',
  chosen: 'انتخاب‌های شما',
  drop: (what: string) => `برداشتن «${what}»`,
  clear: 'پاک کردن همه',
  corrected: (typed: string) => `برای «${typed}» چیزی نبود؛ این‌ها برای این واژه‌هاست:`,
  found: (count: string, q: string) => `${count} دوره برای «${q}»`,
  results: 'فهرست دوره‌ها',
  nothing: 'دوره‌ای پیدا نشد',
  nothingFor: (q: string) => `هیچ دوره‌ای با «${q}» پیدا نشد`,
  nothingText: 'واژهٔ کوتاه‌تری بنویسید یا یکی از انتخاب‌ها را بردارید. شاید هم این رشته‌ها به کارتان بیاید:',
  seeAll: 'دیدن همهٔ دوره‌ها',
  pageNote: 'ده دوره در هر صفحه',
  first: 'بازگشت به آغاز فهرست',
  next: 'ده دورهٔ بعد',
  loading: 'در حال آوردن دوره‌ها',
  lessons: (count: string) => `${count} درس`,
  ratings: (count: string) => `${count} نظر`,
  rating: (rating: string, ratings: string) => `امتیاز ${rating} از ۵، از ${ratings} نظر`,
  unrated: 'هنوز نظری ندارد',
  learners: 'یادگیرنده',
  people: (count: string) => `${count} نفر`,
  outOf: (rating: string) => `${rating} از ۵`,
  from: (ratings: string) => `از ${ratings} نظر`,
  by: 'مدرس',
  before: 'پیش از تخفیف: ',
  percent: (count: string) => `${count}٪`,
  off: 'تخفیف',
  plus: 'پلاس',
  withPlus: 'با پلاس آزاد است',
} as const

export const courseWords = {
  give: 'هدیه دادن',
  forMany: 'خرید سازمانی',
  outcomes: 'چه خواهید توانست',
  curriculum: 'سرفصل‌ها',
  sections: (sections: string, lessons: string, time: string) =>
    `${sections} فصل، ${lessons} درس، روی هم ${time}`,
  sectionNote: (lessons: string, time: string) => `${lessons} درس، ${time}`,
  preview: 'دیدن رایگان',
  previewOf: (title: string) => `دیدن رایگان «${title}»`,
  locked: 'پس از ثبت‌نام باز می‌شود',
  about: 'دربارهٔ این دوره',
  requirements: 'پیش‌نیازها',
  before: 'پیش از این دوره بگذرانید',
  teachers: 'مدرسان',
  teacher: 'مدرس دوره',
  inPaths: 'بخشی از مسیر',
  related: 'دوره‌های نزدیک',
  card: 'هزینه و ثبت‌نام',
  enrol: 'ثبت‌نام رایگان',
  openWithPlus: 'باز کردن با پلاس',
  buy: 'افزودن به سبد',
  inPlus: ['این دوره', 'با پلاس آزاد است'],
  ended: 'زمان دسترسی شما پایان یافته است. با خرید دوباره، از همان‌جا که ماندید ادامه می‌دهید.',
  enrolling: 'در حال ثبت‌نام…',
  goOn: 'ادامهٔ یادگیری',
  begin: 'رفتن به درس نخست',
  learner: 'شما در این دوره ثبت‌نام کرده‌اید.',
  staff: 'شما از مدرسان این دوره‌اید.',
  included: 'در این دوره',
  includes: {
    lessons: (lessons: string, time: string) => `${lessons} درس، ${time}`,
    heard: (count: string) => `${count} درس دیدنی و شنیدنی`,
    assignments: (count: string) => `${count} تکلیف با پاسخ مدرس`,
    forEver: 'دسترسی همیشگی، روی همهٔ دستگاه‌ها',
    days: (days: string) => `${days} روز دسترسی، روی همهٔ دستگاه‌ها`,
    whilePlus: 'دسترسی تا هنگامی که پلاس دارید',
    discussion: 'پرسش و پاسخ زیر هر درس',
    level: (level: string) => `سطح: ${level}`,
  },
  changed: 'تازه شده در',
  cover: 'نگارهٔ دوره',
} as const

export const categoryWords = {
  lead: (count: string) => `${count} دوره در این رشته`,
  description: (title: string) => `دوره‌های ${title} در آروند، به زبان فارسی.`,
  popular: 'پرطرفدارترین‌ها',
  other: 'رشته‌های دیگر',
} as const

export const teacherWords = {
  figures: 'در یک نگاه',
  courses: 'دوره',
  learners: 'یادگیرنده',
  rating: 'میانگین نظرها',
  time: 'درس',
  about: 'دربارهٔ مدرس',
  coursesOf: (name: string) => `دوره‌های ${name}`,
  none: 'هنوز دوره‌ای منتشر نشده است',
  noneText: 'به‌زودی سر بزنید، یا دوره‌های دیگر را ببینید.',
  links: 'پیوندها',
  profile: 'نمایهٔ کامل',
  role: 'معلم آروند',
} as const
